import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { createSmtpMailer } from "#server/mail/delivery/smtp-mailer.ts";
import { startMailServer } from "#server/testing/smtp.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { week } from "#shared/domain/schedule/testing/small-problem.ts";
import type { TakenTrip } from "#shared/domain/take-out/taken-trip.ts";
import { smallTrip } from "#shared/domain/take-out/testing/small-trip.ts";
import { everyDay, formatWeek, type WeeklyHours } from "#shared/domain/winery/opening-hours.ts";
import { itineraryMail, type MapPicture } from "./itinerary-email.ts";
import type { MailedPlan } from "./itinerary-email-words.ts";

const aPicture: MapPicture = {
  png: Buffer.from("not drawn"),
  width: 536,
  height: 300,
  alternative: "A map of the plan",
};

let nextId = 1;

function aWinery(overrides: Partial<Winery> = {}): Winery {
  const id = nextId++;
  return {
    id,
    slug: `winery-${id}`,
    name: `Winery ${id}`,
    region: "Walla Walla Valley",
    avas: [],
    description: null,
    address: "1 Main Street",
    city: "Walla Walla",
    county: null,
    state: "WA",
    zipCode: "99362",
    phone: "+15095221261",
    email: null,
    website: "https://winery.example/",
    latitude: "46.0646",
    longitude: "-118.343",
    locationIsApproximate: false,
    tastingFee: 15,
    feeNote: null,
    visitNote: null,
    hoursNote: null,
    setting: [],
    founded: null,
    winemaker: null,
    rating: null,
    yelpRating: null,
    wineSearcherRating: null,
    isFeatured: false,
    reservationsRequired: false,
    walkInsWelcome: true,
    onlineSales: false,
    wineClub: false,
    shipsToState: false,
    reservationUrl: null,
    varietals: [],
    specialties: [],
    hours: null,
    openingHours: week(),
    unknownFacts: [],
    asOf: { hours: "2026-08-16" },
    ...overrides,
  };
}

interface Asked {
  readonly wineries: readonly Winery[];
  readonly days?: number;
  readonly startDate?: string | undefined;
  readonly startWeekday?: "saturday" | "friday";
  readonly trip?: Partial<TakenTrip>;
  readonly plan?: Partial<MailedPlan>;
  readonly picture?: MapPicture;
  readonly pins?: readonly { wineryId: number; day: number; begin?: number }[];
}

/** The mail of a plan that the solver makes; it starts on Saturday, December 5, unless it says else. */
function mailFor({ wineries, trip = {}, plan = {}, picture, ...asked }: Asked) {
  return itineraryMail(
    "visitor@example.org",
    {
      trip: smallTrip({
        wineries,
        over: { title: "Wine trip from Walla Walla", ...trip },
        ...(asked.startWeekday ? { startDate: undefined } : {}),
        ...asked,
      }),
      isNamed: false,
      wineries,
      varietals: [],
      editUrl: "https://guide.test/trip/token#edit=key",
      expiresOn: "2027-03-05",
      ...plan,
    },
    {
      publicUrl: "https://guide.test",
      mailFrom: "Guide <guide@guide.test>",
      now: new Date("2026-11-22T02:00:00Z"),
      picture,
      wayOut: {
        url: "https://guide.test/mail/never/token",
        line: "To get no mail again: https://guide.test/mail/never/token",
        headers: { "List-Unsubscribe": "<https://guide.test/api/mail/never/token>" },
      },
    },
  );
}

