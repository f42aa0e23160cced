import { useState } from "react";
import { useCurrentUser } from "#client/entities/use-current-user.ts";
import { FavoritesFilter } from "#client/features/favorites/favorites-filter.tsx";
import { useFavorites } from "#client/features/favorites/use-favorites.ts";
import { useLinkedTrip } from "#client/features/reading/use-linked-trip.ts";
import { useTripList } from "#client/features/trip-list/use-trip-list.ts";
import {
  HowItWorks,
  NotThere,
  PlannerBenefits,
  PlannerHero,
} from "#client/features/trips/planner-story.tsx";
import { TripPlanner } from "#client/features/trips/trip-planner.tsx";
import { ChoiceMap } from "#client/features/winery-map/choice-map.tsx";
import { tripMap } from "#client/features/winery-map/plan-map.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";

const NOTHING_ADDED: readonly number[] = [];

/** The trip planner (spec §2 Trip planner): the same for everyone, but for the note on accounts. */
export function PlannerPage() {
  usePageMetadata(PAGE_METADATA.planner);
  const { isAuthenticated } = useCurrentUser();
  const { wineryIds, error, retry } = useTripList();
  const { isAvailable, has } = useFavorites();
  const [onlyFavorites, setOnlyFavorites] = useState(false);
  const linked = useLinkedTrip();
  return (
    <>
      <PlannerHero />
      <section id="planner" aria-labelledby="plan-your-trip" className="page-width pt-6 pb-section">
        <h2 id="plan-your-trip" className="sr-only">
          Plan your trip
        </h2>
        {error ? (
          <TryAgain
            title="Your trip list could not be loaded, so the plan starts without it."
            onRetry={retry}
            className="mb-10"
          />
        ) : null}
        {linked.failure ? (
          <TryAgain title={linked.failure} onRetry={linked.retry} className="mb-10" />
        ) : null}
        {linked.missing ? <NotThere what={linked.missing} /> : null}
        <TripPlanner
          addedIds={linked.isLinked ? NOTHING_ADDED : wineryIds}
          offered={linked.offered}
          onOfferSettled={linked.settle}
          pickerTools={<FavoritesFilter on={onlyFavorites} onChange={setOnlyFavorites} />}
          {...(isAvailable && onlyFavorites && { pickerFilter: ({ id }) => has(id) })}
          renderPickerMap={(map) => (
            <ChoiceMap
              {...map}
              className="h-[calc(100dvh-16rem)] min-h-80 lg:h-[calc(90dvh-15rem)]"
            />
          )}
          renderMap={tripMap("seen")}
        />
      </section>
      <HowItWorks />
      <PlannerBenefits isAuthenticated={isAuthenticated} />
    </>
  );
}
