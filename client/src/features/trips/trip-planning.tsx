import { type ReactNode, useState } from "react";
import { Button, buttonClass } from "#client/ui/button.tsx";
import type { FailureProps } from "#client/ui/failure/failure-boundary.tsx";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { SavedNotice } from "./account/saved-notice.tsx";
import { RESUME, useResume } from "./account/use-resume.ts";
import type { RenderMap } from "./plan/mapped-plan.ts";
import { PlanBelowForm } from "./plan-below-form.tsx";
import { SentNotice } from "./take-out/sent-notice.tsx";
import type { WaysOn } from "./trip-on-planner.tsx";
import { mailSummary, useMailing } from "./use-mailing.tsx";
import { type Chosen, type PlannerTrip, usePlannerTrip } from "./use-planner-trip.ts";

/** It stands in the picker, so it comes with the picker, and nothing beside it moves when it does. */
const SaveTripButton = lazyPart(
  () => import("./account/save-trip-button.tsx").then((m) => m.SaveTripButton),
  {
    failure: SaveTripFailure,
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
  readonly renderBelow: (ways: WaysOn) => ReactNode;
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

function SaveTripFailure({ onRetry }: FailureProps) {
  return <TryAgain title="Saving to the account could not be prepared." onRetry={onRetry} />;
}
