import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import { Button, buttonClass } from "#client/ui/button.tsx";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import type { RenderMap } from "./plan/mapped-plan.tsx";
import { SavedNotice, SentNotice } from "./take-out/kept-notices.tsx";
import { mailSummary, useMailing } from "./take-out/use-mailing.tsx";
import type { NextActions, TripOnPlanner } from "./trip-on-planner.tsx";
import { type Chosen, type PlannerTrip, usePlannerTrip } from "./use-planner-trip.ts";

/** It stands in the picker, so it comes with the picker, and nothing beside it moves when it does. */
const SaveTripButton = lazyChunk(
  () => import("./save-trip-button.tsx").then((m) => m.SaveTripButton),
  {
    failure: "Saving to the account could not be prepared.",
    waiting: (
      <span aria-hidden="true" className={buttonClass("secondary", "md", "invisible")}>
        Save to My Account
      </span>
    ),
  },
);

/** What becomes of the form and the choice of wineries. */
interface PlannerSlots {
  /** The visitor comes back to save the plan. */
  readonly opensPicker: boolean;
  readonly onPlan: (chosen: Chosen) => void;
  readonly planDays: PlannerTrip["planDays"];
  readonly hasPlan: boolean;
  /** The form says how many come. */
  readonly onGuests: (guests: number) => void;
  /** What it returns brings the plan back. */
  readonly onForget: () => () => void;
  readonly onMail: (chosen: Chosen, onSent: () => void) => void;
  readonly renderPlanActions: (chosen: Chosen, onSaved: () => void) => ReactNode;
  readonly renderBelow: (ways: NextActions) => ReactNode;
}

interface TripPlanningProps {
  /** The form and the picker. */
  readonly renderPlanner: (slots: PlannerSlots) => ReactNode;
  readonly renderMap: RenderMap;
}

/** The planner's one trip: its plan, mailed, saved to the account or given a page. */
export function TripPlanning({ renderPlanner, renderMap }: TripPlanningProps) {
  const planner = usePlannerTrip();
  const mailing = useMailing();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [savedTrip, setSavedTrip] = useState<SavedItinerary | null>(null);
  const opensPicker = useResume();
  const mail = (chosen: Chosen, onSent: () => void) => {
    const trip = planner.tripOf(chosen);
    mailing.ask({
      summary: mailSummary(trip),
      mailed: planner.toMail(chosen),
      onSent: (email, links) => {
        onSent();
        setSentTo(email);
        planner.begin(chosen);
        if (links) planner.bind(trip, links);
      },
    });
  };
  const planned = renderPlanner({
    opensPicker,
    planDays: planner.planDays,
    hasPlan: planner.kept !== null,
    onGuests: planner.setGuests,
    onPlan: (chosen) => {
      setSentTo(null);
      planner.begin(chosen);
    },
    onForget: () => {
      setSentTo(null);
      return planner.forget();
    },
    onMail: mail,
    renderPlanActions: (chosen, onSaved) => (
      <SaveTripButton
        trip={planner.tripOf(chosen)}
        page={planner.pageOf(chosen)}
        returnTo={`${paths.planner}?${RESUME}=1`}
        onSaved={(saved) => {
          setSavedTrip(saved);
          onSaved();
        }}
      />
    ),
    renderBelow: (ways) => (
      <>
        {sentTo ? (
          <SentNotice email={sentTo} className="lg:ml-[18.5rem]">
            <Button
              variant="quiet"
              size="sm"
              className="mt-2 -ml-4"
              onClick={ways.onChangeWineries}
            >
              Change it or send it to someone else
            </Button>
          </SentNotice>
        ) : null}
        <PlanBelowForm {...ways} planner={planner} renderMap={renderMap} />
      </>
    ),
  });
  return (
    <>
      {planned}
      {savedTrip ? <SavedNotice trip={savedTrip} /> : null}
      {mailing.dialog}
    </>
  );
}

/** Marks the way back from signing in to save a plan: the picker opens where it was left. */
const RESUME = "resume";

/** Whether the visitor has just come back; the address forgets it, so that a reload does too. */
function useResume(): boolean {
  const [search, setSearch] = useSearchParams();
  const [resumes, setResumes] = useState(false);
  const isAsked = search.has(RESUME);
  useEffect(() => {
    if (!isAsked) return;
    setResumes(true);
    setSearch({}, { replace: true });
  }, [isAsked, setSearch]);
  return resumes;
}

const FetchedPlan = lazyChunk(() => import("./trip-on-planner.tsx").then((m) => m.TripOnPlanner), {
  failure: "The plan could not be loaded. What you chose is kept.",
  waiting: <Skeleton className="mt-16 h-[40rem]" />,
});

type PlanBelowFormProps = Omit<ComponentProps<typeof TripOnPlanner>, "isAwaited" | "kept">;

/**
 * The plan below the planner's form: a part of its own, fetched with the first plan. Once it is there
 * it takes the focus of a visitor who has neither typed nor pressed anything while it was on its way.
 */
export function PlanBelowForm(props: PlanBelowFormProps) {
  const { kept, asks } = props.planner;
  const hasMovedOn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each plan that is asked for.
  useEffect(() => {
    hasMovedOn.current = false;
    const note = () => {
      hasMovedOn.current = true;
    };
    const options = { capture: true, once: true };
    document.addEventListener("keydown", note, options);
    document.addEventListener("pointerdown", note, options);
    return () => {
      document.removeEventListener("keydown", note, options);
      document.removeEventListener("pointerdown", note, options);
    };
  }, [asks]);
  if (!kept) return null;
  return <FetchedPlan {...props} kept={kept} isAwaited={() => !hasMovedOn.current} />;
}
