import { describe, expect, test } from "vitest";
import { createSmtpMailer } from "#server/mail/delivery/smtp-mailer.ts";
import { startMailServer } from "#server/testing/smtp.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { planItinerary } from "#shared/domain/trip/itinerary.ts";
import { everyDay, formatWeek, type WeeklyHours } from "#shared/domain/winery/opening-hours.ts";
import { itineraryMail } from "./itinerary-email.ts";

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
    openingHours: null,
    unknownFacts: [],
    sources: [],
    verifiedOn: "2026-08-16",
    ...overrides,
  };
}

const base = { latitude: 46.0646, longitude: -118.343 };

interface Trip {
  readonly wineries: readonly Winery[];
  readonly days?: number;
  readonly wineriesPerDay?: number;
  readonly startDate?: string;
  readonly varietals?: readonly string[];
  readonly mailFrom?: string;
}

function mailFor({ wineries, days = 3, wineriesPerDay = 4, startDate, ...rest }: Trip) {
  return itineraryMail(
    "visitor@example.org",
    {
      itinerary: planItinerary({ base, wineries, days, wineriesPerDay, startDate }),
      startCity: "Walla Walla",
      varietals: rest.varietals ?? [],
    },
    {
      publicUrl: "https://guide.test",
      mailFrom: rest.mailFrom ?? "Guide <guide@guide.test>",
      now: new Date("2026-11-22T02:00:00Z"),
      wayOut: {
        url: "https://guide.test/mail/never/token",
        line: "To get no mail again: https://guide.test/mail/never/token",
        headers: { "List-Unsubscribe": "<https://guide.test/api/mail/never/token>" },
      },
    },
  );
}

