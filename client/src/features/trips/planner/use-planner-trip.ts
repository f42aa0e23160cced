import { useEffect, useRef, useState } from "react";
import { useVisitor } from "#client/entities/use-current-user.ts";
import { useKeptState } from "#client/lib/page/hydration.ts";
import type { TripForm } from "#shared/api/trips/trip-form.ts";
import type { Winery } from "#shared/api/wineries.ts";
import type { DayEnds } from "#shared/domain/schedule/plan-request.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { isSame } from "#shared/domain/trips/trip-patch.ts";
import { type KeptPlan, readKeptPlan, writeKeptPlan } from "../store/draft-store.ts";
import { keepNewLinks, type MadeLinks } from "../store/trip-key.ts";
import type { Mailed } from "../take-out/mail-dialog.tsx";
import { tripInputOf } from "../trip-bodies.ts";

/** What the planner's form and its picker come to. */
export interface Chosen {
  readonly trip: TripForm;
  /** In the visitor's order of choosing. */
  readonly wineries: readonly Winery[];
  /** Where the days begin and end, where the form does not say it. */
  readonly ends?: readonly DayEnds[];
}

interface Shown {
  /** Null where there is no plan to show. */
  readonly kept: KeptPlan | null;
  /** Goes up with each plan that begins anew. */
  readonly begun: number;
  /** Goes up each time a plan is asked for. */
  readonly asks: number;
  /** How many come, as the form has said since the page was opened; null where it has not. */
  readonly guests: number | null;
}

export type PlannerTrip = ReturnType<typeof usePlannerTrip>;

/** The planner's trip: one plan on this device, there again after a reload and on the way back. */
export function usePlannerTrip() {
  const visitor = useVisitor() ?? null;
  const [stored] = useKeptState(readKeptPlan, null);
  const [shown, setShown] = useState<Shown>({ kept: stored, begun: 0, asks: 0, guests: null });
  const mailedByPage = useRef<(() => Mailed) | null>(null);
  // Newer than what the last drawing of the page saw.
  const latest = useRef(shown);
  useEffect(() => {
    if (stored === null || latest.current.kept !== null || latest.current.asks > 0) return;
    latest.current = { ...latest.current, kept: stored };
    setShown(latest.current);
  }, [stored]);
  const set = (change: Partial<Shown>) => {
    latest.current = { ...latest.current, ...change };
    writeKeptPlan(latest.current.kept);
    setShown(latest.current);
  };
  /** The trip that a choice comes to, with what was changed in the plan before. */
  const tripOf = ({ trip, wineries, ends }: Chosen): TripInput => {
    const ids = wineries.map(({ id }) => id);
    const made = tripInputOf(trip, ids, latest.current.kept);
    return ends ? { ...made, ends, days: ends.length } : made;
  };
  /** The page of a choice, where the trip on show is that and has one. */
  const pageOf = (chosen: Chosen): string | null => {
    const { kept } = latest.current;
    return kept?.token && isSame(kept.trip, tripOf(chosen)) ? kept.token : null;
  };
  const { kept } = shown;
  return {
    ...shown,
    tripOf,
    pageOf,
    /** Set by whoever shows the trip, once it has a page. */
    mailedByPage,
    /** How many days the plan has where the form asks so many: more, where it was made longer. */
    planDays: (asked: number): number =>
      kept?.asked.days === asked ? Math.max(asked, kept.trip.days) : asked,
    /** Shows the plan of a choice. */
    begin: (chosen: Chosen) => {
      const { kept, begun, asks } = latest.current;
      const trip = tripOf(chosen);
      const asked = tripInputOf(chosen.trip, trip.wineries);
      const isThere = kept !== null && isSame(kept.trip, trip);
      set({
        kept: isThere ? { ...kept, asked } : { asked, trip, token: null },
        begun: isThere ? begun : begun + 1,
        asks: asks + 1,
      });
    },
    /** The trip has a page from now on. */
    bind: (trip: TripInput, links: MadeLinks) => {
      const asked = latest.current.kept?.asked ?? trip;
      set({ kept: { asked, trip, token: keepNewLinks(visitor, links) } });
    },
    /** Its page is gone; what it was is kept here. */
    unbind: () => {
      const { kept, begun } = latest.current;
      set({ kept: kept && { ...kept, token: null }, begun: begun + 1 });
    },
    setGuests: (guests: number) => set({ guests }),
    change: (trip: TripInput) => {
      const { kept } = latest.current;
      if (kept && kept.trip !== trip) set({ kept: { ...kept, trip } });
    },
    /** Forgets the plan; what it returns brings it back. */
    forget: () => {
      const { kept } = latest.current;
      set({ kept: null });
      return () => set({ kept, begun: latest.current.begun + 1 });
    },
    /** What is mailed of a choice: the trip on the page, where it is that and has a page. */
    toMail: (chosen: Chosen): Mailed => {
      const page = pageOf(chosen) === null ? null : mailedByPage.current?.();
      return page ?? { trip: tripOf(chosen), wineries: chosen.wineries };
    },
  };
}
