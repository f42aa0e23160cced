import { useQuery } from "@tanstack/react-query";
import { postQueries } from "#client/entities/post/post-queries.ts";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { FeaturedWineries } from "#client/features/home/featured-wineries.tsx";
import { HomeHero } from "#client/features/home/home-hero.tsx";
import { NewestPosts } from "#client/features/home/newest-posts.tsx";
import { PlannerTeaser } from "#client/features/home/planner-teaser.tsx";
import { ReadyTrips } from "#client/features/home/ready-trips.tsx";
import { NewsletterSection } from "#client/features/newsletter/newsletter-section.tsx";
import { TripListToggle } from "#client/features/trip-list/trip-list-toggle.tsx";
import { FindAWinery } from "#client/features/winery-map/find-a-winery.tsx";
import { DrawnLater, forLater } from "#client/lib/page/drawn-later.tsx";
import { usePageHead } from "#client/lib/page/use-page-head.ts";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { PAGE_HEADS } from "#shared/domain/site/head/page-heads.ts";

/**
 * The home page of visitors who are not signed in, or not known to be yet (spec §2, §6). What is below
 * the first screen answers when somebody comes near it.
 */
export function LandingPage() {
  usePageHead(PAGE_HEADS.home);
  return (
    <>
      <HomeHero
        eyebrow="Washington State"
        title="Wine country that starts with the land"
        text="Basalt and river, desert light and cold nights. Find the wineries, read the ground they stand on, and plan the days between them."
      />
      <DrawnLater name="map" needs={[wineryQueries.all()]}>
        <FindAWinery popupActions={addToTrip} />
      </DrawnLater>
      <DrawnLater name="trips">
        <PlannerTeaser />
        <ReadyTrips />
      </DrawnLater>
      <DrawnLater name="featured" needs={[wineryQueries.all(), wineryQueries.featured()]}>
        <Featured />
      </DrawnLater>
      <DrawnLater name="reading" needs={[postQueries.all()]}>
        <NewestPosts />
        <NewsletterSection source="home" button="Join Our Wine Community" />
      </DrawnLater>
    </>
  );
}

function Featured() {
  const { data: wineries } = useQuery(forLater(wineryQueries.all()));
  const {
    data: featured,
    isPending,
    error,
    refetch,
  } = useQuery(forLater(wineryQueries.featured()));
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

function addToTrip(winery: { readonly id: number; readonly name: string }) {
  return <TripListToggle winery={winery} />;
}
