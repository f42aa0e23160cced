import { Fragment } from "react";
import { Link } from "wouter";
import { useDay } from "#client/lib/dates/use-day.ts";
import type { ReadyTrip } from "#shared/api/ready-trips.ts";
import { lunchWhere, milesText, travelText } from "#shared/domain/export/words/leg-words.ts";
import { idsOfStops } from "#shared/domain/schedule/plan.ts";
import { LUNCH_MINUTES } from "#shared/domain/schedule/problem.ts";
import { clockText, durationText } from "#shared/domain/schedule/wording.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { agingText } from "#shared/domain/winery/fact-age.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";
import { weekdayName } from "#shared/domain/winery/opening-hours.ts";

type PlannedDay = ReadyTrip["stays"][number]["days"][number];
type PlannedStop = PlannedDay["stops"][number];

export const stopsBeforeStay = ({ stays }: ReadyTrip, index: number): number =>
  idsOfStops(stays.slice(0, index).flatMap(({ days }) => days)).length;

interface TripDaysProps {
  readonly trip: ReadyTrip;
  readonly stay: ReadyTrip["stays"][number];
  /** From 0. */
  readonly index: number;
}

/** A stay's days with their schedules. */
export function TripDays({ trip, stay, index: at }: TripDaysProps) {
  const daysBefore = trip.stays.slice(0, at).flatMap(({ days }) => days).length;
  const stopsBefore = stopsBeforeStay(trip, at);
  return (
    <div className="grid gap-12">
      {stay.days.map((day, index) => (
        <TripDay
          key={day.weekday}
          {...{ trip, stay, day }}
          number={daysBefore + index + 1}
          firstStop={stopsBefore + idsOfStops(stay.days.slice(0, index)).length + 1}
        />
      ))}
    </div>
  );
}

interface TripDayProps extends Pick<TripDaysProps, "trip" | "stay"> {
  readonly day: PlannedDay;
  /** From 1, through all stays. */
  readonly number: number;
  readonly firstStop: number;
}

function TripDay({ trip, stay: { base }, day, number, firstStop }: TripDayProps) {
  const id = `day-${number}`;
  const { stops, leaveAt, backAt, lunchAt, lunchPlace } = day;
  const lunch =
    lunchAt === null ? null : (
      <Row at={lunchAt}>
        <em>{lunchWhere(day)}</em>, {durationText(LUNCH_MINUTES)}
      </Row>
    );
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <h3 id={id} className="border-t-2 border-ink pt-4 font-display text-2xl">
        Day {number}, {weekdayName(day.weekday)}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        {durationText(day.driveMinutes)} of driving over {milesText(day.miles)}
      </p>
      <ol className="mt-5 border-b border-rule">
        {lunchPlace === "before" ? lunch : null}
        {leaveAt === null ? null : <Row at={leaveAt}>Leave {base}</Row>}
        {stops.map((stop, index) => (
          <Fragment key={stop.wineryId}>
            <Stop
              stop={stop}
              number={firstStop + index}
              winery={trip.wineries.find(({ id: wineryId }) => wineryId === stop.wineryId)}
            />
            {lunchPlace === stop.wineryId ? lunch : null}
          </Fragment>
        ))}
        {backAt === null ? null : <Row at={backAt}>Back in {base}</Row>}
        {lunchPlace === "after" ? lunch : null}
      </ol>
    </section>
  );
}

function Row({ at, children }: { readonly at: number; readonly children: React.ReactNode }) {
  return (
    <li className="grid grid-cols-[6rem_1fr] items-baseline gap-x-4 border-t border-rule py-3">
      <span className="font-sans text-sm text-ink-soft tabular-nums">{clockText(at)}</span>
      <span className="font-serif text-base text-ink-soft">{children}</span>
    </li>
  );
}

interface StopProps {
  readonly stop: PlannedStop;
  readonly number: number;
  readonly winery: ReadyTrip["wineries"][number] | undefined;
}

function Stop({ stop, number, winery }: StopProps) {
  const today = useDay();
  if (!winery) return null;
  const aging = agingText(winery, "hours", today);
  return (
    <li className="grid grid-cols-[6rem_1fr] items-baseline gap-x-4 border-t border-rule py-3.5">
      <time className="font-display text-lg whitespace-nowrap tabular-nums">
        {clockText(stop.begin)}
      </time>
      <div>
        <p className="font-display text-xl leading-snug">
          <span className="text-wine tabular-nums">{number}. </span>
          <Link
            href={paths.winery(winery.slug)}
            className="decoration-wine decoration-1 underline-offset-4 hover:underline"
          >
            {winery.name}
          </Link>
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {winery.city}, until {clockText(stop.end)}. {travelText(stop)} to get there.
          {aging ? ` ${aging}.` : null}
        </p>
      </div>
    </li>
  );
}

/** "Hours from May 2024 to August 2026: call first."; null if no hours are dated. */
export function hoursAge(wineries: ReadyTrip["wineries"]): string | null {
  const dates = wineries.flatMap(({ asOf }) => asOf.hours ?? []).sort();
  const [oldest, newest] = [dates[0], dates.at(-1)].map((date) => date?.slice(0, 7));
  if (oldest === undefined || newest === undefined) return null;
  const span =
    oldest === newest
      ? formatFactDate(oldest)
      : `${formatFactDate(oldest)} to ${formatFactDate(newest)}`;
  return `Hours from ${span}: call first.`;
}
