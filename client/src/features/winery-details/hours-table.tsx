import type { WineryDetails } from "#shared/api/wineries.ts";
import {
  formatOpenStatus,
  momentInWashington,
  openStatusAt,
  WEEKDAYS,
  weekdayName,
} from "#shared/domain/winery/opening-hours.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { NO_HOURS } from "#shared/domain/winery/winery-labels.ts";
import { asOf } from "./as-of.ts";
import { FactSection } from "./fact-section.tsx";

interface HoursTableProps {
  readonly winery: WineryDetails;
  /** Null where a page is drawn once for all times: no day is marked then. */
  readonly now: Date | null;
}

/** A week of hours with today marked, and whether the winery is open now, by Washington's clocks. */
export function HoursTable({ winery, now }: HoursTableProps) {
  const { hours, openingHours, hoursNote } = winery;
  if (hours === null) {
    return (
      <FactSection group="hours" winery={winery}>
        <p className="mt-4 text-sm text-ink-soft">{NO_HOURS}</p>
        {hoursNote === null ? null : (
          <p className="mt-2 text-sm text-ink-soft">
            {asOf(winery, "hoursNote")}: {hoursNote}. Ask before you go.
          </p>
        )}
      </FactSection>
    );
  }
  const moment = now && momentInWashington(now);
  const status = moment && openingHours ? openStatusAt(openingHours, moment) : null;
  const statusText = status ? formatOpenStatus(status) : null;
  const isOpen = status?.state === "open" || status?.state === "opened";
  return (
    <FactSection group="hours" winery={winery}>
      {statusText ? (
        <p className={`mt-2 text-sm font-semibold ${isOpen ? "text-sage" : "text-ink-soft"}`}>
          {statusText}
        </p>
      ) : null}
      {now === null && openingHours ? <p aria-hidden="true" className="mt-2 h-lh text-sm" /> : null}
      <table className="mt-3 w-full text-left text-sm">
        <caption className="sr-only">Hours of each day</caption>
        <tbody className="divide-y divide-rule">
          {WEEKDAYS.map((weekday) => {
            const isToday = weekday === moment?.weekday;
            return (
              <tr
                key={weekday}
                {...(isToday && { "aria-current": "date" })}
                className={isToday ? "font-semibold text-wine" : ""}
              >
                <th scope="row" className={`w-30 py-2 pr-4 ${isToday ? "" : "font-normal"}`}>
                  {weekdayName(weekday)}
                  {isToday ? <span className="sr-only"> (today)</span> : null}
                </th>
                <td className="py-2 tabular-nums">{hours[weekday]}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-2 text-xs text-ink-faint">
        {asOf(winery, "hours")}
        {isKnown(winery, "hours") ? ". Confirm before you go." : ": too old to rely on, ask."}
      </p>
    </FactSection>
  );
}
