import { formatPhone } from "../../winery/phone.ts";
import type { DayWords } from "../words/day-words.ts";
import type { StopWords } from "../words/stop-words.ts";

/** What a map's note says of a stop: one fact a line. */
export function stopText(day: DayWords, stop: StopWords): string {
  const { phone } = stop.winery;
  return [
    `Day ${day.number}, ${day.title}: ${stop.time}${stop.isAppointment ? " (appointment)" : ""}`,
    stop.way,
    ...stop.notices,
    stop.hours ?? "Hours not available",
    stop.fee,
    phone && `Phone: ${formatPhone(phone)}`,
    stop.lunch,
  ]
    .filter(Boolean)
    .join("\n");
}
