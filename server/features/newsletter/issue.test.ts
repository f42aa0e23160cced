import { describe, expect } from "vitest";
import { schema } from "#server/platform/database/db.ts";
import { test } from "#server/testing/testing.ts";
import {
  type Issue,
  IssueError,
  issueDigest,
  issueFaults,
  issueFromFile,
  issueFromPost,
  requirePublished,
} from "./issue.ts";
import { issueMail, LARGEST_HTML_BYTES } from "./issue-mail.ts";

const TEXT = `# Harvest, early

The **first** Syrah is in at [Kiona](/winery/kiona-vineyards-and-winery).

## What to do

1. Book *before* you drive.
2. Ask for the [label rule](https://www.ecfr.gov/).

- A room with a view & a dog
- [Kiona](/winery/kiona-vineyards-and-winery) again

> Bring a coat.

| Town | Rooms |
|---|---|
| Zillah | 18 |
`;

const reader = { email: "a@example.org", unsubscribeToken: "token-of-a" };
const frame = {
  config: { publicUrl: "https://guide.test", mailFrom: "guide@guide.test" },
  optOut: {
    url: "https://guide.test/mail/never/x",
    line: "Never: https://guide.test/mail/never/x",
    headers: {},
  },
};
const mailOf = (issue: Issue) => issueMail(issue, "https://guide.test")(reader, frame, "delivery");

describe("an issue from a file", () => {
  test("takes its subject from the first line and its name from the file", () => {
    const issue = issueFromFile("issues/harvest.md", TEXT);
    expect(issue).toMatchObject({ name: "file:harvest.md", subject: "Harvest, early" });
    expect(issueFaults(issue)).toEqual([]);
  });

  test("without subject or text is refused with what to write", () => {
    for (const mark of ["**Harvest**", "_Harvest_", "[Harvest](/blog)", "`Harvest`"])
      expect(issueFaults(issueFromFile("a.md", `# The ${mark} news\n\nText`))).toEqual([
        `the subject is no Markdown: readers would see ${mark} as it is`,
      ]);
    expect(issueFaults(issueFromFile("a.md", "# 5 * 2 rooms & snake_case\n\nText"))).toEqual([]);
    expect(() => issueFromFile("a.md", "Harvest\n\nText")).toThrow(/first line must be "# "/);
    expect(() => issueFromFile("a.md", "# Harvest\n\n")).toThrow(/no text/);
  });

  test("names everything that would not show in a mail", () => {
    const text = "<div>x</div>\n\nFrom 10<br>to 5 ![A row][r], [below](#later)\n\n[r]: /row.jpg";
    expect(issueFaults(issueFromFile("a.md", `# Harvest\n\n${text}`))).toEqual([
      "HTML is left out (<div>x</div>): write Markdown",
      "HTML is left out (<br>): write Markdown",
      "pictures are not sent (![A row][r]): say it in words",
      "a link within the text ([below](#later)) leads nowhere in mail",
    ]);
  });

  test("may be an article with drawings, which the mail leaves out", () => {
    const issue = issueFromFile("a.md", "# Harvest\n\n![A lake between hills](drawing:lake)");
    expect(issueFaults(issue)).toHaveLength(1);
    const article = { author: "Kyle", path: "/blog/harvest" };
    expect(issueFaults({ ...issue, article })).toEqual([]);
  });

  test("has another digest with other words", () => {
    const first = issueFromFile("a.md", "# Harvest\n\nOne.");
    expect(issueDigest(issueFromFile("b.md", "# Harvest\n\nOne."))).toBe(issueDigest(first));
    expect(issueDigest(issueFromFile("a.md", "# Harvest\n\nTwo."))).not.toBe(issueDigest(first));
  });
});

describe("an issue's mail", () => {
  test("has the whole text in both parts, its links as addresses", () => {
    const { text, html } = mailOf(issueFromFile("a.md", TEXT));
    expect(text).toContain("The first Syrah is in at Kiona [1].");
    expect(text).toContain("1. Book before you drive.\n2. Ask for the label rule [2].");
    expect(text).toContain("\u2022 A room with a view & a dog\n\u2022 Kiona [1] again");
    expect(text).toContain("> Bring a coat.");
    expect(text).toContain("Town: Zillah\nRooms: 18");
    expect(text).toContain(
      "[1] https://guide.test/winery/kiona-vineyards-and-winery\n[2] https://www.ecfr.gov/",
    );
    expect(html).toContain('href="https://guide.test/winery/kiona-vineyards-and-winery"');
    expect(html).toContain("A room with a view &amp; a dog");
    expect(html).toMatch(/<h2 [^>]*>What to do<\/h2>/);
    expect(html).not.toMatch(/<img|<script|url\(/);
  });

  test("names the reader's own way out of the list, and the delivery", () => {
    const { headers, text, html } = mailOf(issueFromFile("a.md", TEXT));
    expect(headers).toMatchObject({
      "List-Unsubscribe": "<https://guide.test/api/newsletter/unsubscribe/token-of-a>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Message-ID": "<delivery@guide.test>",
    });
    for (const part of [text, html]) {
      expect(part).toContain("https://guide.test/newsletter/unsubscribe/token-of-a");
      expect(part).toContain("https://guide.test/mail/never/x");
    }
  });

  test("escapes what an editor typed", () => {
    const { html } = mailOf(issueFromFile("a.md", '# Red & "white"\n\nLess than 5 < 6.'));
    expect(html).toContain("Red &#38; &#34;white&#34;");
    expect(html).toContain("Less than 5 &#60; 6.");
  });
});

describe("an article as an issue", () => {
  test("is whole, fits into a mail and would reach nobody broken, whichever article it is", async ({
    db,
  }) => {
    const posts = await db.select().from(schema.posts);
    for (const { slug, title } of posts) {
      const issue = await issueFromPost(db, slug);
      const { html, text, subject } = mailOf(issue);
      expect(subject).toBe(title);
      expect(issueFaults(issue), slug).toEqual([]);
      expect(Buffer.byteLength(html), slug).toBeLessThan(LARGEST_HTML_BYTES);
      expect(text, slug).not.toMatch(/\]\(|\*\*|^#{2}/m);
      expect(text, slug).toContain(`https://guide.test/blog/${slug}`);
    }
    expect(posts.length).toBeGreaterThan(5);
  });

  test("that is unknown, a draft or still to come is refused", async ({ db, clock }) => {
    await expect(issueFromPost(db, "no-such-article")).rejects.toThrow(IssueError);
    const post = { title: "Soon", content: "Text", authorId: "founder", authorName: "The Founder" };
    const at = new Date(clock.now.getTime() + 86_400_000);
    await db.insert(schema.posts).values([
      { ...post, slug: "a-draft" },
      { ...post, slug: "to-come", publishedAt: at },
    ]);
    await expect(requirePublished(db, "a-draft", clock.now)).rejects.toThrow(/is a draft/);
    await expect(requirePublished(db, "to-come", clock.now)).rejects.toThrow(/comes out on/);
    await requirePublished(db, "to-come", at);
  });
});
