import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { TripPlanner, type TripPlannerProps } from "#client/features/trip-planner/trip-planner.tsx";
import { PlanBelowForm } from "#client/features/trips/plan-below-form.tsx";
import { SavedNotice } from "#client/features/trips/saved-notice.tsx";
import { SentNotice } from "#client/features/trips/sent-notice.tsx";
import { mailSummary, useMailing } from "#client/features/trips/use-mailing.tsx";
import { usePlannerTrip } from "#client/features/trips/use-planner-trip.ts";
import { RESUME, useResume } from "#client/features/trips/use-resume.ts";
import { ChoiceMap } from "#client/features/winery-map/choice-map.tsx";
import { PlanMap } from "#client/features/winery-map/plan-map.tsx";
import { siteSettingsQuery } from "#client/lib/site-settings.ts";
import { Button } from "#client/ui/button.tsx";
import type { FailureProps } from "#client/ui/failure/failure-boundary.tsx";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import { paths } from "#shared/domain/site/paths.ts";

/** It stands in the picker, so it comes with the picker. */
const SaveTripButton = lazyPart(
  () => import("#client/features/trips/save-trip-button.tsx").then((m) => m.SaveTripButton),
  { failure: SaveTripFailure, waiting: null },
);

/** The form, the picker and the plan of one trip: mailed, saved to the account or given a page. */
export function PlannerDesk(props: TripPlannerProps) {
  const planner = usePlannerTrip();
  const mailing = useMailing();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [savedTrip, setSavedTrip] = useState<SavedItinerary | null>(null);
  const resumes = useResume();
  return (
    <>
      <TripPlanner
        {...props}
        opensPicker={resumes}
        onPlan={({ trip: answers, wineries }) => {
          setSentTo(null);
          planner.begin({ answers, wineries });
        }}
        onForget={() => {
          setSentTo(null);
          return planner.forget();
        }}
        onMail={({ trip: answers, wineries }, onSent) => {
          const chosen = { answers, wineries };
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
        }}
        renderPickerMap={(map) => <MapOfChoices {...map} />}
        renderPlanActions={({ trip: answers, wineries }, onSaved) => (
          <SaveTripButton
            trip={planner.tripOf({ answers, wineries })}
            returnTo={`${paths.planner}?${RESUME}=1`}
            onSaved={(saved) => {
              setSavedTrip(saved);
              onSaved();
            }}
          />
        )}
        renderBelow={(ways) => (
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
            <PlanBelowForm
              {...ways}
              planner={planner}
              renderMap={(mapped) => <MapOfPlan {...mapped} />}
            />
          </>
        )}
      />
      {savedTrip ? <SavedNotice trip={savedTrip} /> : null}
      {mailing.dialog}
    </>
  );
}

const useTileUrl = () => useQuery(siteSettingsQuery()).data?.tileUrl ?? null;

/** The map beside the picker's cards. */
function MapOfChoices(map: Parameters<NonNullable<TripPlannerProps["renderPickerMap"]>>[0]) {
  const className = "h-[calc(100dvh-16rem)] min-h-80 lg:h-[calc(90dvh-15rem)]";
  return <ChoiceMap {...map} tileUrl={useTileUrl()} className={className} />;
}

function MapOfPlan(plan: Omit<ComponentProps<typeof PlanMap>, "tileUrl" | "className">) {
  return <PlanMap {...plan} tileUrl={useTileUrl()} className="h-80 lg:h-[70vh]" />;
}

function SaveTripFailure({ onRetry }: FailureProps) {
  return <TryAgain title="Saving to the account could not be prepared." onRetry={onRetry} />;
}