/** Both parts as one line each, the HTML without its tags. */
function bothParts(trip: Trip): string[] {
  const { text, html } = mailFor(trip);
  const body = html.slice(html.indexOf("<body"));
  return [
    text,
    body
      .replace(/<[^>]*>/g, " ")
      .replace(/&amp;/g, "&")
      .replace(/&#39;/g, "'"),
  ].map((part) => part.replace(/\s+/g, " "));
}

const weekendsOnly: WeeklyHours = {
  ...everyDay(() => []),
  saturday: [{ opens: 660, closes: 1020 }],
  sunday: [{ opens: 660, closes: 1020 }],
};
const openWeekends = { hours: formatWeek(weekendsOnly), openingHours: weekendsOnly };

describe("the subject", () => {
  test.each([
    [1, 1, "1 day, 1 winery"],
    [3, 2, "2 days, 3 wineries"],
  ])("counts the days and wineries of the plan", (wineries, wineriesPerDay, counted) => {
    const { subject } = mailFor({
      wineries: Array.from({ length: wineries }, () => aWinery()),
      wineriesPerDay,
    });
    expect(subject).toBe(`Your wine trip from Walla Walla: ${counted}`);
  });
});

describe("each part by itself tells of every winery", () => {
  const winery = aWinery({ name: "Côte & Sœurs", latitude: "46.2104", slug: "cote-soeurs" });

  test.each([
    "Côte & Sœurs",
    "1 Main Street",
    "Walla Walla, WA 99362",
    "(509) 522-1261",
    "Hours not available",
    "Walk-ins welcome. $15 tasting.",
    "About 10 miles from Walla Walla",
    "Facts last checked on August 16, 2026. Confirm before you go.",
    "© OpenStreetMap contributors",
    "on November 21, 2026 somebody typed your address into the trip planner",
    "We do not know who",
    "no other will follow",
    "reply to this e-mail (guide@guide.test)",
  ])("%s", (said) => {
    for (const part of bothParts({ wineries: [winery] })) expect(part).toContain(said);
  });

  test("with links to its page on the site, to directions and to dial it", () => {
    const { text, html } = mailFor({ wineries: [winery] });
    for (const part of [text, html.replace(/&amp;/g, "&")]) {
      expect(part).toContain("https://guide.test/winery/cote-soeurs");
      expect(part).toContain(
        "https://www.google.com/maps/dir/?api=1&destination=C%C3%B4te+%26+S%C5%93urs%2C+1+Main+Street%2C",
      );
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

  test("unknown facts stay unknown", () => {
    const unknown = aWinery({
      tastingFee: null,
      phone: null,
      website: null,
      verifiedOn: null,
      unknownFacts: ["tastingFee", "walkInsWelcome", "reservationsRequired", "hours"],
    });
    for (const part of bothParts({ wineries: [unknown] })) {
      expect(part).toContain("Call ahead. Ask about the tasting fee.");
      expect(part).toContain("Nobody has verified these facts yet. Confirm before you go.");
      expect(part).not.toContain("Phone");
    }
  });
});

describe("hours", () => {
  test("without a date are the week in short, and the mail says that they are not checked", () => {
    for (const part of bothParts({ wineries: [aWinery(openWeekends)] })) {
      expect(part).toContain("opening hours are not checked");
      expect(part).toContain("Mon–Fri Closed");
      expect(part).toContain("Sat–Sun 11 AM – 5 PM");
    }
  });

  test("with a date are those of the day", () => {
    for (const part of bothParts({ wineries: [aWinery(openWeekends)], startDate: "2026-12-05" })) {
      expect(part).toContain("Saturday, December 5, 2026");
      expect(part).toContain("11 AM – 5 PM");
      expect(part).not.toContain("Mon–Fri");
      expect(part).not.toContain("by the hours we know");
    }
  });

  test("warn where the winery is closed that day", () => {
    for (const part of bothParts({ wineries: [aWinery(openWeekends)], startDate: "2026-12-08" })) {
      expect(part).toContain("Closed on Tuesdays by the hours we know. Swap days, or call first.");
    }
  });
});

describe("the days", () => {
  test("have directions from the base through all stops, at most three of them on the way", () => {
    const wineries = [1, 2, 3, 4].map((step) =>
      aWinery({ name: `Stop ${step}`, latitude: (46.0646 + step / 10).toFixed(4) }),
    );
    const [, url = ""] =
      /Directions for the whole day:\n(\S+)\n/.exec(mailFor({ wineries }).text) ?? [];
    const query = new URL(url).searchParams;
    const at = (step: number) => `Stop ${step}, 1 Main Street, Walla Walla, WA 99362`;
    expect(query.get("origin")).toBe("Walla Walla, WA");
    expect(query.get("waypoints")).toBe([1, 2, 3].map(at).join("|"));
    expect(query.get("destination")).toBe(at(4));
  });

  test("that stay free are named", () => {
    const one = [aWinery()];
    for (const part of bothParts({ wineries: one, days: 2 })) {
      expect(part).toContain("Day 2 of your trip is still free.");
    }
    for (const part of bothParts({ wineries: one, days: 3 })) {
      expect(part).toContain("Days 2 and 3 of your trip are still free.");
    }
  });
});

describe("the plain part", () => {
  test("keeps its lines under 78 characters, but for addresses of the web", () => {
    const wineries = Array.from({ length: 12 }, () =>
      aWinery({ name: "A Winery with a Name of Some Length & Sons", ...openWeekends }),
    );
    const varietals = ["Cabernet Sauvignon", "Sauvignon Blanc", "Petit Verdot", "Gewürztraminer"];
    const long = mailFor({ wineries, varietals })
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
      { opens: 600 + day.length, closes: 720 + day.length },
      { opens: 800 + day.length, closes: 1015 + day.length },
    ]);
    const longest = () =>
      aWinery({
        name: "An Extraordinarily Long Name for a Winery, with Several Words & Ampersands",
        slug: "an-extraordinarily-long-name-for-a-winery-with-several-words-ampersands",
        address: "Suite 1234, 12345 North Extraordinarily Long Road Southeast",
        city: "Clarkston Heights-Vineland",
        website: `https://www.${"long".repeat(20)}.example/visit/tasting-room/`,
        locationIsApproximate: true,
        hours: formatWeek(split),
        openingHours: split,
      });
    const wineries = Array.from({ length: 12 }, longest);
    const { html } = mailFor({ wineries });
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
    expect(html).toContain("Day 3");
  });
});

test("both parts and the subject come out of a mail server as they went in", async () => {
  const server = await startMailServer();
  const mailer = createSmtpMailer(server.url, "Guide <guide@guide.test>");
  const mail = mailFor({
    wineries: ["Côte Bonneville", "Gård Vintners", "Samā Cellars"].map((name) => aWinery({ name })),
  });
  await mailer.send(mail);
  await mailer.close();
  await server.close();
  const parsed = server.accepted[0]?.parsed;
  expect(parsed?.subject).toBe(mail.subject);
  expect(parsed?.text?.trim()).toBe(mail.text.trim());
  expect(parsed?.html?.trim()).toBe(mail.html.trim());
  expect(server.accepted[0]?.to).toEqual(["visitor@example.org"]);
});
