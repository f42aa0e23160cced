import { addressLines } from "../../site/directions.ts";
import { formatPhone } from "../../winery/phone.ts";
import type { TakenTrip } from "../taken-trip.ts";
import { oneLine } from "../well-formed-text.ts";
import type { DayWords } from "../words/day-words.ts";
import type { StopWords } from "../words/stop-words.ts";

/** What an event says of its stop, its way and, at the last one, of the way back: one fact a line. */
export function stopDescription(day: DayWords, stop: StopWords, { url }: TakenTrip): string {
  const { winery } = stop;
  const isFirst = stop.number === 1;
  const isLast = stop.number === day.stops.length;
  return [
    ...(isFirst ? [day.lunchBefore] : []),
    stop.way,
    stop.wait,
    stop.isAppointment ? `Your appointment: ${stop.time}` : null,
    ...stop.notices,
    stop.hours ?? "Hours not available",
    stop.fee,
    winery.phone && `Phone: ${formatPhone(winery.phone)}`,
    winery.website && `Website: ${winery.website}`,
    stop.lunch,
    ...(isLast ? [day.back, ...day.backNotices, day.lunchAfter] : []),
    url && `The whole plan: ${url}`,
    "Planned, not booked: confirm with the winery before you go.",
  ]
    .filter(Boolean)
    .join("\n");
}

/** A winery's address on one line, as a calendar's map finds it. */
export function locationText({ winery }: Pick<StopWords, "winery">): string {
  return oneLine([winery.name, ...addressLines(winery)].join(", "));
}
