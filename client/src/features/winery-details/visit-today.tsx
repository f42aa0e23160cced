import type { WineryDetails } from "#shared/api/wineries.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { hoursOn, openStatusOn } from "#shared/domain/winery/dated-hours.ts";
import { formatDayHours, formatOpenStatus } from "#shared/domain/winery/opening-hours.ts";
import {
  feeLabel,
  NO_HOURS,
  visitContact,
  visitLabel,
} from "#shared/domain/winery/winery-labels.ts";

interface VisitTodayProps {
  readonly winery: WineryDetails;
  /** Null where a page is rendered once for all times. */
  readonly now: Date | null;
}

/** What matters first: open today or not, how to visit, what it costs. */
export function VisitToday({ winery, now }: VisitTodayProps) {
  const contact = visitContact(winery);
  const how = contact === null ? visitLabel(winery) : `${visitLabel(winery)}: ${contact.text}`;
  return (
    <ul aria-label="Today" className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
      {/* A line of its own: what follows stays where it is when the hour is known. */}
      <li className="basis-full font-semibold text-ink">
        {now ? openToday(winery, now) : allWeek(winery)}
      </li>
      <li>{how}</li>
      <li>{feeLabel(winery)}</li>
    </ul>
  );
}

/** For readers of whom nobody knows when they read. */
function allWeek({ hours }: WineryDetails): string {
  return hours === null ? NO_HOURS : "See hours";
}

/** "Open until 5 PM", "Closed, opens Friday at noon"; by the day's own words where no times are known. */
function openToday(winery: WineryDetails, now: Date): string {
  const { date, minutes } = clockInWashington(now);
  const status = formatOpenStatus(openStatusOn(winery, date, minutes));
  if (status !== null) return status;
  const today = hoursOn(winery, date);
  return today === undefined ? NO_HOURS : formatDayHours(today);
}
