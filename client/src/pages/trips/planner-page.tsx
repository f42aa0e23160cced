import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCurrentUser } from "#client/entities/user/use-current-user.ts";
import { useAskedWeekend } from "#client/features/articles/use-asked-weekend.ts";
import { FavoritesFilter } from "#client/features/favorites/favorites-filter.tsx";
import { useFavorites } from "#client/features/favorites/use-favorites.ts";
import { PlanBelowForm } from "#client/features/itinerary/plan-below-form.tsx";
import { useAskedStay } from "#client/features/ready-trips/use-asked-stay.ts";
import { SavedNotice } from "#client/features/saved-trips/saved-notice.tsx";
import { RESUME, useResume } from "#client/features/saved-trips/use-resume.ts";
import { useTripList } from "#client/features/trip-list/use-trip-list.ts";
import { HowItWorks } from "#client/features/trip-planner/how-it-works.tsx";
import { NotThere } from "#client/features/trip-planner/not-there.tsx";
import { PlannerBenefits } from "#client/features/trip-planner/planner-benefits.tsx";
import { PlannerHero } from "#client/features/trip-planner/planner-hero.tsx";
import { TripPlanner, type TripPlannerProps } from "#client/features/trip-planner/trip-planner.tsx";
import { ChoiceMap } from "#client/features/winery-map/choice-map.tsx";
import { PlanMap } from "#client/features/winery-map/plan-map.tsx";
import { usePageHead } from "#client/lib/page/use-page-head.ts";
import { siteSettingsQuery } from "#client/lib/site-settings.ts";
import type { FailureProps } from "#client/ui/failure/failure-boundary.tsx";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import { PAGE_HEADS } from "#shared/domain/site/head/page-heads.ts";
import { paths } from "#shared/domain/site/paths.ts";

/** It stands in the picker, so it comes with the picker. */
const SaveTripButton = lazyPart(
  () => import("#client/features/saved-trips/save-trip-button.tsx").then((m) => m.SaveTripButton),
  { failure: SaveTripFailure, waiting: null },
);

const NOTHING_ADDED: readonly number[] = [];

/** The trip planner (spec §2 Trip planner): the same for everyone, but for the note on accounts. */
export function PlannerPage() {
  usePageHead(PAGE_HEADS.planner);
  const { isAuthenticated } = useCurrentUser();
  const { wineryIds, error, retry } = useTripList();
  const { isAvailable, has } = useFavorites();
  const [onlyFavorites, setOnlyFavorites] = useState(false);
  const [savedTrip, setSavedTrip] = useState<SavedItinerary | null>(null);
  const [changes, setChanges] = useState<TripPlannerProps["changes"]>();
  const resumes = useResume();
  const [stay, weekend] = [useAskedStay(), useAskedWeekend()];
  const asked = weekend.wasAsked || weekend.missing ? weekend : stay;
  return (
    <>
      <PlannerHero formId="planner" />
      <HowItWorks />
      <section id="planner" aria-labelledby="plan-your-trip" className="page-width pt-4 pb-section">
        <h2 id="plan-your-trip" className="mb-10 font-display text-3xl sm:text-4xl">
          Plan your trip
        </h2>
        {error ? (
          <TryAgain
            title="Your trip list could not be fetched, so the plan begins without it."
            onRetry={retry}
            className="mb-10"
          />
        ) : null}
        {asked.failure ? (
          <TryAgain title={asked.failure} onRetry={asked.retry} className="mb-10" />
        ) : null}
        {asked.missing ? <NotThere what={asked.missing} /> : null}
        <TripPlanner
          addedIds={asked.wasAsked ? NOTHING_ADDED : wineryIds}
          offered={asked.offered}
          onOfferSettled={asked.settle}
          opensPicker={resumes}
          pickerTools={<FavoritesFilter on={onlyFavorites} onChange={setOnlyFavorites} />}
          {...(isAvailable && onlyFavorites && { pickerFilter: ({ id }) => has(id) })}
          changes={changes}
          renderPickerMap={(map) => <MapOfChoices {...map} />}
          renderPlan={(plan, ways) => <ChosenPlan plan={plan} ways={ways} onChange={setChanges} />}
          renderPlanActions={({ trip, wineries }, onSaved) => (
            <SaveTripButton
              trip={trip}
              wineries={wineries}
              returnTo={`${paths.planner}?${RESUME}=1`}
              onSaved={(saved) => {
                setSavedTrip(saved);
                onSaved();
              }}
            />
          )}
        />
        {savedTrip ? <SavedNotice trip={savedTrip} /> : null}
      </section>
      <PlannerBenefits isAuthenticated={isAuthenticated} />
    </>
  );
}

/** The map beside the picker's cards. */
function MapOfChoices(map: Parameters<NonNullable<TripPlannerProps["renderPickerMap"]>>[0]) {
  const { data: settings } = useQuery(siteSettingsQuery());
  return (
    <ChoiceMap
      {...map}
      tileUrl={settings?.tileUrl ?? null}
      className="h-[calc(100dvh-16rem)] min-h-80 lg:h-[calc(90dvh-15rem)]"
    />
  );
}

interface ChosenPlanProps {
  readonly plan: Parameters<NonNullable<TripPlannerProps["renderPlan"]>>[0];
  readonly ways: Parameters<NonNullable<TripPlannerProps["renderPlan"]>>[1];
  readonly onChange: (changes: TripPlannerProps["changes"]) => void;
}

/** The plan below the form, before anything is mailed. */
function ChosenPlan({ plan, ways, onChange }: ChosenPlanProps) {
  const { data: settings } = useQuery(siteSettingsQuery());
  return (
    <PlanBelowForm
      {...plan}
      {...ways}
      onChange={onChange}
      renderMap={(mapped) => (
        <PlanMap {...mapped} tileUrl={settings?.tileUrl ?? null} className="h-80 lg:h-[70vh]" />
      )}
    />
  );
}

function SaveTripFailure({ onRetry }: FailureProps) {
  return <TryAgain title="Saving to the account could not be prepared." onRetry={onRetry} />;
}
