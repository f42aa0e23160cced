import { useEffect, useMemo, useRef, useState } from "react";
import { useDay } from "#client/lib/dates/use-day.ts";
import type { TripEdit } from "#shared/api/trips/trip-changes.ts";
import { idsOfStops } from "#shared/domain/schedule/plan.ts";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { moreText } from "#shared/domain/schedule/wording.ts";
import { listed, plural } from "#shared/domain/text/words.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { isSame } from "#shared/domain/trips/trip-patch.ts";
import { type ItineraryFacts, scheduleFacts } from "../plan/plan-facts.ts";
import { type Solved, usePlan } from "../plan/use-plan.ts";
import { type TripStore, withEdits } from "../store/trip-store.ts";
import type { OnPage } from "./editing.ts";
import { editsInWords, isMove, leavesPlanAsIs, roomInWords, withFixedWeekday } from "./edits.ts";

interface EditsOptions {
  readonly store: TripStore;
  /** Null until they are loaded. */
  readonly facts: ItineraryFacts | null;
  /** The plan that came with the page. */
  readonly preloaded?: ShownPlan | null | undefined;
}

/** Edits whose plan is being worked out. */
interface Pending {
  readonly edits: readonly TripEdit[];
  /** What was done, without its effect. */
  readonly text: string;
  readonly before: ShownPlan;
}

export type Edits = ReturnType<typeof useEdits>;

/**
 * The plan of a trip and its edits, each announced with its effect. A move is solved before it is made,
 * so that one that cannot be kept is never made.
 */
export function useEdits({ store, facts, preloaded }: EditsOptions) {
  const today = useDay();
  const state = store.use();
  const [move, setMove] = useState<readonly TripEdit[] | null>(null);
  const [message, announce] = useState("");
  const pending = useRef<Pending | null>(null);
  const tried = useTried(state.trip, move);
  const forSolver = useMemo(() => facts && scheduleFacts(facts), [facts]);
  const question = useMemo(
    () => forSolver && { trip: tried, facts: forSolver, today },
    [tried, forSolver, today],
  );
  const plan = usePlan(question, { preloaded, withRepairs: state.mayEdit });
  const [shown, setShown] = useState(plan.solved);
  const nameOf = (wineryId: number) => facts?.wineries.get(wineryId)?.name ?? "One winery";

  const refuse = (reason: string) => {
    pending.current = null;
    announce(`${reason}.`);
  };
  const make = (edits: readonly TripEdit[]): boolean => {
    const refused = store.edit(edits);
    if (refused !== null) refuse(refused);
    return refused === null;
  };

  /** Makes edits, or asks for the plan of a move; false if they are refused, or change nothing but by a move. */
  const begin = (edits: readonly TripEdit[]): boolean => {
    const { trip } = store.read();
    if (!edits.some(isMove)) return make(edits) && store.read().trip !== trip;
    const made = withEdits(trip, edits);
    if ("refused" in made) refuse(made.refused);
    else setMove(edits);
    return "trip" in made;
  };

  /** Announces a change with its effect, or that it cannot be kept. */
  const announceEffect = ({ edits, text, before }: Pending, solved: Solved) => {
    const { faults, contradictions } = solved.answer;
    const [fault] = faults;
    const [clash = fault] = contradictions;
    const isMoved = edits.some(isMove);
    if (isMoved && clash) {
      return announce(`That cannot be kept, so nothing was moved. ${clash.text}.`);
    }
    if (isMoved && !make(edits)) return;
    setShown(solved);
    const effect = effectText(before, solved.answer, { nameOf, edits });
    const lost = fault ? ` Your own order could not be kept: ${fault.text}.` : "";
    if (fault) store.edit([{ kind: "bestOrder" }], true);
    announce(`${text}: ${effect}.${lost}`);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    const { solved } = plan;
    const waiting = pending.current;
    if (solved && waiting && solved.question.trip === tried) {
      pending.current = null;
      setMove(null);
      announceEffect(waiting, solved);
    } else if (solved && !move) setShown(solved);
  }, [plan.solved]);

  useEffect(() => {
    if (state.news) announce(state.news.text);
  }, [state.news]);

  const wait = (waiting: Pending) => {
    const isPlanned = !waiting.edits.every(leavesPlanAsIs);
    pending.current = isPlanned ? waiting : null;
    if (!isPlanned) announce(`${waiting.text}.`);
  };

  const edit: OnPage["edit"] = (asked, customText) => {
    const asks = [asked].flat();
    if (asks.length === 0) return;
    // Without a plan there is nothing to say of it.
    if (!shown) return void make(asks);
    // The visitor edits on before the solver has answered: the pending move is made unchecked.
    setMove(null);
    if (move && !make(move)) return;
    const { trip } = store.read();
    const from = { trip, plan: shown.answer, nameOf };
    const edits = withFixedWeekday(asks, from);
    if (!begin(edits)) return;
    const room = addedBy(edits) === undefined ? "" : roomInWords(trip, store.read().trip);
    const text = `${customText ?? editsInWords(asks, from)}${room}`;
    wait({ edits, text, before: shown.answer });
  };

  return {
    plan: { ...plan, solved: shown },
    /** A sentence on the last change, here or elsewhere; empty before the first. */
    message,
    announce,
    nameOf,
    edit,
    undo: () => {
      pending.current = null;
      setMove(null);
      const refused = store.undo();
      announce(refused === null ? "Undone: your last change is taken back." : `${refused}.`);
    },
  };
}

