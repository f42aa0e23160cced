import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useVisitor } from "#client/entities/use-current-user.ts";
import { followKept } from "#client/lib/kept.ts";
import { useIsHydrated, useKeptState } from "#client/lib/page/hydration.ts";
import { toast } from "#client/ui/toast-store.ts";
import type { TripChange } from "#shared/api/trips/trip-changes.ts";
import type { TripForm } from "#shared/api/trips/trip-form.ts";
import type { DayEnds } from "#shared/domain/schedule/plan-request.ts";
import { type TripInput, withoutWineries } from "#shared/domain/trips/trip-input.ts";
import { isSame } from "#shared/domain/trips/trip-patch.ts";
import { departedText } from "#shared/domain/winery/departure.ts";
import type { Mailed } from "../export/mail-dialog.tsx";
import { queueChanges } from "../store/change-queue.ts";
import { keepNewLinks, type MadeLinks, tripKeyHere } from "../store/trip-key.ts";
import { tripInputOf } from "../trip-bodies.ts";
import {
  DRAFT_KEY,
  EMPTY_DRAFT,
  type KeptPlan,
  PLAN_KEY,
  readDraft,
  readKeptPlan,
  type TripDraft,
  type TripFormValues,
  writeDraft,
  writeKeptPlan,
} from "./trip-draft.ts";
import { resolver } from "./trip-rules.ts";

/** The form's answers and the wineries chosen in the picker. */
export interface Chosen {
  readonly trip: TripForm;
  /** In the order of choosing. */
  readonly wineryIds: readonly number[];
  /** If the form does not say it. */
  readonly ends?: readonly DayEnds[];
}

/** The planner's state on this device. */
interface PlannerState extends TripDraft {
  /** Null without a plan. */
  readonly plan: KeptPlan | null;
}

export const UNTOUCHED: PlannerState = { ...EMPTY_DRAFT, plan: null };

function readState(): PlannerState {
  const [draft, plan] = [readDraft(), readKeptPlan()];
  return draft === EMPTY_DRAFT && plan === null ? UNTOUCHED : { ...draft, plan };
}

interface Shown extends PlannerState {
  /** The trip list's wineries, shown as chosen too until the visitor chooses; the list keeps them. */
  readonly listedIds: readonly number[];
  /** Counts the plans begun. */
  readonly begun: number;
  /** Counts how often a plan was asked for. */
  readonly asks: number;
}

const IN_ANOTHER_TAB = {
  title: "The planner was changed in another tab",
  description: "This browser keeps only the one you change last. Save or email a plan to keep it.",
  stays: true,
};

const together = (...ids: readonly (readonly number[])[]) => [...new Set(ids.flat())];

const shownIds = ({ chosenIds, listedIds }: Shown): readonly number[] =>
  together(chosenIds, listedIds);

/** What is shown as chosen, without some wineries. */
function choiceWithout(gone: readonly number[], { chosenIds, listedIds }: Shown) {
  const stay = (ids: readonly number[]) => ids.filter((id) => !gone.includes(id));
  return { chosenIds: stay(chosenIds), listedIds: stay(listedIds) };
}

/**
 * The planner's state, stored with every change: it survives reloads and Back.
 *
 * @param addedIds the trip list's wineries: each is shown as chosen once, and stored once the visitor chooses.
 */
