import { useDay } from "#client/lib/dates/use-day.ts";
import { useNow } from "#client/lib/dates/use-now.ts";
import type { WineryDetails } from "#shared/api/wineries.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { federalHoliday } from "#shared/domain/schedule/holidays.ts";
import { type CalendarDate, weekdayOf } from "#shared/domain/trips/calendar-date.ts";
import { hoursOn, untoldHoliday } from "#shared/domain/winery/dated-hours.ts";
import { agingText } from "#shared/domain/winery/fact-age.ts";
import { exceptionsInWords, openNow, seasonText } from "#shared/domain/winery/hours-in-words.ts";
import { formatDayHours, WEEKDAYS, weekdayName } from "#shared/domain/winery/opening-hours.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { NO_HOURS } from "#shared/domain/winery/winery-labels.ts";
import { asOf, FactSection } from "./fact-section.tsx";

/** A week of hours with today marked, and whether the winery is open now, by Washington's clocks. */
export function HoursTable({ winery }: { readonly winery: WineryDetails }) {
  const { hours, openingHours } = winery;
  const season = seasonText(winery);
  const today = useDay();
  const now = useNow();
  if (hours === null) return <NoHours winery={winery} next={season?.next ?? null} />;
  const aging = agingText(winery, "hours", today);
  // The server renders the page for all times: no day is marked then.
  const clock = now && clockInWashington(now);
  const status = clock && openNow(winery, clock.date, clock.minutes);
  return (
    <FactSection title="Hours">
      {status?.text ? (
        <p
          className={`mt-2 text-sm font-semibold ${status.isOpen ? "text-sage" : "text-ink-soft"}`}
        >
          {status.text}
        </p>
      ) : null}
      {now === null && openingHours ? <p aria-hidden="true" className="mt-2 h-lh text-sm" /> : null}
      {season ? <p className="mt-2 text-sm text-ink-soft">Hours for {season.now}</p> : null}
      <table className="mt-3 w-full text-left text-sm">
        <caption className="sr-only">Hours by day</caption>
        <tbody className="divide-y divide-rule">
          {WEEKDAYS.map((weekday) => {
            const date = clock && weekday === weekdayOf(clock.date) ? clock.date : null;
            return (
              <tr
                key={weekday}
                {...(date && { "aria-current": "date" })}
                className={date ? "font-semibold text-wine" : ""}
              >
                <th scope="row" className={`w-30 py-2 pr-4 ${date ? "" : "font-normal"}`}>
                  {weekdayName(weekday)}
                  {date ? <span className="sr-only"> (today)</span> : null}
                </th>
                <td className="py-2 tabular-nums">
                  {date ? hoursOfToday(winery, hours[weekday], date) : hours[weekday]}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <HoursBesides winery={winery} next={season?.next ?? null} />
      <p className="mt-2 text-xs text-ink-faint">
        {aging ?? asOf(winery, "hours")}
        {ageNote(winery, aging !== null)}
      </p>
    </FactSection>
  );
}

/** Without current hours: the next season's, and the editor's note. */
function NoHours({ winery, next }: HoursBesidesProps) {
  const { hoursNote } = winery;
  return (
    <FactSection title="Hours">
      <p className="mt-4 text-sm text-ink-soft">{next ?? NO_HOURS}</p>
      {hoursNote === null ? null : (
        <p className="mt-2 text-sm text-ink-soft">
          {asOf(winery, "hoursNote")}: {hoursNote}. Ask before you go.
        </p>
      )}
    </FactSection>
  );
}

/**
 * The day's own hours, where the date has others than the week: "Closed (Thanksgiving Day)"; and that
 * those of the week may not hold: "11 AM – 5 PM (Labor Day: call first)".
 */
function hoursOfToday(winery: WineryDetails, ofWeek: string, date: CalendarDate): string {
  const hours = hoursOn(winery, date);
  const today = hours === undefined ? ofWeek : formatDayHours(hours);
  const untold = untoldHoliday(winery, date);
  if (untold) return `${today} (${untold}: call first)`;
  if (today === ofWeek) return ofWeek;
  return `${today} (${federalHoliday(date) ?? "today"})`;
}

/** What follows the date of the hours. */
function ageNote(winery: WineryDetails, isAging: boolean): string {
  if (!isKnown(winery, "hours")) return ": too old to rely on; confirm.";
  return isAging ? "." : ". Confirm before you go.";
}

interface HoursBesidesProps {
  readonly winery: WineryDetails;
  /** What the next season brings. */
  readonly next: string | null;
}

/** What the week does not say: the next season, holidays, single dates, the editor's note. */
function HoursBesides({ winery, next }: HoursBesidesProps) {
  const { datedHours, hoursNote } = winery;
  const lines = [next, ...exceptionsInWords(datedHours), hoursNote].flatMap((line) => line ?? []);
  if (lines.length === 0) return null;
  return (
    <ul aria-label="More about hours" className="mt-3 space-y-1 text-sm text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
