import { describe, expect, test } from "vitest";
import { type Asked, aWinery, bothParts, mailFor } from "#server/testing/small-mail.ts";
import { NO_DATE } from "#shared/domain/export/plain-text.ts";
import { week } from "#shared/domain/testing/small-problem.ts";

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

  test("counts a day that is still free", () => {
    const { subject } = mailFor({ wineries: [aWinery()], days: 2 });
    expect(subject).toBe("Your wine trip from Walla Walla: 2 days, 1 winery");
  });

  test("has the trip's name only where the reader may be shown it, on one line and capped", () => {
    const trip = { title: `Ann's\r\nBcc: all@example.org ${"🍷".repeat(500)}` };
    const hidden = mailFor({ wineries: [aWinery()], trip });
    expect(hidden.subject).toBe("Your wine trip from Walla Walla: 1 day, 1 winery");
    const files = (hidden.attachments ?? []).map(({ content }) => String(content));
    for (const part of [hidden.text, hidden.html, ...files]) expect(part).not.toContain("Bcc");
    const { subject } = mailFor({ wineries: [aWinery()], trip, plan: { name: trip.title } });
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
    "Lunch in Walla Walla, 1:25 PM to 2:10 PM",
    "Tasting fees for 2: at least $30; one unknown",
    "kept until March 5, 2027",
    "Hours as of August 16, 2026. Confirm before you go.",
    "© OpenStreetMap contributors",
    "Road network: WSDOT",
    "someone entered your address in the trip planner at https://guide.test/planner on November 21, 2026",
    "We do not know who",
    "we will not send another",
    "reply to this email (guide@guide.test)",
  ])("%s", (said) => {
    for (const part of bothParts({ wineries })) expect(part).toContain(said);
  });

  test("with links that open this plan, its winery pages, directions, the calendar, and to dial", () => {
    const { text, html } = mailFor({ wineries });
    for (const part of [text, html.replace(/&#38;/g, "&")]) {
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
      expect(part).toContain("The map position is approximate: use the street address.");
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

describe("a trip whose last day is over", () => {
  const winery = aWinery({ reservationsRequired: true });
  const mailed = (today: string) => bothParts({ wineries: [winery], trip: { today } });

  test("is told as the plan it was, and asks for nothing before it", () => {
    for (const part of mailed("2026-12-05")) {
      expect(part).toContain("Before you go");
      expect(part).toContain("Confirm before you go.");
    }
    for (const part of mailed("2026-12-06")) {
      expect(part).not.toMatch(/before you go/i);
      expect(part).toContain("Here is the plan of your trip.");
      expect(part).toContain("Hours as of August 16, 2026.");
    }
  });
});

describe("without a date", () => {
  const undated: Asked = { wineries: [aWinery()], startWeekday: "saturday" };

  test("the plan is for weekdays and says so", () => {
    for (const part of bothParts(undated)) {
      expect(part).toContain(`${NO_DATE} Choose a date`);
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

  test("and wineries that have left the guide are counted", () => {
    for (const part of bothParts({ wineries: [aWinery()], trip: { departed: 2 } })) {
      expect(part).toContain("2 wineries of this trip have left the guide since");
    }
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
