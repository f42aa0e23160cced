import { FeaturedSection } from "#client/features/home/featured-wineries.tsx";
import { NewestPosts } from "#client/features/home/newest-posts.tsx";
import { PlannerTeaser } from "#client/features/home/planner-teaser.tsx";
import { ReadyTrips } from "#client/features/home/ready-trips.tsx";
import { NewsletterSection } from "#client/features/newsletter/newsletter-section.tsx";
import { TripListToggle } from "#client/features/trip-list/add-to-trip-button.tsx";
import { FindAWinery } from "#client/features/winery-map/find-a-winery.tsx";

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
  return <FeaturedSection action={addToTrip} />;
}

/** What there is to read, and the newsletter. */
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
