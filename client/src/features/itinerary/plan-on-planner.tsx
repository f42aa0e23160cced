import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { callApi } from "#client/lib/api.ts";
import { Button } from "#client/ui/button.tsx";
import type { TripData } from "#shared/api/trips/trip-form.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import type { Winery } from "#shared/api/wineries.ts";
import type { MappedPlan } from "./map/mapped-plan.ts";
import type { EditedPlan } from "./plan/edited-plan.ts";
import { readPlanDraft, writePlanDraft } from "./plan/plan-draft.ts";
import { PlannedTrip } from "./planned-trip.tsx";
import { bodyOf, changesOf } from "./share/trip-calls.ts";
import { keepNewLinks } from "./share/trip-key.ts";

interface PlanOnPlannerProps {
  readonly trip: TripData;
  /** In the visitor's order of choosing. */
  readonly wineries: readonly Winery[];
  readonly onMail: () => void;
  readonly onChangeWineries: () => void;
  /** Called with each change of the plan, in the form the mail takes it. */
  readonly onChange: (changes: ReturnType<typeof changesOf>) => void;
  readonly renderMap: (plan: MappedPlan) => ReactNode;
  /** Whether the visitor has done nothing else while the plan was on its way. */
  readonly isAwaited: () => boolean;
}

/** The plan on the planner's page: seen, changed and kept before anything is mailed. */
export function PlanOnPlanner(props: PlanOnPlannerProps) {
  const { trip, wineries, onMail, onChangeWineries, onChange, renderMap, isAwaited } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [earlier] = useState(readPlanDraft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the plan is there.
  useEffect(() => {
    // After the dialog that was closed has given the focus back to where it was opened from.
    const timer = setTimeout(() => {
      // What had the focus may be gone, as the button that fetched the plan again.
      const nothingHasFocus = document.activeElement === document.body;
      if (isAwaited() || nothingHasFocus) heading.current?.focus({ preventScroll: true });
      if (isAwaited()) heading.current?.scrollIntoView({ block: "start" });
    });
    return () => clearTimeout(timer);
  }, []);

  return (
    <section aria-labelledby="your-plan" className="mt-16 border-t border-rule pt-12">
      <p className="eyebrow">Your plan</p>
      <h2
        id="your-plan"
        ref={heading}
        tabIndex={-1}
        className="mt-3 mb-6 max-w-4xl font-display text-4xl break-words sm:text-5xl"
      >
        {trip.name}
      </h2>
      <PlannedTrip
        trip={trip}
        wineries={wineries}
        guests={trip.guests}
        earlier={earlier}
        onChange={(edited) => {
          writePlanDraft(edited);
          onChange(changesOf(edited));
        }}
        renderMap={renderMap}
        renderBelow={(edited) => (
          <WaysOn trip={trip} edited={edited} onMail={onMail} onChangeWineries={onChangeWineries} />
        )}
      />
    </section>
  );
}

interface WaysOnProps extends Pick<PlanOnPlannerProps, "trip" | "onMail" | "onChangeWineries"> {
  readonly edited: EditedPlan;
}

/** Keeping the plan, mailing it, or going back to its wineries. */
function WaysOn({ trip, edited, onMail, onChangeWineries }: WaysOnProps) {
  const keeping = useKeepTrip(trip);
  return (
    <section aria-labelledby="keep-it" className="border-t-2 border-ink pt-5 print:hidden">
      <h3 id="keep-it" className="font-display text-3xl">
        Keep it
      </h3>
      <p className="mt-3 max-w-prose font-serif text-lg text-ink-soft">
        A page of its own has a link to share, print and change, with or without an account. The
        mail has everything in it for the road.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button disabled={keeping.isPending} onClick={() => keeping.mutate(edited)}>
          {keeping.isPending ? "Making the page…" : "Give it a page of its own"}
        </Button>
        <Button variant="secondary" onClick={onMail}>
          E-mail it
        </Button>
        <Button variant="quiet" onClick={onChangeWineries}>
          Choose other wineries
        </Button>
      </div>
      <p role="alert" className="mt-3 font-sans text-sm text-danger empty:hidden">
        {keeping.isError ? "The page could not be made. The plan is kept here: try again." : ""}
      </p>
    </section>
  );
}

/** Makes the trip a page with private links and opens it; who is signed in has it in the account. */
function useKeepTrip(trip: TripData) {
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (edited: EditedPlan) => {
      const { drivingDistance, timeAvailable, budget, reservationPreference } = trip;
      const details = {
        name: trip.name,
        guests: trip.guests,
        answers: {
          drivingDistance,
          timeAvailable,
          budget,
          reservationPreference,
          region: trip.region || null,
          preferences: [...trip.preferences],
        },
      };
      return callApi(tripsApi.create, { body: bodyOf(details, edited) });
    },
    onSuccess: (links) => {
      keepNewLinks(links);
      navigate(links.url);
    },
  });
}