/** The winery these edits add. */
const addedBy = (edits: readonly TripEdit[]): number | undefined =>
  edits.find((edit) => edit.kind === "add")?.wineryId;

/**
 * The trip with the pending move; the same object while nothing changed, in whatever order its fields come:
 * the move that was solved is then not solved again when it is made.
 */
function useTried(trip: TripInput, move: readonly TripEdit[] | null): TripInput {
  const last = useRef(trip);
  const made = useMemo(() => (move ? withEdits(trip, move) : null), [trip, move]);
  const tried = made && "trip" in made ? made.trip : trip;
  if (!isSame(last.current, tried)) last.current = tried;
  return last.current;
}

/**
 * The effect of a change, as the rest of a sentence: "12 min more driving", "Abeja no longer fits, 5 min
 * less driving". An added winery may not fit. That what was left out is gone goes
 * without saying.
 */
function effectText(
  before: ShownPlan,
  after: ShownPlan,
  { nameOf, edits }: { nameOf: (wineryId: number) => string; edits: readonly TripEdit[] },
): string {
  const adds = addedBy(edits);
  const [clash] = after.contradictions;
  if (clash) return `your pinned stops conflict. ${clash.text}`;
  const [had, has] = [idsOfStops(before.days), idsOfStops(after.days)];
  const names = (ids: readonly number[]) => listed(ids.map(nameOf));
  const skipped = after.left.filter(({ reasons }) =>
    reasons.some(({ code }) => code === "skipped"),
  );
  const said = edits.flatMap((edit) =>
    edit.kind === "remove" || (edit.kind === "wish" && edit.wish !== "must") ? edit.wineryId : [],
  );
  said.push(...skipped.map(({ wineryId }) => wineryId));
  const lost = had.filter((id) => !has.includes(id) && !said.includes(id));
  const won = has.filter((id) => !had.includes(id) && !said.includes(id));
  if (adds !== undefined && !has.includes(adds)) return "it does not fit yet; see why below";
  const waits = after.score.waitMinutes - before.score.waitMinutes;
  const effects = [
    won.length > 0 && `${names(won)} now ${plural(won.length, "fits", "fit")}`,
    lost.length > 0 && `${names(lost)} no longer ${plural(lost.length, "fits", "fit")}`,
    moreText(after.score.driveMinutes - before.score.driveMinutes),
    waits !== 0 && moreText(waits, "waiting"),
  ];
  return effects.filter(Boolean).join(", ");
}
