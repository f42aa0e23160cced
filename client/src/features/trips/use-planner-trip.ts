import { type RefObject, useEffect, useRef, useState } from "react";
import { useVisitor } from "#client/entities/user/use-current-user.ts";
import { useKeptState } from "#client/lib/page/hydration.ts";
import type { TripForm } from "#shared/api/trips/trip-form.ts";
import type { Winery } from "#shared/api/wineries.ts";
import type { DayEnds } from "#shared/domain/schedule/plan-request.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { isSame } from "#shared/domain/trips/trip-patch.ts";
import { type KeptPlan, readKeptPlan, writeKeptPlan } from "./store/draft-store.ts";
import { keepNewLinks, type MadeLinks } from "./store/trip-key.ts";
import type { Mailed } from "./take-out/mail-dialog.tsx";
import { tripInputOf } from "./trip-bodies.ts";

/** What the planner's form and its picker come to. */
export interface Chosen {
  readonly trip: TripForm;
  /** In the visitor's order of choosing. */
  readonly wineries: readonly Winery[];
  /** Where the days begin and end, where the form does not say it. */
  readonly ends?: readonly DayEnds[];
}

export interface PlannerTrip {
  /** Null where there is no plan to show. */
  readonly kept: KeptPlan | null;
  /** Goes up with each plan that begins anew. */
  readonly begun: number;
  /** Goes up each time a plan is asked for. */
  readonly asks: number;
  /** How many come, as the form has said since the page was opened; null where it has not. */
  readonly guests: number | null;
  readonly setGuests: (guests: number) => void;
  /** How many days it has where the form asks so many. */
  readonly planDays: (asked: number) => number;
  /** The trip that a choice comes to, with what was changed in the plan before. */
  readonly tripOf: (chosen: Chosen) => TripInput;
  /** Shows the plan of a choice. */
  readonly begin: (chosen: Chosen) => void;
  /** The trip has a page from now on. */
  readonly bind: (trip: TripInput, links: MadeLinks) => void;
  /** Its page is gone; what it was is kept here. */
  readonly unbind: () => void;
  readonly change: (trip: TripInput) => void;
  /** Forgets the plan; what it returns brings it back. */
  readonly forget: () => () => void;
  /** The page of a choice, where the trip on show is that and has one. */
  readonly pageOf: (chosen: Chosen) => string | null;
  /** What is mailed of a choice: the trip on the page, where it is that and has a page. */
  readonly toMail: (chosen: Chosen) => Mailed;
  /** Set by whoever shows the trip, once it has a page. */
  readonly mailedByPage: RefObject<(() => Mailed) | null>;
}

interface Shown {
  readonly kept: KeptPlan | null;
  readonly begun: number;
  readonly asks: number;
  readonly guests: number | null;
}

/** The planner's trip: one plan on this device, there again after a reload and on the way back. */
export function usePlannerTrip(): PlannerTrip {
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
  const tripOf = ({ trip, wineries, ends }: Chosen) => {
    const ids = wineries.map(({ id }) => id);
    const made = tripInputOf(trip, ids, latest.current.kept);
    return ends ? { ...made, ends, days: ends.length } : made;
  };
  const pageOf = (chosen: Chosen) => {
    const { kept } = latest.current;
    return kept?.token && isSame(kept.trip, tripOf(chosen)) ? kept.token : null;
  };
  const { kept } = shown;
  return {
    ...shown,
    mailedByPage,
    planDays: (asked) => (kept?.asked.days === asked ? Math.max(asked, kept.trip.days) : asked),
    tripOf,
    begin: (chosen) => {
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
    bind: (trip, links) => {
      const asked = latest.current.kept?.asked ?? trip;
      set({ kept: { asked, trip, token: keepNewLinks(visitor, links) } });
    },
    unbind: () => {
      const { kept, begun } = latest.current;
      set({ kept: kept && { ...kept, token: null }, begun: begun + 1 });
    },
    setGuests: (guests) => set({ guests }),
    change: (trip) => {
      const { kept } = latest.current;
      if (kept && kept.trip !== trip) set({ kept: { ...kept, trip } });
    },
    forget: () => {
      const { kept } = latest.current;
      set({ kept: null });
      return () => set({ kept, begun: latest.current.begun + 1 });
    },
    pageOf,
    toMail: (chosen) => {
      const page = pageOf(chosen) === null ? null : mailedByPage.current?.();
      return page ?? { trip: tripOf(chosen), wineries: chosen.wineries };
    },
  };
}
