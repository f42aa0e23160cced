import fc from "fast-check";
import ICAL from "ical.js";
import { convertIcsCalendar } from "ts-ics";
import { describe, expect, test } from "vitest";
import { week } from "../../testing/small-problem.ts";
import { smallTrip, wineryAt } from "../../testing/small-trip.ts";
import { everyDay } from "../../winery/opening-hours.ts";
import type { ExportedTrip } from "../exported-trip.ts";
import { cappedText, oneLine } from "../well-formed-text.ts";
import { calendarFile } from "./calendar-file.ts";

interface ReadEvent {
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly start: string;
  readonly end: string;
  readonly sequence: number;
}

/** The events as ical.js (Mozilla's parser) reads them. */
function byIcalJs(file: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      sequence: event.sequence,
    };
  });
}

/** The events as ts-ics reads them. */
function byTsIcs(file: string): ReadEvent[] {
  return (convertIcsCalendar(undefined, file).events ?? []).map((event) => ({
    uid: event.uid,
    summary: event.summary,
    description: event.description ?? "",
    start: event.start.date.toISOString(),
    end: event.end?.date.toISOString() ?? "",
    sequence: event.sequence ?? -1,
  }));
}

function fileOf(trip: ExportedTrip): string {
  const file = calendarFile(trip);
  if (file === null) throw new Error("the plan has no date");
  return file;
}

const early = everyDay(() => [{ opens: 0, closes: 600 }]);

describe("the instants", () => {
  // 11 AM in Washington: UTC-8 in winter, UTC-7 in summer.
  test.each([
    ["in winter", "2026-12-05", "2026-12-05T19:00:00.000Z"],
    ["in summer", "2027-07-10", "2027-07-10T18:00:00.000Z"],
    ["on the day the clocks go forward", "2027-03-14", "2027-03-14T18:00:00.000Z"],
    ["on the day the clocks go back", "2026-11-01", "2026-11-01T19:00:00.000Z"],
  ])("%s are those of Washington's clocks, for two parsers", (_, startDate, start) => {
    const file = fileOf(smallTrip({ wineries: [wineryAt(1)], startDate }));
    expect(byIcalJs(file)[0]?.start).toBe(start);
    expect(byTsIcs(file)).toEqual(byIcalJs(file));
  });

  test("before the clocks go forward at two are an hour nearer to UTC than after it", () => {
    const trip = smallTrip({
      wineries: [wineryAt(1, { openingHours: early })],
      startDate: "2027-03-14",
      dayStart: 30,
      dayEnd: 600,
      lunch: false,
      pins: [{ wineryId: 1, day: 0, begin: 60 }],
    });
    // 1 AM is still UTC-8; the visit of an hour ends as the clocks jump to three.
    expect(byIcalJs(fileOf(trip))).toMatchObject([
      { start: "2027-03-14T09:00:00.000Z", end: "2027-03-14T10:00:00.000Z" },
    ]);
  });

  test("of three days over the end of summer time keep to the same hour of the clock", () => {
    const trip = smallTrip({
      wineries: [1, 2, 3].map((id) => wineryAt(id)),
      days: 3,
      wineriesPerDay: 1,
      startDate: "2026-10-31",
    });
    const starts = byIcalJs(fileOf(trip)).map(({ start }) => start);
    expect(starts).toEqual([
      "2026-10-31T18:00:00.000Z",
      "2026-11-01T19:00:00.000Z",
      "2026-11-02T19:00:00.000Z",
    ]);
    expect(byTsIcs(fileOf(trip)).map(({ start }) => start)).toEqual(starts);
  });
});

