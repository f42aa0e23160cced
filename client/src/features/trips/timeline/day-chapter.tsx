import { Fragment, type ReactNode } from "react";
import type { PlannedDay, PlannedStop } from "#shared/domain/schedule/plan.ts";
import { LUNCH_MINUTES, type PlaceId } from "#shared/domain/schedule/problem.ts";
import { clockText, durationText } from "#shared/domain/schedule/wording.ts";
import { counted } from "#shared/domain/site/words.ts";
import type { ItineraryFacts } from "../plan/plan-facts.ts";
import { ClockTime } from "./clock-time.tsx";
import { dayNotices } from "./day-notices.ts";
import { dayTitle } from "./day-title.ts";
import { type LegNotes, LegRow, legMilesText } from "./leg-row.tsx";
import { Row } from "./row.tsx";
import { StopEntry } from "./stop-entry.tsx";

interface DayChapterProps {
  readonly day: PlannedDay;
  /** From 0. */
  readonly index: number;
  readonly dayCount: number;
  readonly facts: ItineraryFacts;
  readonly guests: number;
  /** Of the day's first stop. */
  readonly firstNumber: number;
  readonly isAppointment: (wineryId: number) => boolean;
  readonly renderDayTools?: ((day: number) => ReactNode) | undefined;
  readonly renderStopTools?: ((stop: PlannedStop, day: number) => ReactNode) | undefined;
}

/** One day of the plan, from where it begins to where it ends. */
export function DayChapter(props: DayChapterProps) {
  const { day, index, dayCount, renderDayTools } = props;
  const id = `day-${index + 1}`;
  return (
    <section aria-labelledby={id} className="itinerary-day" data-plan-day={index}>
      <header className="border-t-2 border-ink pt-5">
        {dayCount > 1 ? <p className="eyebrow">Day {NUMBERS[index] ?? index + 1}</p> : null}
        <h3 id={id} className="mt-1 font-display text-3xl sm:text-4xl">
          {dayTitle(day)}
        </h3>
        <p className="mt-2.5 font-sans text-sm text-ink-soft">{dayInShort(day)}</p>
        <DayNotices day={day} />
        {renderDayTools?.(index)}
      </header>
      {day.stops.length > 0 ? <DayTimeline {...props} /> : null}
    </section>
  );
}

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven"];

/** "2 stops, 38 min of driving over 21 miles, back at 4:20 PM". */
function dayInShort(day: PlannedDay): string {
  const { stops, driveMinutes, miles, leaveAt, backAt, to } = day;
  if (leaveAt === null || backAt === null) return `A free day in ${to}: nothing is planned.`;
  const count = counted(stops.length, "stop");
  const driving = `${durationText(driveMinutes)} of driving over ${legMilesText(miles)}`;
  return `${count}, ${driving}. Away from ${clockText(leaveAt)} to ${clockText(backAt)}.`;
}

function DayNotices({ day }: { readonly day: PlannedDay }) {
  const notices = dayNotices(day);
  if (notices.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1 font-sans text-sm text-ink-soft">
      {notices.map((text) => (
        <li key={text} className="border-l-2 border-gold pl-3.5">
          {text}
        </li>
      ))}
    </ul>
  );
}

function DayTimeline(props: DayChapterProps) {
  const { day, facts, guests, firstNumber, isAppointment, renderStopTools, index } = props;
  const { stops, leaveAt, backAt, back, lunchAt, lunchPlace, from: start, to: end } = day;
  const base = lunchPlace === "before" ? start : end;
  const lunch = lunchAt === null ? null : <LunchRow at={lunchAt} base={base} place={lunchPlace} />;
  return (
    <ol className="mt-9">
      {lunchPlace === "before" ? lunch : null}
      <BaseRow way="start" at={leaveAt} text={`Leave ${start}`} />
      {stops.map((stop, at) => {
        const winery = facts.wineries.get(stop.wineryId);
        const from = stops[at - 1]?.wineryId ?? "base";
        if (!winery) return null;
        return (
          <Fragment key={stop.wineryId}>
            <LegRow
              leg={stop}
              notes={notesOfLeg(facts, from, stop.wineryId)}
              waitMinutes={stop.waitMinutes}
            />
            <StopEntry
              stop={stop}
              day={day}
              winery={winery}
              number={firstNumber + at}
              guests={guests}
              isAppointment={isAppointment(stop.wineryId)}
              canBeDragged={renderStopTools !== undefined}
            >
              {renderStopTools?.(stop, index)}
            </StopEntry>
            {lunchPlace === stop.wineryId ? lunch : null}
          </Fragment>
        );
      })}
      {back ? (
        <LegRow leg={back} notes={notesOfLeg(facts, stops.at(-1)?.wineryId ?? "base", "base")} />
      ) : null}
      <BaseRow way="end" at={backAt} text={start === end ? `Back in ${end}` : `Arrive in ${end}`} />
      {lunchPlace === "after" ? lunch : null}
    </ol>
  );
}

/** Passes, ferries and estimates of the way between two places of the matrix. */
function notesOfLeg({ drives }: ItineraryFacts, from: PlaceId, to: PlaceId): LegNotes {
  const [row, column] = [drives.places.indexOf(from), drives.places.indexOf(to)];
  const onThisWay = ({ legs }: { readonly legs: readonly (readonly [number, number])[] }) =>
    legs.some(([one, other]) => [one, other].includes(row) && [one, other].includes(column));
  return {
    passes: drives.passes.filter(onThisWay),
    // A trip kept on the device before ferries had names has none.
    ferries: (drives.ferries ?? []).filter(onThisWay),
    isEstimated: drives.estimated[row]?.[column] ?? false,
  };
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

interface LunchRowProps {
  readonly at: number;
  readonly base: string;
  readonly place: PlannedDay["lunchPlace"];
}

function LunchRow({ at, base, place }: LunchRowProps) {
  const where =
    place === "before" ? ` in ${base}, before you leave` : place === "after" ? ` in ${base}` : "";
  return (
    <Row
      way="stop"
      time={
        <div className="itinerary-lunch pt-8">
          <ClockTime minutes={at} />
        </div>
      }
      mark={<span className="itinerary-mark" data-kind="lunch" />}
    >
      <p className="itinerary-lunch pt-7 font-serif text-lg italic">
        Lunch{where}
        <span className="font-sans text-sm text-ink-soft not-italic">
          {" "}
          · {durationText(LUNCH_MINUTES)}, until {clockText(at + LUNCH_MINUTES)}
        </span>
      </p>
    </Row>
  );
}
