import { useQuery } from "@tanstack/react-query";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { FeaturedWineries } from "#client/features/home/featured-wineries.tsx";
import { NewestPosts } from "#client/features/home/newest-posts.tsx";
import { PlannerTeaser } from "#client/features/home/planner-teaser.tsx";
import { ReadyTrips } from "#client/features/home/ready-trips.tsx";
import { NewsletterSection } from "#client/features/newsletter/newsletter-section.tsx";
import { TripListToggle } from "#client/features/trip-list/add-to-trip-button.tsx";
import { FindAWinery } from "#client/features/winery-map/find-a-winery.tsx";
import { deferred } from "#client/lib/page/deferred.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";

/** The map of all wineries and its search. */
export function MapChunk() {
  return <FindAWinery popupActions={addToTrip} />;
}

/** Trips: planned by the visitor, and ready-made. */
export function TripsChunk() {
  return (
    <>
      <PlannerTeaser />
      <ReadyTrips />
    </>
  );
}

/** The featured wineries. */
export function FeaturedChunk() {
  const { data: wineries } = useQuery(deferred(wineryQueries.all()));
  const {
    data: featured,
    isPending,
    error,
    refetch,
  } = useQuery(deferred(wineryQueries.featured()));
  return (
    <>
      {featured ? (
        <FeaturedWineries wineries={featured} total={wineries?.length} action={addToTrip} />
      ) : null}
      {error ? (
        <TryAgain
          title="The featured wineries could not be fetched."
          onRetry={() => void refetch()}
          className="page-width py-section"
        />
      ) : null}
      {isPending ? <Skeleton className="page-width my-24 h-96" /> : null}
    </>
  );
}

/** What there is to read, and the letter. */
export function ReadingChunk() {
  return (
    <>
      <NewestPosts />
      <NewsletterSection source="home" button="Join Our Wine Community" />
    </>
  );
}

function addToTrip(winery: { readonly id: number; readonly name: string }) {
  return <TripListToggle winery={winery} />;
}