function usePlannerState(addedIds: readonly number[]) {
  const [kept] = useKeptState(readState, UNTOUCHED);
  const [first] = useState(kept);
  // Before it, nothing that is typed replaces what is stored.
  const isRead = useRef(useIsHydrated());
  const [shown, setShown] = useState<Shown>(() => ({
    ...kept,
    listedIds: addedIds,
    begun: 0,
    asks: 0,
  }));
  // Ahead of the last render; also has what is being typed.
  const latest = useRef(shown);
  const joinedIds = useRef(addedIds);
  const form = useForm<TripFormValues, unknown, TripForm>({ resolver, defaultValues: kept.form });
  const { subscribe, reset } = form;

  const show = (change: Partial<Shown>) => {
    latest.current = { ...latest.current, ...change };
    setShown(latest.current);
  };
  const set = (change: Partial<Shown>) => {
    show(change);
    writeDraft(latest.current);
    writeKeptPlan(latest.current.plan);
  };

  // Before the effects of the form's parts, which may set answers.
  useLayoutEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          latest.current = { ...latest.current, form: values };
          if (isRead.current) writeDraft(latest.current);
        },
      }),
    [subscribe],
  );

  useEffect(() => {
    isRead.current = true;
    return followKept(DRAFT_KEY, () => toast(IN_ANOTHER_TAB));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it sees the latest state.
  useEffect(
    () =>
      followKept(PLAN_KEY, () => {
        const [theirs, { plan, begun }] = [readKeptPlan(), latest.current];
        const isSamePage = theirs?.token === plan?.token;
        if (!isSame(theirs?.trip, plan?.trip)) {
          // One page for both tabs brings the changes of each to the other.
          if (!isSamePage || !plan?.token) toast(IN_ANOTHER_TAB);
        } else if (theirs && plan && !isSamePage) {
          // Its page was made, renewed or lost.
          set({ plan: { ...plan, token: theirs.token }, begun: begun + 1 });
        }
      }),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the stored state was read.
  useEffect(() => {
    if (kept === first) return;
    const { form: typed, chosenIds, plan } = latest.current;
    // Without a stored form, what was typed before hydration stays.
    const isKept = kept.form !== first.form;
    show({
      form: isKept ? kept.form : typed,
      chosenIds: together(kept.chosenIds, chosenIds),
      plan: plan ?? kept.plan,
    });
    if (isKept) reset(kept.form);
  }, [kept]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an account's list arrives after the page.
  useEffect(() => {
    const late = addedIds.filter((id) => !joinedIds.current.includes(id));
    joinedIds.current = together(joinedIds.current, late);
    if (late.length > 0) show({ listedIds: together(latest.current.listedIds, late) });
  }, [addedIds]);

  // A call may end after the visitor has left the planner, and come back to it.
  const over = useRef(false);
  useEffect(() => {
    over.current = false;
    return () => {
      over.current = true;
    };
  }, []);
  return {
    form,
    shown: { ...shown, chosenIds: shownIds(shown) },
    latest,
    set,
    isOver: () => over.current,
  };
}

export type Planner = ReturnType<typeof usePlanner>;

/** The planner's form, choice and plan. */
export function usePlanner(addedIds: readonly number[] = []) {
  const visitor = useVisitor() ?? null;
  const { form, shown, latest, set, isOver } = usePlannerState(addedIds);
  const mailedByPage = useRef<(() => Mailed) | null>(null);

  /** The trip of a choice, with the edits of the plan before. */
  const tripOf = ({ trip, wineryIds, ends }: Chosen): TripInput => {
    const made = tripInputOf(trip, wineryIds, latest.current.plan);
    return ends ? { ...made, ends, days: ends.length } : made;
  };
  /** The token of the trip's page, if this choice is that trip and it has one. */
  const pageOf = (chosen: Chosen): string | null => {
    const { plan } = latest.current;
    return plan?.token && isSame(plan.trip, tripOf(chosen)) ? plan.token : null;
  };
  const { chosenIds, plan, begun, asks } = shown;
  return {
    ...{ form, chosenIds, plan, begun, asks, tripOf, pageOf },
    /** The current state. */
    current: () => latest.current,
    /** Replaces form, choice and plan. */
    replace: ({ form: values, ...rest }: PlannerState & Partial<Shown>) => {
      form.reset(values);
      const { begun: count, asks: asked } = latest.current;
      set({ listedIds: [], ...rest, form: values, begun: count + 1, asks: asked });
    },
    /** Chooses these, or all that are shown as chosen. */
    choose: (ids = shownIds(latest.current)) => set({ chosenIds: ids, listedIds: [] }),
    /** The wineries of the plan if it is one of these answers; else null. */
    plannedFor: (answers: TripForm): readonly number[] | null => {
      const { wineries = [] } = plan?.trip ?? {};
      return isSame(plan?.trip, tripOf({ trip: answers, wineryIds: wineries })) ? wineries : null;
    },
    /** Set once the trip on the page has a page of its own. */
    mailedByPage,
    /** The plan's days where the form asks so many: more if the plan was made longer. */
    planDays: (asked: number): number =>
      plan?.asked.days === asked ? Math.max(asked, plan.trip.days) : asked,
    /** Shows the plan of a choice. */
    begin: (chosen: Chosen) => {
      const before = latest.current;
      const trip = tripOf(chosen);
      const asked = tripInputOf(chosen.trip, trip.wineries);
      const there = before.plan && isSame(before.plan.trip, trip) ? before.plan : null;
      set({
        plan: there ? { ...there, asked } : { asked, trip, token: null },
        begun: there ? before.begun : before.begun + 1,
        asks: before.asks + 1,
      });
    },
    /**
     * Records the trip's new page, which will send what was changed while it was made.
     *
     * @returns false if another plan has begun since the `of`th, or if the plan has a page: that stays.
     */
    bind: (
      trip: TripInput,
      links: MadeLinks,
      meanwhile: readonly TripChange[] = [],
      of = latest.current.begun,
    ): boolean => {
      const token = keepNewLinks(visitor, links);
      const now = isOver() ? readKeptPlan() : latest.current.plan;
      const isSamePlan = isOver() ? now && isSame(now.trip, trip) : of === latest.current.begun;
      if (!isSamePlan || now?.token) return false;
      queueChanges({ visitor, token }, meanwhile);
      const plan = { asked: now?.asked ?? trip, trip, token };
      if (isOver()) writeKeptPlan(plan);
      else set({ plan });
      return true;
    },
    /** Keeps changes of a trip whose page is not loaded yet. */
    queue: (changes: readonly TripChange[]) => {
      const token = latest.current.plan?.token;
      if (token) queueChanges({ visitor, token }, changes);
    },
    /** Its page is gone: the trip is a draft again. */
    unbind: () => {
      const { plan: before, begun: count } = latest.current;
      set({ plan: before && { ...before, token: null }, begun: count + 1 });
    },
    /** Wineries left the guide: the plan begins anew without them. */
    doWithout: (gone: readonly number[]) => {
      const { plan: before, begun: count } = latest.current;
      if (!before) return;
      const isGone = (id: number) => gone.includes(id);
      const trip = withoutWineries(before.trip, isGone);
      const asked = withoutWineries(before.asked, isGone);
      const plan = trip.wineries.length > 0 ? { ...before, trip, asked } : null;
      set({ ...choiceWithout(gone, latest.current), plan, begun: count + 1 });
      toast({ title: departedText(gone.length), stays: true });
    },
    /** The plan was edited: the choice follows its wineries. */
    change: (trip: TripInput) => {
      const { plan: before } = latest.current;
      if (!before || before.trip === trip) return;
      const { wineries } = trip;
      const left = before.trip.wineries.filter((id) => !wineries.includes(id));
      const { chosenIds: stay, listedIds } = choiceWithout(left, latest.current);
      const follows = wineries !== before.trip.wineries;
      set({
        plan: { ...before, trip },
        ...(follows && { chosenIds: together(stay, wineries), listedIds }),
      });
    },
    forget: () => set({ plan: null }),
    /** What to mail for a choice: the trip's page if it has one. */
    toMail: (chosen: Chosen): Mailed => {
      const token = pageOf(chosen);
      if (token === null) return { trip: tripOf(chosen) };
      // While its page is not loaded, as the site has it.
      const version = () => Promise.resolve(0);
      return mailedByPage.current?.() ?? { token, tripKey: tripKeyHere(visitor, token), version };
    },
  };
}
