import { useEffect, useMemo, useRef, useState } from "react";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { durationText, listText } from "#shared/domain/schedule/wording.ts";
import { plural } from "#shared/domain/site/words.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { isSame } from "#shared/domain/trips/trip-patch.ts";
import { type ItineraryFacts, scheduleFacts } from "../plan/plan-facts.ts";
import { usePlan, type WorkedOutPlan } from "../plan/use-plan.ts";
import { type StoreState, type TripStore, withEdits } from "../store/trip-store.ts";
import { bestOrder, type Edit } from "./edits.ts";

interface EditsOptions {
  readonly store: TripStore;
  readonly state: StoreState;
  /** Those of the trip; null until they are there. */
  readonly facts: ItineraryFacts | null;
  readonly today: CalendarDate;
  /** The plan it begins with, where it is there already. */
  readonly atHand?: ShownPlan | null | undefined;
}

/** A change whose plan is being worked out. */
interface Pending {
  readonly edit: Edit;
  readonly before: ShownPlan;
}

export interface Edits {
  readonly plan: WorkedOutPlan;
  readonly edit: (edit: Edit) => void;
  readonly undo: () => void;
  /** What the last change did, here or elsewhere, as a sentence; empty before the first. */
  readonly said: string;
  readonly say: (said: string) => void;
}

/**
 * A plan that is changed step by step: each step is told with what it does. A change of place is
 * looked at before it is made, so that one that cannot be kept is never made.
 */
export function useEdits({ store, state, facts, today, atHand }: EditsOptions): Edits {
  const [move, setMove] = useState<Edit | null>(null);
  const [said, setSaid] = useState("");
  const pending = useRef<Pending | null>(null);
  const tried = useTried(state.trip, move);
  const forSolver = useMemo(() => facts && scheduleFacts(facts), [facts]);
  const question = useMemo(
    () => forSolver && { trip: tried, facts: forSolver, today },
    [tried, forSolver, today],
  );
  const plan = usePlan(question, { atHand, withRepairs: state.mayEdit });
  const [shown, setShown] = useState(plan.heard);
  const nameOf = (wineryId: number) => facts?.wineries.get(wineryId)?.name ?? "One winery";

  const make = ({ edits }: Edit): boolean => {
    const refused = store.edit(edits);
    if (refused === null) return true;
    pending.current = null;
    setSaid(`${refused}.`);
    return false;
  };

  /** What a change did, now that its plan is known; or that it cannot be. */
  const tell = ({ edit, before }: Pending, heard: NonNullable<WorkedOutPlan["heard"]>) => {
    const { faults, contradictions } = heard.answer;
    const [fault] = faults;
    const [clash = fault] = contradictions;
    if (edit.isMove && clash) {
      return setSaid(`That cannot be kept, so nothing was moved. ${clash.text}.`);
    }
    if (edit.isMove && !make(edit)) return;
    setShown(heard);
    const effect = effectText(before, heard.answer, nameOf, edit.adds);
    const lost = fault ? ` Your own order could not be kept: ${fault.text}.` : "";
    if (fault) store.edit(bestOrder().edits, true);
    setSaid(`${edit.said}: ${effect}.${lost}`);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer that is heard.
  useEffect(() => {
    const { heard } = plan;
    const waiting = pending.current;
    if (heard && waiting && heard.question.trip === tried) {
      pending.current = null;
      setMove(null);
      tell(waiting, heard);
    } else if (heard && !move) setShown(heard);
  }, [plan.heard]);

  useEffect(() => {
    if (state.news) setSaid(state.news.text);
  }, [state.news]);

  const wait = (waiting: Pending) => {
    const { isAside, said: done } = waiting.edit;
    pending.current = isAside ? null : waiting;
    if (isAside) setSaid(`${done}.`);
  };

  return {
    plan: { ...plan, heard: shown },
    said,
    say: setSaid,
    edit: (edit) => {
      if (!shown) return;
      // Somebody faster than the solver has gone on: the move stands as it was meant.
      if (move) {
        setMove(null);
        if (!make(move)) return;
      }
      const { trip: before } = store.read();
      if (edit.isMove) setMove(edit);
      else if (!make(edit) || store.read().trip === before) return;
      wait({ edit, before: shown.answer });
    },
    undo: () => {
      pending.current = null;
      setMove(null);
      store.undo();
      setSaid("Undone: the plan is as it was before.");
    },
  };
}

/** The trip with the move that is looked at; the same object as long as it is the same. */
function useTried(trip: TripInput, move: Edit | null): TripInput {
  const last = useRef(trip);
  const made = useMemo(() => (move ? withEdits(trip, move.edits) : null), [trip, move]);
  const tried = made && "trip" in made ? made.trip : trip;
  if (!isSame(last.current, tried)) last.current = tried;
  return last.current;
}

type Shown = Pick<ShownPlan, "days" | "contradictions" | "score">;

const plannedIn = ({ days }: Shown) => days.flatMap(({ stops }) => stops.map((s) => s.wineryId));

/**
 * What a change comes to, as the rest of a sentence: "12 min more driving", "Abeja no longer fits,
 * 5 min less driving", "no more driving". A winery that was added (`adds`) may not fit.
 */
function effectText(
  before: Shown,
  after: Shown,
  nameOf: (wineryId: number) => string,
  adds?: number,
): string {
  const [clash] = after.contradictions;
  if (clash) return `this cannot hold. ${clash.text}`;
  const [had, has] = [plannedIn(before), plannedIn(after)];
  const names = (ids: readonly number[]) => listText(ids.map(nameOf));
  const lost = had.filter((id) => !has.includes(id));
  const won = has.filter((id) => !had.includes(id));
  if (adds !== undefined && !has.includes(adds)) return "it does not fit yet; see why below";
  const waits = after.score.waitMinutes - before.score.waitMinutes;
  return [
    ...(won.length > 0 ? [`${names(won)} now ${plural(won.length, "fits", "fit")}`] : []),
    ...(lost.length > 0 ? [`${names(lost)} no longer ${plural(lost.length, "fits", "fit")}`] : []),
    difference(after.score.driveMinutes - before.score.driveMinutes, "driving"),
    ...(waits === 0 ? [] : [difference(waits, "waiting")]),
  ].join(", ");
}

function difference(minutes: number, of: string): string {
  if (minutes === 0) return `no more ${of}`;
  return `${durationText(Math.abs(minutes))} ${minutes > 0 ? "more" : "less"} ${of}`;
}
