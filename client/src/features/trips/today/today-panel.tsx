import { useMemo, useState } from "react";
import type { DayWord } from "#shared/domain/schedule/day-out/day-mark.ts";
import { type DayOut, dayOut } from "#shared/domain/schedule/day-out/day-out.ts";
import { situationAt } from "#shared/domain/schedule/day-out/situation.ts";
import { problemFor } from "#shared/domain/schedule/plan-request.ts";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { clockText } from "#shared/domain/schedule/wording.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { requestOf } from "#shared/domain/trips/trip-request.ts";
import { type ItineraryFacts, scheduleFacts } from "../plan/plan-facts.ts";
import { DayButtons, targetOf } from "./day-buttons.tsx";
import { MarksMade } from "./marks-made.tsx";
import { RestOfDay } from "./rest-of-day.tsx";
import { lostText, type NameOf, situationText, situationTitle } from "./situation-words.ts";
import { useDayLog } from "./use-day-log.ts";
import { useWashingtonTime, type WashingtonTime } from "./use-washington-time.ts";

export interface TodayPanelProps {
  readonly token: string;
  /** The plan on show, and what it was asked. */
  readonly plan: ShownPlan;
  readonly trip: TripInput;
  readonly facts: ItineraryFacts;
  readonly clock: () => Date;
  /** When the page was drawn, ISO 8601, where it came drawn. */
  readonly drawnAt?: string | undefined;
}

/** On a day of the plan: where to be, when to leave, and the rest of the day from where they are. */
export function TodayPanel(props: TodayPanelProps) {
  const now = useWashingtonTime(props.clock, props.drawnAt);
  const day = props.plan.days.findIndex(({ date }) => date === now.date);
  if (day < 0 || props.plan.contradictions.length > 0) return null;
  return <DayOfPlan {...props} day={day} now={now} />;
}

/** Equal as long as nobody moves a stop: what is marked is about one such plan. */
const planId = ({ days }: ShownPlan): string =>
  days.map(({ stops }) => stops.map((stop) => `${stop.wineryId}@${stop.begin}`).join()).join("|");

type DayOfPlanProps = TodayPanelProps & { readonly day: number; readonly now: WashingtonTime };

function useDayOut({ token, plan, trip, facts, day }: DayOfPlanProps) {
  const kept = useDayLog(token, planId(plan));
  const problem = useMemo(
    () => problemFor(requestOf(trip), scheduleFacts(facts), plan.startWeekday),
    [trip, facts, plan.startWeekday],
  );
  const outAfter = (marks: typeof kept.marks): DayOut => dayOut({ problem, plan, marks }, day);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with each mark and plan.
  const out = useMemo(() => outAfter(kept.marks), [problem, plan, kept.marks, day]);
  return { ...kept, problem, out };
}

function DayOfPlan(props: DayOfPlanProps) {
  const { plan, facts, trip, now, day } = props;
  const { marks, isSetAside, mark, undo, problem, out } = useDayOut(props);
  const [hasMarked, setHasMarked] = useState(false);
  const nameOf: NameOf = (place) =>
    place === "base"
      ? trip.base
      : typeof place === "string"
        ? place
        : (facts.wineries.get(place)?.name ?? "One winery");
  const situation = situationAt(out, problem, now.minutes);
  const planned = plan.days[day];
  const lost = planned ? lostText(planned, out, nameOf) : [];
  const title = situationTitle(situation, nameOf);
  const text = situationText(situation, nameOf, now.minutes);
  const todays = marks.filter(({ date }) => date === now.date);
  const target = targetOf(situation, todays);
  const say = (word: DayWord) => {
    setHasMarked(true);
    mark(word, now);
  };
  return (
    <section aria-labelledby="today" className="mb-12 border-y-4 border-ink py-6 print:hidden">
      <p className="font-sans text-base font-semibold text-ink">
        Today, {clockText(now.minutes)}
        <span className="sr-only"> in Washington</span>
      </p>
      <h3 id="today" className="mt-2 font-display text-4xl text-balance text-ink sm:text-5xl">
        {title}
      </h3>
      <p className="mt-3 max-w-prose font-sans text-lg font-medium text-ink">{text}</p>
      {lost.length > 0 ? (
        <ul className="mt-4 grid gap-1 border-l-4 border-gold pl-4 font-sans text-base text-ink">
          {lost.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      <DayButtons
        situation={situation}
        target={target === null ? undefined : facts.wineries.get(target)}
        onSay={say}
      />
      <p role="status" className="sr-only">
        {hasMarked ? [`${title}.`, text, ...lost].join(" ") : ""}
      </p>
      {isSetAside ? (
        <p className="mt-4 font-sans text-base text-ink">
          The plan was changed since you marked your way, so those marks do not count any more.
        </p>
      ) : null}
      <RestOfDay out={out} minute={now.minutes} target={target} nameOf={nameOf} onSay={say} />
      <MarksMade
        marks={todays}
        nameOf={nameOf}
        onUndo={(id) => {
          setHasMarked(true);
          undo(id);
        }}
      />
    </section>
  );
}