describe("events", () => {
  test("keep their ids when their stops change days, and carry the version as sequence", () => {
    const wineries = [wineryAt(1), wineryAt(2)];
    const pinned = (first: number, second: number) => [
      { wineryId: 1, day: first },
      { wineryId: 2, day: second },
    ];
    const one = smallTrip({ wineries, days: 2, pins: pinned(0, 1) });
    const other = smallTrip({ wineries, days: 2, pins: pinned(1, 0), over: { version: 4 } });
    const [before, after] = [byIcalJs(fileOf(one)), byIcalJs(fileOf(other))];
    const uids = (events: readonly ReadEvent[]) => events.map(({ uid }) => uid).sort();
    expect(uids(after)).toEqual(uids(before));
    expect(new Set(uids(before)).size).toBe(2);
    expect(before.map(({ sequence }) => sequence)).toEqual([3, 3]);
    expect(after.map(({ sequence }) => sequence)).toEqual([4, 4]);
  });

  test("of two trips never share an id", () => {
    const uid = (id: string) =>
      byIcalJs(fileOf(smallTrip({ wineries: [wineryAt(1)], over: { id } })))[0]?.uid;
    expect(uid("one")).not.toBe(uid("two"));
  });

  test("flag an appointment, and drop its advice to book", () => {
    const trip = smallTrip({
      wineries: [wineryAt(1, { reservationsRequired: true, name: "Amavi Cellars" })],
      pins: [{ wineryId: 1, day: 0, begin: 780 }],
    });
    const file = fileOf(trip);
    expect(byIcalJs(file)).toMatchObject([{ summary: "Appointment: Amavi Cellars" }]);
    expect(file).toContain("STATUS:CONFIRMED");
    expect(byIcalJs(file)[0]?.description).toContain("Your appointment: 1 PM to 2 PM");
    expect(byIcalJs(file)[0]?.description).not.toContain("Book first");
  });

  test("say the way there and back, what to book, the hours, the fee and the number", () => {
    const trip = smallTrip({ wineries: [wineryAt(1, { reservationsRequired: true })] });
    const [event] = byIcalJs(fileOf(trip));
    expect(event?.description.split("\n")).toEqual([
      "Leave Walla Walla at 10:45 AM: 10 min by car, 8 miles, there at 11 AM",
      "Book first: call (509) 522-1261",
      "Open Saturday 11 AM – 5 PM",
      "$15 tasting",
      "Phone: (509) 522-1261",
      "Website: https://winery-1.example/",
      "Leave Winery 1 at noon: 10 min by car, 8 miles, back in Walla Walla at 12:10 PM",
      "Lunch in Walla Walla, 12:30 PM to 1:15 PM",
      "The whole plan: https://guide.test/trip/token",
      "Planned, not booked: confirm with the winery before you go.",
    ]);
  });

  test("give no position that is known only roughly", () => {
    const rough = smallTrip({ wineries: [wineryAt(1, { locationIsApproximate: true })] });
    expect(fileOf(rough)).not.toContain("GEO:");
    expect(fileOf(smallTrip({ wineries: [wineryAt(1)] }))).toContain("GEO:46.0646;-118.243");
  });
});

describe("the file", () => {
  test("publishes, names itself and says how often to look again", () => {
    const lines = fileOf(smallTrip({ wineries: [wineryAt(1)] })).split("\r\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "METHOD:PUBLISH",
        "NAME:A weekend in Walla Walla",
        "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
        "X-PUBLISHED-TTL:PT6H",
      ]),
    );
  });

  test("is the same for the same trip", () => {
    const trip = smallTrip({ wineries: [wineryAt(1), wineryAt(2)] });
    expect(fileOf(trip)).toBe(fileOf(structuredClone(trip)));
  });

  test("does not exist for a plan without a date", () => {
    const trip = smallTrip({
      wineries: [wineryAt(1)],
      startDate: undefined,
      startWeekday: "saturday",
    });
    expect(calendarFile(trip)).toBeNull();
  });

  test("does not exist for a plan without a stop", () => {
    const closed = wineryAt(1, { openingHours: week({}, []) });
    expect(calendarFile(smallTrip({ wineries: [closed] }))).toBeNull();
  });

  test("has no event for a day without a stop, nor for a stop left out", () => {
    const closed = wineryAt(2, { openingHours: week({}, []) });
    const trip = smallTrip({ wineries: [wineryAt(1), closed], days: 2 });
    expect(byIcalJs(fileOf(trip))).toHaveLength(1);
  });

  const nasty = fc.oneof(
    fc.string({ unit: "binary", maxLength: 500 }),
    fc.constantFrom(
      "🍷".repeat(500),
      "a\r\nBEGIN:VALARM\r\nEND:VALARM",
      "\\;,:\"'",
      "]]>",
      "\ud800x\udc00",
    ),
  );

  test("holds any name: folded within 75 octets, one event, nothing of it read as a line of its own", () => {
    fc.assert(
      fc.property(nasty, nasty, nasty, (name, title, address) => {
        const trip = smallTrip({
          wineries: [wineryAt(1, { name: `N${name}`, address })],
          over: { title: `T${title}` },
        });
        const file = fileOf(trip);
        const lines = file.split("\r\n");
        expect(lines.at(-1)).toBe("");
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        expect(lines.filter((line) => line.startsWith("BEGIN:"))).toEqual([
          "BEGIN:VCALENDAR",
          "BEGIN:VEVENT",
        ]);
        const [read] = byIcalJs(file);
        expect(read?.summary).toBe(oneLine(cappedText(`N${name}`, 120)));
        // ts-ics looks for the words wherever they stand.
        if (file.includes("VALARM")) return;
        expect(byTsIcs(file)[0]).toMatchObject({ uid: read?.uid, start: read?.start });
      }),
      { numRuns: 200 },
    );
  });
});
