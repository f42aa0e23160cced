import { useEffect, useMemo, useRef, useState } from "react";
import { idsOfStops } from "#shared/domain/schedule/plan.ts";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { listText, moreText } from "#shared/domain/schedule/wording.ts";
import { plural } from "#shared/domain/text/words.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import type { TripEdit } from "#shared/domain/trips/trip-change.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { isSame } from "#shared/domain/trips/trip-patch.ts";
import { type ItineraryFacts, scheduleFacts } from "../plan/plan-facts.ts";
import { type SolverState, usePlan } from "../plan/use-plan.ts";
import { type StoreState, type TripStore, withEdits } from "../store/trip-store.ts";
import type { Editing } from "./editing.ts";
import { anchored, editsInWords, isAside, isMove, roomInWords } from "./edits.ts";

interface EditsOptions {
  readonly store: TripStore;
  readonly state: StoreState;
  /** Those of the trip; null until they are there. */
  readonly facts: ItineraryFacts | null;
  readonly today: CalendarDate;
  /** The plan to start with, if it came with the page. */
  readonly preloaded?: ShownPlan | null | undefined;
}

/** Edits whose plan is being worked out. */
interface Pending {
  readonly edits: readonly TripEdit[];
  /** What was done, without what it comes to. */
  readonly said: string;
  readonly before: ShownPlan;
}

export interface Edits extends Pick<Editing, "edit" | "nameOf"> {
  readonly plan: SolverState;
  readonly undo: () => void;
  /** What the last change did, here or elsewhere, as a sentence; empty before the first. */
  readonly said: string;
  readonly say: (said: string) => void;
}

/**
 * A plan that is changed step by step, each step announced with its effect. A move is solved before it
 * is made, so that one that cannot be kept is never made.
 */
export function useEdits({ store, state, facts, today, preloaded }: EditsOptions): Edits {
  const [move, setMove] = useState<readonly TripEdit[] | null>(null);
  const [said, setSaid] = useState("");
  const pending = useRef<Pending | null>(null);
  const tried = useTried(state.trip, move);
  const forSolver = useMemo(() => facts && scheduleFacts(facts), [facts]);
  const question = useMemo(
    () => forSolver && { trip: tried, facts: forSolver, today },
    [tried, forSolver, today],
  );
  const plan = usePlan(question, { preloaded, withRepairs: state.mayEdit });
  const [shown, setShown] = useState(plan.heard);
  const nameOf = (wineryId: number) => facts?.wineries.get(wineryId)?.name ?? "One winery";

  const make = (edits: readonly TripEdit[]): boolean => {
    const refused = store.edit(edits);
    if (refused === null) return true;
    pending.current = null;
    setSaid(`${refused}.`);
    return false;
  };

  /** Says what a change did now that its plan is known, or that it cannot be kept. */
  const tell = ({ edits, said, before }: Pending, heard: NonNullable<SolverState["heard"]>) => {
    const { faults, contradictions } = heard.answer;
    const [fault] = faults;
    const [clash = fault] = contradictions;
    const isMoved = edits.some(isMove);
    if (isMoved && clash) {
      return setSaid(`That cannot be kept, so nothing was moved. ${clash.text}.`);
    }
    if (isMoved && !make(edits)) return;
    setShown(heard);
    const effect = effectText(before, heard.answer, nameOf, addedBy(edits));
    const lost = fault ? ` Your own order could not be kept: ${fault.text}.` : "";
    if (fault) store.edit([{ kind: "bestOrder" }], true);
    setSaid(`${said}: ${effect}.${lost}`);
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

  /** A visitor faster than the solver goes on: the pending move is made as it was meant. */
  const settleMove = (): boolean => {
    setMove(null);
    return !move || make(move);
  };

  const wait = (waiting: Pending) => {
    const isPlanned = !waiting.edits.every(isAside);
    pending.current = isPlanned ? waiting : null;
    if (!isPlanned) setSaid(`${waiting.said}.`);
  };

  const edit: Editing["edit"] = (asked, saidOf) => {
    const asks = [asked].flat();
    if (!shown || asks.length === 0) return;
    if (!settleMove()) return;
    const { trip } = store.read();
    const from = { trip, plan: shown.answer, nameOf };
    const edits = anchored(asks, from);
    if (edits.some(isMove)) setMove(edits);
    else if (!make(edits) || store.read().trip === trip) return;
    const room = addedBy(edits) === undefined ? "" : roomInWords(trip, store.read().trip);
    wait({
      edits,
      said: `${saidOf ?? editsInWords(asks, from)}${room}`,
      before: shown.answer,
    });
  };

  return {
    plan: { ...plan, heard: shown },
    said,
    say: setSaid,
    nameOf,
    edit,
    undo: () => {
      pending.current = null;
      setMove(null);
      store.undo();
      setSaid("Undone: the plan is as it was before.");
    },
  };
}

/** The winery that comes to the trip by these edits, whether it fits or not. */
const addedBy = (edits: readonly TripEdit[]): number | undefined =>
  edits.find((edit) => edit.kind === "add")?.wineryId;

/** The trip with the pending move; the same object while it is equal. */
function useTried(trip: TripInput, move: readonly TripEdit[] | null): TripInput {
  const last = useRef(trip);
  const made = useMemo(() => (move ? withEdits(trip, move) : null), [trip, move]);
  const tried = made && "trip" in made ? made.trip : trip;
  if (!isSame(last.current, tried)) last.current = tried;
  return last.current;
}

type Shown = Pick<ShownPlan, "days" | "contradictions" | "score">;

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
  const [had, has] = [idsOfStops(before.days), idsOfStops(after.days)];
  const names = (ids: readonly number[]) => listText(ids.map(nameOf));
  const lost = had.filter((id) => !has.includes(id));
  const won = has.filter((id) => !had.includes(id));
  if (adds !== undefined && !has.includes(adds)) return "it does not fit yet; see why below";
  const waits = after.score.waitMinutes - before.score.waitMinutes;
  return [
    ...(won.length > 0 ? [`${names(won)} now ${plural(won.length, "fits", "fit")}`] : []),
    ...(lost.length > 0 ? [`${names(lost)} no longer ${plural(lost.length, "fits", "fit")}`] : []),
    moreText(after.score.driveMinutes - before.score.driveMinutes),
    ...(waits === 0 ? [] : [moreText(waits, "waiting")]),
  ].join(", ");
}
