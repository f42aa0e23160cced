import { Fragment } from "react";
import { dayTitle } from "#client/entities/trip/mapped-plan.ts";
import type { PlannedDay } from "#shared/domain/schedule/plan.ts";
import type { PlaceId } from "#shared/domain/schedule/problem.ts";
import { clockText, durationText, numberText } from "#shared/domain/schedule/wording.ts";
import { milesText } from "#shared/domain/take-out/words/leg-words.ts";
import { counted } from "#shared/domain/text/words.ts";
import { useMaybeEditing, usePlanOnPage } from "../edit/editing.ts";
import { DayTools } from "../edit/trip-tools.tsx";
import { dayNotices } from "./day-words.ts";
import { ClockTime, LegRow, LunchRows, Noted, PlaceRows, Row } from "./rows.tsx";
import { StopEntry } from "./stop-entry.tsx";

interface DayChapterProps {
  /** From 0. */
  readonly index: number;
}

/** One day of the plan, from where it begins to where it ends. */
export function DayChapter({ index }: DayChapterProps) {
  const { days, trip } = usePlanOnPage();
  const editing = useMaybeEditing();
  const day = days[index];
  if (!day) return null;
  const places = trip.places?.[index];
  const id = `day-${index + 1}`;
  return (
    <section aria-labelledby={id} className="itinerary-day" data-plan-day={index}>
      <header className="border-t-2 border-ink pt-5">
        {days.length > 1 ? <p className="eyebrow">Day {numberText(index + 1)}</p> : null}
        <h3 id={id} className="mt-1 font-display text-3xl sm:text-4xl">
          {dayTitle(day)}
        </h3>
        <p className="mt-2.5 font-sans text-sm text-ink-soft">{dayInShort(day)}</p>
        <Noted
          lines={dayNotices(day)}
          className="mt-3 border-gold font-sans text-sm text-ink-soft"
        />
        {editing ? <DayTools day={index} /> : null}
      </header>
      {day.leaveAt !== null ? (
        <DayTimeline day={day} index={index} />
      ) : Object.values(places ?? {}).some(Boolean) ? (
        <ol className="mt-4">
          <PlaceRows places={places} withLunch />
        </ol>
      ) : null}
    </section>
  );
}

/** "2 stops, 38 min of driving over 21 miles, back at 4:20 PM"; a travel day says from where to where. */
function dayInShort(day: PlannedDay): string {
  const { stops, driveMinutes, miles, leaveAt, backAt, from, to } = day;
  if (leaveAt === null || backAt === null) return `A free day in ${to}: nothing is planned.`;
  const count = counted(stops.length, "stop");
  const driving = `${durationText(driveMinutes)} of driving over ${milesText(miles)}`;
  const way = from === to ? "" : `From ${from} to ${to}: `;
  return `${way}${count}, ${driving}. Away from ${clockText(leaveAt)} to ${clockText(backAt)}.`;
}

function DayTimeline({ day, index }: DayChapterProps & { readonly day: PlannedDay }) {
  const { days, facts, trip } = usePlanOnPage();
  const { stops, leaveAt, backAt, back, lunchPlace, meal, from: start, to: end } = day;
  const firstNumber =
    1 + days.slice(0, index).reduce((count, each) => count + each.stops.length, 0);
  const baseOf = (name: string): PlaceId => (facts.drives.places.includes("base") ? "base" : name);
  const lunchAfter = (id: "before" | "after" | number, at: PlaceId) =>
    lunchPlace === id ? <LunchRows day={day} at={at} /> : null;
  // From a place to eat they may drive on.
  const leftFrom = (id: "before" | number, at: PlaceId): PlaceId =>
    lunchPlace === id && meal && meal.back === null ? meal.key : at;
  const last = stops.at(-1)?.wineryId;
  return (
    <ol className="mt-9">
      {lunchPlace === "before" && meal === null ? lunchAfter("before", baseOf(start)) : null}
      <BaseRow way="start" at={leaveAt} text={`Leave ${start}`} />
      {lunchPlace === "before" && meal ? lunchAfter("before", baseOf(start)) : null}
      {stops.map((stop, at) => {
        const winery = facts.wineries.get(stop.wineryId);
        const before = stops[at - 1]?.wineryId;
        const from =
          before === undefined ? leftFrom("before", baseOf(start)) : leftFrom(before, before);
        if (!winery) return null;
        return (
          <Fragment key={stop.wineryId}>
            <LegRow leg={stop} from={from} to={stop.wineryId} waitMinutes={stop.waitMinutes} />
            <StopEntry stop={stop} dayIndex={index} winery={winery} number={firstNumber + at} />
            {lunchAfter(stop.wineryId, stop.wineryId)}
          </Fragment>
        );
      })}
      {back ? (
        <LegRow
          leg={back}
          from={last === undefined ? leftFrom("before", baseOf(start)) : leftFrom(last, last)}
          to={baseOf(end)}
        />
      ) : null}
      <BaseRow way="end" at={backAt} text={start === end ? `Back in ${end}` : `Arrive in ${end}`} />
      {lunchAfter("after", baseOf(end))}
      <PlaceRows places={trip.places?.[index]} withLunch={meal === null} />
    </ol>
  );
}

interface BaseRowProps {
  readonly way: "start" | "end";
  readonly at: number | null;
  readonly text: string;
}

function BaseRow({ way, at, text }: BaseRowProps) {
  return (
    <Row
      way={way}
      time={<div className="pt-3">{at === null ? null : <ClockTime minutes={at} />}</div>}
      mark={<span className="itinerary-mark" data-kind="base" />}
    >
      <p className="pt-2.5 font-display text-xl text-ink-soft">{text}</p>
    </Row>
  );
}
