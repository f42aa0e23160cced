import { useEffect, useMemo, useRef, useState } from "react";
import type { CalendarDate } from "#shared/domain/trip/calendar-date.ts";
import type { Marks } from "#shared/domain/trips/group-wishes.ts";
import type { EditedPlan } from "../plan/edited-plan.ts";
import { type ItineraryFacts, scheduleFacts } from "../plan/plan-facts.ts";
import { usePlan, type WorkedOutPlan } from "../plan/use-plan.ts";
import type { PlanAnswer } from "../plan/work-out-plan.ts";
import type { Edit } from "./edits.ts";
import { effectText } from "./effect-text.ts";

interface EditsOptions {
  readonly initial: EditedPlan;
  readonly facts: ItineraryFacts;
  readonly today: CalendarDate;
  /** What the guests of the trip's group marked; the same list as long as they are the same. */
  readonly groupMarks?: readonly Marks[] | undefined;
  /** The plan it begins with, where it is there already. */
  readonly atHand?: PlanAnswer | null | undefined;
  /** Called with each change that stands, and with what is undone. */
  readonly onChange: ((edited: EditedPlan) => void) | undefined;
}

/** A change whose plan is being worked out. */
interface Pending {
  readonly edit: Edit;
  readonly from: EditedPlan;
  readonly before: PlanAnswer;
}

export interface Edits {
  readonly plan: WorkedOutPlan;
  readonly edited: EditedPlan;
  readonly edit: (edit: Edit) => void;
  readonly undo: () => void;
  readonly canUndo: boolean;
  /** What the last change did, as a sentence; empty before the first. */
  readonly said: string;
}

/** A plan that is changed step by step: each step is told with what it does, and can be undone. */
export function useEdits(options: EditsOptions): Edits {
  const { initial, facts, today, groupMarks, atHand, onChange } = options;
  const [edited, setEdited] = useState(initial);
  const [past, setPast] = useState<readonly EditedPlan[]>([]);
  const [said, setSaid] = useState("");
  const pending = useRef<Pending | null>(null);
  const forSolver = useMemo(() => scheduleFacts(facts), [facts]);
  const question = useMemo(
    () => ({ edited, groupMarks, facts: forSolver, today }),
    [edited, groupMarks, forSolver, today],
  );
  const plan = usePlan(question, { atHand, withRepairs: onChange !== undefined });
  const [shown, setShown] = useState(plan.heard);
  const nameOf = (wineryId: number) => facts.wineries.get(wineryId)?.name ?? "One winery";

  const goTo = (next: EditedPlan) => {
    setEdited(next);
    onChange?.(next);
  };

  // Once the plan of a change is known: what the change did, or that it cannot be.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer that is heard.
  useEffect(() => {
    const { heard } = plan;
    if (!heard) return;
    const waiting = pending.current;
    if (!waiting || heard.question.edited !== waiting.edit.next) {
      setShown(heard);
      return;
    }
    pending.current = null;
    const { faults, contradictions } = heard.answer;
    const [fault] = faults;
    const [clash = fault] = contradictions;
    if (clash && waiting.edit.isMove) {
      goTo(waiting.from);
      setPast((steps) => steps.slice(0, -1));
      setSaid(`That cannot be kept, so nothing was moved. ${clash.text}.`);
      return;
    }
    setShown(heard);
    const effect = effectText(waiting.before, heard.answer, nameOf, waiting.edit.adds);
    const lost = fault ? ` Your own order could not be kept: ${fault.text}.` : "";
    if (fault) goTo({ ...waiting.edit.next, arrangement: null });
    setSaid(`${waiting.edit.said}: ${effect}.${lost}`);
  }, [plan.heard]);

  return {
    plan: { ...plan, heard: shown },
    edited,
    said,
    canUndo: past.length > 0,
    edit: (edit) => {
      if (!shown) return;
      pending.current = { edit, from: edited, before: shown.answer };
      setPast((steps) => [...steps, edited]);
      goTo(edit.next);
    },
    undo: () => {
      const last = past.at(-1);
      if (!last) return;
      pending.current = null;
      setPast((steps) => steps.slice(0, -1));
      goTo(last);
      setSaid("Undone: the plan is as it was before.");
    },
  };
}
