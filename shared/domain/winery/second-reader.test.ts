/** The hours of dates, held against a reader that others wrote: the package `opening_hours`. */
import OpeningHours from "opening_hours";
import { describe, expect, it } from "vitest";
import { federalHoliday } from "../schedule/holidays.ts";
import { addDays } from "../trips/calendar-date.ts";
import { hoursOn, inSeasonOn } from "./dated-hours.ts";
import { parseOsmHours } from "./osm-hours.ts";

/** A stream of whole numbers that a seed decides. */
function drawsOf(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % below;
  };
}

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

type Draw = (below: number) => number;

const times = (draw: Draw) => {
  const opens = 9 + draw(5);
  const noon = `${opens}:${draw(2) * 30 || "00"}-14:00`.padStart(11, "0");
  return draw(4) === 0
    ? `${noon},15:00-${17 + draw(4)}:30`
    : `${noon.slice(0, 6)}${16 + draw(6)}:00`;
};
const weekdays = (draw: Draw) => {
  const [first, length] = [draw(7), 1 + draw(5)];
  const range = `${DAYS[first]}-${DAYS[(first + length) % 7]}`;
  return draw(3) === 0 ? `${DAYS[(first + 6) % 7]},${range}` : range;
};
const hours = (draw: Draw) => (draw(5) === 0 ? "off" : `${weekdays(draw)} ${times(draw)}`);

/** Seasons that make up a year, in months or on days of them. */
function seasons(draw: Draw): string[] {
  const first = draw(12);
  const second = (first + 2 + draw(8)) % 12;
  const month = (index: number) => MONTHS[(index + 12) % 12];
  const day = draw(2) === 0 ? null : 2 + draw(26);
  const span = (from: number, to: number) =>
    day === null
      ? `${month(from)}-${month(to - 1)}`.replace(/^(...)-\1$/, "$1")
      : `${month(from)} ${day}-${month(to)} ${day - 1}`;
  return [`${span(first, second)} ${hours(draw)}`, `${span(second, first)} ${hours(draw)}`];
}

const EXCEPTIONS = [
  "Dec 24-26 off",
  "Jan 1,Dec 25 off",
  "Jul 3-5 12:00-15:00",
  "Dec 28-Jan 2 off",
  "Nov 23-29 Fr-Su 10:00-18:00",
];

/** Hours as an editor could write them. */
function written(seed: number): string {
  const draw = drawsOf(seed);
  const base = draw(2) === 0 ? seasons(draw) : [`${weekdays(draw)} ${times(draw)}`];
  const within = base.length === 1 && draw(2) === 0 ? [`${MONTHS[draw(12)]} ${hours(draw)}`] : [];
  const holidays = draw(2) === 0 ? [draw(2) === 0 ? "PH off" : "PH 12:00-15:00"] : [];
  const exceptions = draw(2) === 0 ? [EXCEPTIONS[draw(EXCEPTIONS.length)] ?? ""] : [];
  const ofOneYear = draw(2) === 0 ? [`2027 Jun 1-2027 Aug 31 ${hours(draw)}`] : [];
  const closedWeeks = draw(2) === 0 ? ["2028 Jan 4-2028 Jan 17 off"] : [];
  return [...base, ...within, ...ofOneYear, ...holidays, ...exceptions, ...closedWeeks].join("; ");
}

/** Where the other reader is, for its holidays. */
const PLACE = {
  lat: 46.06,
  lon: -118.34,
  address: { country_code: "us", country: "United States", state: "Washington" },
};
const FIRST = "2027-01-01";
const DAYS_IN_TWO_YEARS = 731;

/** A minute within each stretch of a day between two times that the text names. */
function minutesAsked(text: string): number[] {
  const named = [...text.matchAll(/(\d\d):(\d\d)/g)].map(([, h, m]) => Number(h) * 60 + Number(m));
  const edges = [...new Set([0, ...named, 1440])].sort((one, other) => one - other);
  return edges.slice(1).map((edge, index) => (edge + (edges[index] ?? 0)) / 2);
}

/** The other reader asked minute by minute: its way of listing intervals does not end with holidays. */
function otherReader(text: string): (date: string, minute: number) => boolean {
  const reader = new OpeningHours(text, PLACE);
  return (date, minute) => {
    const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
    return reader.getState(new Date(year, month - 1, day, 0, minute));
  };
}

describe("the hours of a date", () => {
  it.each(Array.from({ length: 16 }, (_, seed) => written(seed + 1)))(
    "of %j are what an independent reader says on every day of two years",
    (text) => {
      const reading = parseOsmHours(text);
      if (!reading.ok) throw new Error(`${reading.rule}: ${reading.reason}`);
      const place = inSeasonOn({ openingHours: reading.week, datedHours: reading.dated }, FIRST);
      const isOpen = otherReader(text);
      const minutes = minutesAsked(text);
      const differing: string[] = [];
      for (let day = 0; day < DAYS_IN_TWO_YEARS; day += 1) {
        const date = addDays(FIRST, day);
        // It knows only some of the days on which offices keep a holiday of a weekend.
        if (federalHoliday(date)?.endsWith("(observed)")) continue;
        const hours = hoursOn(place, date) ?? [];
        for (const minute of minutes) {
          const own = hours.some(({ opens, closes }) => opens < minute && minute < (closes ?? 0));
          if (own !== isOpen(date, minute)) differing.push(`${date} ${minute}: ${own}`);
        }
      }
      expect(differing).toEqual([]);
    },
  );
});
