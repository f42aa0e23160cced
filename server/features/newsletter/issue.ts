/** A newsletter issue: where its text comes from, and what is wrong with it. */
import { basename } from "node:path";
import { Lexer, lexer, walkTokens } from "marked";
import { findPostBySlug } from "#server/features/reading/post-queries.ts";
import type { Db } from "#server/platform/database/db.ts";
import { digestOf } from "#server/platform/secret.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { illustrationNamed } from "#shared/domain/text/article-illustrations.ts";

export interface Issue {
  /** `post:` and the slug, or `file:` and the file's name; the command resumes an issue by it. */
  readonly name: string;
  readonly subject: string;
  /** A line under the title; an article's excerpt. */
  readonly summary: string | undefined;
  /** Markdown. */
  readonly content: string;
  /** The author and the address on the site; undefined for a file. */
  readonly article: { readonly author: string; readonly path: string } | undefined;
}

/** The source makes no issue; the message says why and what to do. */
export class IssueError extends Error {
  override readonly name = "IssueError";
}

/**
 * Makes an issue of an article.
 *
 * @throws IssueError where there is no such article.
 */
export async function issueFromPost(db: Db, slug: string): Promise<Issue> {
  const post = await findPostBySlug(db, slug);
  if (!post) {
    throw new IssueError(`No article has the slug "${slug}": it is the end of its address.`);
  }
  return {
    name: `post:${slug}`,
    subject: post.title,
    summary: post.excerpt ?? undefined,
    content: post.content,
    article: { author: post.authorName, path: paths.post(slug) },
  };
}

/**
 * Makes sure that readers can open the article on the site.
 *
 * @throws IssueError for a draft, or an article whose date is still to come.
 */
export async function requirePublished(db: Db, slug: string, now: Date): Promise<void> {
  const post = await findPostBySlug(db, slug);
  if (post?.publishedAt && post.publishedAt <= now) return;
  const when = post?.publishedAt ? `comes out on ${post.publishedAt.toISOString()}` : "is a draft";
  throw new IssueError(
    `The article "${slug}" ${when}: the issue's link to it would lead nowhere. Send it once it is out; --preview works before.`,
  );
}

/**
 * Makes an issue of a Markdown file: its first line is `# ` and the subject, the rest is the text.
 *
 * @throws IssueError naming what is missing, or what would not show in a mail.
 */
export function issueFromFile(path: string, text: string): Issue {
  const [first = "", ...rest] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const subject = /^# +(\S.*)/.exec(first)?.[1]?.trimEnd();
  if (!subject) {
    throw new IssueError(`${path}: the first line must be "# " and the issue's subject.`);
  }
  const content = rest.join("\n").trim();
  if (!content) throw new IssueError(`${path}: the issue has a subject and no text.`);
  return {
    name: `file:${basename(path)}`,
    subject,
    summary: undefined,
    content,
    article: undefined,
  };
}

const MAX_SUBJECT_LENGTH = 150;

/** What readers would see broken but for its links, a line each; empty for an issue that can be sent. */
export function issueFaults({ subject, content, article }: Issue): string[] {
  const faults: string[] = [];
  if (subject.length > MAX_SUBJECT_LENGTH) {
    faults.push(`the subject has ${subject.length} letters; mail programs cut it after about 60`);
  }
  const [marked] = Lexer.lexInline(subject).filter(({ type }) => type !== "text");
  if (marked) faults.push(`the subject is no Markdown: readers would see ${marked.raw} as it is`);
  void walkTokens(lexer(content), (token) => {
    const { type, raw } = token;
    const href = "href" in token ? String(token.href) : "";
    if (type === "html") faults.push(`HTML is left out (${raw.trim()}): write Markdown`);
    // An article says in words what its drawings show.
    if (type === "image" && !(article && illustrationNamed(href))) {
      faults.push(`pictures are not sent (${raw}): say it in words`);
    }
    if (type === "link" && href.startsWith("#")) {
      faults.push(`a link within the text (${raw}) leads nowhere in mail`);
    }
  });
  return faults;
}

/** A digest of the text: shows whether an issue that has started was changed since. */
export function issueDigest({ subject, summary, content }: Issue): string {
  return digestOf(JSON.stringify([subject, summary ?? null, content]));
}