/** Both parts as one line each, the HTML without its tags. */
function bothParts(asked: Asked): string[] {
  const { text, html } = mailFor(asked);
  const body = html.slice(html.indexOf("<body"));
  return [
    text,
    body
      .replace(/<[^>]*>/g, " ")
      .replace(/&amp;/g, "&")
      .replace(/&#39;/g, "'"),
  ].map((part) => part.replace(/\s+/g, " "));
}

describe("the subject", () => {
  test.each([
    [1, 1, "1 day, 1 winery"],
    [3, 2, "2 days, 3 wineries"],
  ])("counts the days and wineries of the plan", (count, days, counted) => {
    const wineries = Array.from({ length: count }, () => aWinery());
    const pins = wineries.map(({ id }, index) => ({ wineryId: id, day: index % days }));
    const { subject } = mailFor({ wineries, days, pins });
    expect(subject).toBe(`Your wine trip from Walla Walla: ${counted}`);
  });

  test("has the trip's name only where the reader may be shown it, on one line and capped", () => {
    const trip = { title: `Ann's\r\nBcc: all@example.org ${"🍷".repeat(500)}` };
    const hidden = mailFor({ wineries: [aWinery()], trip });
    expect(hidden.subject).toBe("Your wine trip from Walla Walla: 1 day, 1 winery");
    const files = (hidden.attachments ?? []).map(({ content }) => String(content));
    for (const part of [hidden.text, hidden.html, ...files]) expect(part).not.toContain("Bcc");
    const { subject } = mailFor({ wineries: [aWinery()], trip, plan: { isNamed: true } });
    expect(subject).toMatch(/^Ann's Bcc: all@example\.org 🍷+…: 1 day, 1 winery$/u);
    expect([...subject].length).toBeLessThan(120);
  });
});

describe("each part by itself tells the schedule", () => {
  const wineries = [
    aWinery({ name: "Côte & Sœurs", slug: "cote-soeurs" }),
    aWinery({ name: "Gård", tastingFee: null, unknownFacts: ["tastingFee"] }),
  ];

  test.each([
    "Saturday, December 5, 2026",
    "Leave Walla Walla at 10:45 AM, back at 1:25 PM: 30 min of driving, 24 miles",
    "Leave Walla Walla at 10:45 AM: 10 min by car, 8 miles, there at 11 AM",
    "11 AM to noon",
    "Côte & Sœurs",
    "1 Main Street",
    "Walla Walla, WA 99362",
    "(509) 522-1261",
    "Open Saturday 11 AM – 5 PM",
    "Walk-ins welcome. $15 tasting.",
    "Leave Gård at 1:15 PM: 10 min by car, 8 miles, back in Walla Walla at 1:25 PM",
    "Lunch break 1:25 PM to 2:10 PM, back in Walla Walla",
    "Tasting fees for 2: at least $30; one unknown",
    "kept until March 5, 2027",
    "Hours as of August 16, 2026. Confirm before you go.",
    "© OpenStreetMap contributors",
    "Road network: WSDOT",
    "on November 21, 2026 somebody typed your address into the trip planner",
    "We do not know who",
    "no other will follow",
    "reply to this e-mail (guide@guide.test)",
  ])("%s", (said) => {
    for (const part of bothParts({ wineries })) expect(part).toContain(said);
  });

  test("with links that open this plan, its winery pages, directions, the calendar, and to dial", () => {
    const { text, html } = mailFor({ wineries });
    for (const part of [text, html.replace(/&amp;/g, "&")]) {
      expect(part).toContain("https://guide.test/trip/token#edit=key");
      expect(part).toContain("https://guide.test/api/trips/token/calendar.ics");
      expect(part).toContain("https://guide.test/winery/cote-soeurs");
      expect(part).toContain(
        "https://www.google.com/maps/dir/?api=1&destination=C%C3%B4te+%26+S%C5%93urs%2C+1+Main+Street%2C",
      );
      expect(part).toContain("https://www.google.com/maps/dir/?api=1&origin=Walla+Walla%2C+WA");
      expect(part).toContain("https://maps.apple.com/directions?source=Walla+Walla%2C+WA");
      expect(part).toContain("https://calendar.google.com/calendar/render?action=TEMPLATE");
    }
    expect(html).toContain('href="tel:+15095221261"');
  });

  test("a roughly known position is said to be so, and directions ask for the address as they do on its page", () => {
    const rough = aWinery({ name: "Gård", locationIsApproximate: true });
    for (const part of bothParts({ wineries: [rough] })) {
      expect(part).toContain("We know the position only roughly: go by the street address.");
    }
    expect(mailFor({ wineries: [rough] }).text).toContain(
      "destination=G%C3%A5rd%2C+1+Main+Street%2C+Walla+Walla%2C+WA+99362",
    );
  });

  test("unknown facts stay unknown, and say whom to ask", () => {
    const unknown = aWinery({
      name: "Silent Cellars",
      tastingFee: null,
      phone: null,
      website: null,
      asOf: {},
      openingHours: null,
      unknownFacts: ["tastingFee", "walkInsWelcome", "reservationsRequired", "hours"],
    });
    for (const part of bothParts({ wineries: [unknown] })) {
      expect(part).toContain("Call ahead. Ask about the tasting fee.");
      expect(part).toContain("Hours not available");
      expect(part).toContain("Hours not known, ask first: no number or website is on file");
      expect(part).toContain("Confirm before you go.");
      expect(part).not.toContain("Phone");
    }
  });
});

describe("what to do before leaving", () => {
  test("names bookings with their number, but not one the visitor has a time at", () => {
    const winery = aWinery({ name: "Amavi", reservationsRequired: true });
    for (const part of bothParts({ wineries: [winery] })) {
      expect(part).toMatch(/Amavi:? Book first: call \(509\) 522-1261/);
    }
    const pins = [{ wineryId: winery.id, day: 0, begin: 780 }];
    for (const part of bothParts({ wineries: [winery], pins, trip: { pins } })) {
      expect(part).not.toContain("Book first");
      expect(part).toMatch(/your appointment/i);
    }
  });

  test("a group of seven calls every winery ahead; six do not", () => {
    const wineries = [aWinery({ name: "One" }), aWinery({ name: "Two" })];
    for (const part of bothParts({ wineries, trip: { guests: 7 } })) {
      expect(part).toMatch(/One:? Call ahead for groups, you are 7: call \(509\) 522-1261/);
      expect(part).toMatch(/Two:? Call ahead for groups, you are 7/);
    }
    for (const part of bothParts({ wineries, trip: { guests: 6 } })) {
      expect(part).not.toContain("ahead for groups");
    }
  });

  test("a federal holiday is named", () => {
    for (const part of bothParts({ wineries: [aWinery()], startDate: "2026-12-25" })) {
      expect(part).toContain("Christmas Day");
      expect(part).toContain("Holiday: call first");
    }
  });
});

describe("without a date", () => {
  const undated: Asked = { wineries: [aWinery()], startWeekday: "saturday" };

  test("the plan is for weekdays and says so", () => {
    for (const part of bothParts(undated)) {
      expect(part).toContain("You gave no date");
      expect(part).toContain("A Saturday");
    }
  });

  test("no calendar is attached or linked", () => {
    const { attachments, text } = mailFor(undated);
    expect(attachments).toEqual([]);
    expect(text).not.toMatch(/calendar\.(google|ics)/);
  });
});

describe("what does not fit", () => {
  test("is named with its reason", () => {
    const closed = aWinery({ name: "Closed Cellars", openingHours: week({}, []) });
    for (const part of bothParts({ wineries: [aWinery(), closed] })) {
      expect(part).toMatch(/Left out.*Closed Cellars: .*[Cc]losed/);
    }
  });

  test("is everything: the mail says so, and still opens the plan", () => {
    const closed = aWinery({ name: "Closed Cellars", openingHours: week({}, []) });
    for (const part of bothParts({ wineries: [closed] })) {
      expect(part).toContain("None of the wineries fits into these days");
      expect(part).toContain("Closed Cellars: ");
    }
    expect(mailFor({ wineries: [closed] }).text).toContain("#edit=key");
  });

  test("and days that stay free are named", () => {
    const wineries = [aWinery()];
    const pins = wineries.map(({ id }) => ({ wineryId: id, day: 0 }));
    for (const part of bothParts({ wineries, pins, days: 2 })) {
      expect(part).toContain("Day 2 of your trip is still free.");
    }
    for (const part of bothParts({ wineries, pins, days: 3 })) {
      expect(part).toContain("Days 2 and 3 of your trip are still free.");
    }
  });
});

describe("the plain part", () => {
  test("keeps its lines under 78 characters, but for addresses of the web", () => {
    const wineries = Array.from({ length: 12 }, () =>
      aWinery({ name: "A Winery with a Name of Some Length & Sons", reservationsRequired: true }),
    );
    const varietals = ["Cabernet Sauvignon", "Sauvignon Blanc", "Petit Verdot", "Gewürztraminer"];
    const long = mailFor({ wineries, days: 3, plan: { varietals } })
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
    expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Co&#39;");
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
      expect(part).toContain("to change it, make a copy of your own there");
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
