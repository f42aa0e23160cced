import { site } from "#shared/site.ts";
import { instantInWashington } from "../../schedule/clock.ts";
import type { ExportedTrip } from "../exported-trip.ts";
import { cappedText, oneLine, wellFormedText } from "../well-formed-text.ts";
import { dayWords } from "../words/day-words.ts";
import { utcInstant } from "./content-lines.ts";

/** Some mail programs and proxies cut addresses much longer than 2,000 characters. */
const MAX_URL = 1900;
const MAX_TITLE = 100;

/**
 * A link that opens Google Calendar with one event for a whole day, its stops in the description.
 * (Gmail shows only the first event of an attached file; docs/export.md.)
 *
 * @param day counted from 0.
 * @returns null for a day without a date or without a drive.
 * @throws RangeError when the plan has no such day.
 */
export function googleCalendarUrl(trip: ExportedTrip, day: number): string | null {
  const words = dayWords(trip, day);
  const { date, leaveAt, backAt, ends } = words.planned;
  if (!date || leaveAt === null || backAt === null) return null;
  const at = (minutes: number) => utcInstant(instantInWashington(date, minutes));
  const url = new URL(site.googleCalendarUrl);
  const title = `${cappedText(oneLine(trip.title), MAX_TITLE)}, day ${words.number}`;
  url.searchParams.set("text", title);
  url.searchParams.set("dates", `${at(leaveAt)}/${at(backAt)}`);
  url.searchParams.set("ctz", site.timeZone);
  url.searchParams.set("location", `${oneLine(ends.from.name)}, WA`);
  const lines = [
    trip.url && `The whole plan: ${trip.url}`,
    words.lunchBefore,
    ...words.stops.flatMap(({ time, winery, lunch }) => [
      `${time}: ${cappedText(winery.name, 60)}`,
      lunch,
    ]),
    words.back,
    words.lunchAfter,
    ...words.places.map(({ line }) => line),
  ].filter((line) => line !== null);
  // Drop lines from the end until the address is short enough.
  for (let shown = lines.length; shown > 0; shown -= 1) {
    url.searchParams.set("details", wellFormedText(lines.slice(0, shown).join("\n")));
    if (url.href.length <= MAX_URL) return url.href;
  }
  url.searchParams.delete("details");
  return url.href;
}
