import { addressLines } from "../site/directions.ts";
import { departedText } from "../winery/departure.ts";
import { formatPhone } from "../winery/phone.ts";
import { type ExportedTrip, hasDates, wineryOf } from "./exported-trip.ts";
import { asLines, oneLine, wellFormedText } from "./well-formed-text.ts";
import { type DayWords, dayWords } from "./words/day-words.ts";
import { feesLine } from "./words/party-fees.ts";
import type { StopWords } from "./words/stop-words.ts";

/** Of a plan whose trip has no date; its weekdays may be the visitor's own choice. */
export const NO_DATE = "No date is chosen yet: the plan is for the weekdays it names.";

/**
 * The plan as plain text to paste into a message.
 *
 * @throws RangeError when the trip lacks a winery of its plan.
 */
export function plainText(trip: ExportedTrip): string {
  const left = leftLines(trip);
  const blocks = [
    oneLine(trip.title),
    hasDates(trip) ? null : NO_DATE,
    ...trip.plan.days.map((_, day) => dayText(dayWords(trip, day))),
    feesLine(trip),
    left.length > 0 && ["Left out:", ...left.map((line) => `- ${line}`)].join("\n"),
    trip.url && `The whole plan: ${trip.url}`,
  ];
  return wellFormedText(`${blocks.filter(Boolean).join("\n\n")}\n`);
}

function dayText(day: DayWords): string {
  return asLines([
    day.heading,
    day.summary ?? "Nothing is planned.",
    day.lunchBefore,
    ...day.stops.map(stopText),
    day.back,
    ...day.backNotices,
    day.lunchAfter,
    ...day.places.map(({ line }) => line),
  ]);
}

function stopText(stop: StopWords): string {
  const { winery } = stop;
  const name = stop.isAppointment ? `${winery.name} (appointment)` : winery.name;
  return [
    stop.leg,
    `${stop.number}. ${name}, ${stop.time}`,
    oneLine(addressLines(winery).join(", ")),
    winery.phone && formatPhone(winery.phone),
    stop.wait,
    ...stop.notices,
    stop.hours,
    stop.fee,
    stop.lunch,
  ]
    .filter(Boolean)
    .map((line, index) => (index < 2 ? line : `   ${line}`))
    .join("\n");
}

/** What found no place in the plan: "Closed Cellars: closed on Tuesdays". */
export function leftLines(trip: ExportedTrip): string[] {
  const { plan, departed = 0 } = trip;
  const lines = plan.left.map(({ wineryId, reasons }) => {
    const why = [...new Set(reasons.map(({ text }) => text))].join("; ");
    return `${wineryOf(trip, wineryId).name}${why ? `: ${why}` : ""}`;
  });
  return departed > 0 ? [...lines, departedText(departed)] : lines;
}
