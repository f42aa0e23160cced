import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { createSmtpMailer } from "#server/mail/open-mailer.ts";
import { aPicture, aWinery, bothParts, mailFor } from "#server/testing/small-mail.ts";
import { startMailServer } from "#server/testing/smtp.ts";
import { everyDay, formatWeek, type WeeklyHours } from "#shared/domain/winery/opening-hours.ts";

describe("the plain part", () => {
  test("keeps its lines under 78 characters, but for addresses of the web", () => {
    const wineries = Array.from({ length: 12 }, () =>
      aWinery({ name: "A Winery with a Name of Some Length & Sons", reservationsRequired: true }),
    );
    const preferences = ["Cabernet Sauvignon", "Sauvignon Blanc", "Petit Verdot", "Gewürztraminer"];
    const long = mailFor({ wineries, days: 3, plan: { preferences } })
      .text.split("\n")
      .filter((line) => line.length >= 78);
    for (const line of long) expect(line.trim()).toMatch(/^https:\/\/\S+$/);
  });
});

describe("the HTML part", () => {
  const hostile = aWinery({
    name: `<script>alert("1")</script> & 'Co'`,
    address: `"><img src=x onerror=alert(1)>`,
    region: "<b>Region</b>",
    website: `https://x.example/"onmouseover="alert(1)`,
  });

  test("escapes whatever the database holds", () => {
    const { html } = mailFor({ wineries: [hostile] });
    expect(html).not.toMatch(/<script|<img|<b>|"onmouseover="/);
    expect(html).toContain(
      "&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#39;Co&#39;",
    );
  });

  test("fetches nothing, runs nothing, and is told light and dark", () => {
    const { html } = mailFor({ wineries: [aWinery()] });
    expect(html).not.toMatch(/<(img|link|script|iframe|object|svg|video)\b|url\(|@import/i);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme:dark)");
  });

  test("stays under 102 KB for the fullest trip with the longest facts", () => {
    const split: WeeklyHours = everyDay((day) => [
      { opens: 600 + day.length, closes: 790 + day.length },
      { opens: 800 + day.length, closes: 1075 + day.length },
    ]);
    const longest = () =>
      aWinery({
        name: "An Extraordinarily Long Name for a Winery, with Several Words & Ampersands",
        slug: "an-extraordinarily-long-name-for-a-winery-with-several-words-ampersands",
        address: "Suite 1234, 12345 North Extraordinarily Long Road Southeast",
        city: "Clarkston Heights-Vineland",
        website: `https://www.${"long".repeat(20)}.example/visit/tasting-room/`,
        reservationsRequired: true,
        locationIsApproximate: true,
        hours: formatWeek(split),
        openingHours: split,
      });
    const wineries = Array.from({ length: 12 }, longest);
    const { html } = mailFor({ wineries, days: 3, trip: { guests: 50 }, picture: aPicture });
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
    expect(html.match(/<h3/g)).toHaveLength(12);
  });
});

describe("the files", () => {
  test("are the calendar with the same times, and the map the HTML part shows by its id", () => {
    const { attachments = [], html } = mailFor({
      wineries: [aWinery({ name: "Gård" })],
      picture: aPicture,
    });
    expect(attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ["map.png", "image/png"],
      ["wine-trip.ics", "text/calendar; charset=utf-8; method=PUBLISH"],
    ]);
    const calendar = new ICAL.Component(ICAL.parse(String(attachments[1]?.content)));
    const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
    expect(events.map(({ summary }) => summary)).toEqual(["Gård"]);
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe("2026-12-05T19:00:00.000Z");
    expect(html).toContain(`src="cid:${attachments[0]?.cid}"`);
    expect(html).toContain('alt="A map of the plan"');
  });

  test("of a mail without a picture hold none, and nothing refers to one", () => {
    const { attachments = [], html } = mailFor({ wineries: [aWinery()] });
    expect(attachments.map(({ filename }) => filename)).toEqual(["wine-trip.ics"]);
    expect(html).not.toContain("cid:");
  });

  test("say nothing of changing where the link only shows the plan", () => {
    const plan = { editUrl: "https://guide.test/trip/token" };
    for (const part of bothParts({ wineries: [aWinery()], plan })) {
      expect(part).toContain("to change it, make your own copy there");
      expect(part).toContain("Open the plan");
      expect(part).not.toContain("Change the plan");
    }
  });

  test("never hold the key that edits the plan", () => {
    const { attachments = [] } = mailFor({ wineries: [aWinery()] });
    expect(String(attachments[0]?.content).replace(/\r\n /g, "")).not.toContain("#edit");
  });
});

test("both parts and the subject come out of a mail server as they went in", async () => {
  const server = await startMailServer();
  const mailer = createSmtpMailer(server.url, "Guide <guide@guide.test>");
  const mail = mailFor({
    picture: aPicture,
    wineries: ["Côte Bonneville", "Gård Vintners", "Samā Cellars"].map((name) => aWinery({ name })),
  });
  await mailer.send(mail);
  await mailer.close();
  await server.close();
  const parsed = server.accepted[0]?.parsed;
  expect(parsed?.subject).toBe(mail.subject);
  expect(parsed?.text?.trim()).toBe(mail.text.trim());
  expect(parsed?.html?.trim()).toBe(mail.html.trim());
  const files = (parsed?.attachments ?? []).map(
    ({ filename, mimeType, disposition, contentId }) => ({
      filename,
      mimeType,
      disposition,
      contentId,
    }),
  );
  expect(files).toEqual([
    {
      filename: "map.png",
      mimeType: "image/png",
      disposition: "inline",
      contentId: "<map@plan>",
    },
    expect.objectContaining({
      filename: "wine-trip.ics",
      mimeType: "text/calendar",
      disposition: "attachment",
    }),
  ]);
  expect(server.accepted[0]?.to).toEqual(["visitor@example.org"]);
});
