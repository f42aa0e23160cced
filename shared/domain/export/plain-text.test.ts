import { describe, expect, test } from "vitest";
import { week } from "../testing/small-problem.ts";
import { smallTrip, wineryAt } from "../testing/small-trip.ts";
import { gpxFile } from "./maps/map-files.ts";
import { NO_DATE, plainText } from "./plain-text.ts";

describe("the plan as text", () => {
  test("tells the days with times, ways, hours, what to book, lunch, fees and the page", () => {
    const wineries = [
      wineryAt(1, { name: "Amavi Cellars", reservationsRequired: true }),
      wineryAt(2, { name: "Gård", phone: null, unknownFacts: ["tastingFee"], openingHours: null }),
    ];
    expect(plainText(smallTrip({ wineries })).split("\n")).toEqual([
      "A weekend in Walla Walla",
      "",
      "Day 1: Saturday, December 5, 2026",
      "Leave Walla Walla at 10:45 AM, back at 1:25 PM: 30 min of driving, 24 miles",
      "Leave Walla Walla at 10:45 AM: 10 min by car, 8 miles, there at 11 AM",
      "1. Amavi Cellars, 11 AM to noon",
      "   1 Main Street, Walla Walla, WA 99362",
      "   (509) 522-1261",
      "   Book first: call (509) 522-1261",
      "   Open Saturday 11 AM – 5 PM",
      "   $15 tasting",
      "Leave Amavi Cellars at noon: 10 min by car, 8 miles, there at 12:15 PM",
      "2. Gård, 12:15 PM to 1:15 PM",
      "   2 Main Street, Walla Walla, WA 99362",
      "   Hours not known, ask first: see https://winery-2.example/",
      "   Ask about the tasting fee",
      "Leave Gård at 1:15 PM: 10 min by car, 8 miles, back in Walla Walla at 1:25 PM",
      "Lunch in Walla Walla, 1:25 PM to 2:10 PM",
      "",
      "Tasting fees for 2: at least $30; one unknown",
      "",
      "The whole plan: https://guide.test/trip/token",
      "",
    ]);
  });

  test("and the map file tell a day by appointment, and do not ask to make one that is made", () => {
    const wineries = [wineryAt(1, { openingHours: week({}, null) })];
    const trip = smallTrip({ wineries });
    for (const told of [plainText(trip), gpxFile(trip)]) {
      expect(told).toContain("By appointment that day, ask first: call (509) 522-1261");
      expect(told).toContain("Saturday by appointment\n");
      expect(told).not.toContain("Hours not");
    }
    const pins = [{ wineryId: 1, day: 0, begin: 840 }];
    expect(plainText(smallTrip({ wineries, pins }))).not.toContain("ask first");
  });

  test("without a date says so and names weekdays", () => {
    const text = plainText(
      smallTrip({ wineries: [wineryAt(1)], startDate: undefined, startWeekday: "friday" }),
    );
    expect(text).toContain(NO_DATE);
    expect(text).toContain("Day 1: A Friday");
  });

  test.each([
    ["with a date", "2026-12-05"],
    ["without a date, today", undefined],
  ])("and the map file say how old the hours are, %s", (_, startDate) => {
    const old = wineryAt(1, { asOf: { hours: "2024-05" } });
    const trip = smallTrip({ wineries: [old], startDate, startWeekday: "saturday" });
    const told = "Open Saturday 11 AM – 5 PM. Hours from May 2024: call first";
    expect(plainText(trip)).toContain(`   ${told}\n`);
    expect(gpxFile(trip)).toContain(told);
    const young = { ...trip, today: "2026-04-30" };
    expect(plainText(young).includes(told)).toBe(startDate !== undefined);
  });

  test("names what is left out and why", () => {
    const closed = wineryAt(2, { name: "Closed Cellars", openingHours: week({}, []) });
    const text = plainText(smallTrip({ wineries: [wineryAt(1), closed] }));
    expect(text).toMatch(/Left out:\n- Closed Cellars: .*closed/i);
  });

  test("says how many wineries of the trip have left the guide", () => {
    const said = (departed: number) =>
      plainText(smallTrip({ wineries: [wineryAt(1)], over: { departed } }));
    expect(said(1)).toContain(
      "\nLeft out:\n- 1 winery of this trip has left the guide since; the plan does without\n",
    );
    expect(said(2)).toContain("- 2 wineries of this trip have left the guide since");
    expect(said(0)).not.toContain("Left out");
  });

  test("asks a group of seven or more to call every winery ahead", () => {
    const wineries = [wineryAt(1), wineryAt(2)];
    const said = (guests: number) =>
      plainText(smallTrip({ wineries, over: { guests } })).match(/Call ahead for groups/g);
    expect(said(7)).toHaveLength(2);
    expect(said(6)).toBeNull();
  });

  test("asks about the last pour where a visit ends with the opening hours", () => {
    const pins = [{ wineryId: 1, day: 0, begin: 960 }];
    const text = plainText(smallTrip({ wineries: [wineryAt(1)], pins }));
    expect(text).toContain("Ends at closing time: ask when the last pour is");
    expect(plainText(smallTrip({ wineries: [wineryAt(1)] }))).not.toContain("last pour");
  });

  test("names ferries with their wait and the passes of a leg", () => {
    const trip = smallTrip({
      wineries: [wineryAt(1)],
      matrix: {
        places: ["base", 1],
        minutes: [
          [0, 70],
          [70, 0],
        ],
        miles: [
          [0, 30],
          [30, 0],
        ],
        ferry: [
          [false, true],
          [true, false],
        ],
      },
      over: {
        drives: {
          places: ["base", 1],
          ferries: [{ name: "Mukilteo–Clinton", minutes: 20, legs: [[0, 1]] }],
          passes: [
            {
              name: "Chinook Pass (SR 410)",
              season: "usually closed in winter",
              legs: [
                [0, 1],
                [1, 0],
              ],
            },
          ],
        },
      },
    });
    const text = plainText(trip);
    expect(text).toContain("1 h 10 min by car and ferry, 30 miles");
    const crossing =
      "takes the Mukilteo–Clinton ferry, about 20 min on the water and 30 min for the wait";
    expect(text.split(crossing)).toHaveLength(3);
    expect(text.match(/goes over Chinook Pass \(SR 410\), usually closed in winter/g)).toHaveLength(
      2,
    );
  });
});
