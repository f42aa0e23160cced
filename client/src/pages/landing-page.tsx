import { useQuery } from "@tanstack/react-query";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { FeaturedWineries } from "#client/features/home/featured-wineries.tsx";
import { HomeHero } from "#client/features/home/home-hero.tsx";
import { NewestPosts } from "#client/features/home/newest-posts.tsx";
import { PlannerTeaser } from "#client/features/home/planner-teaser.tsx";
import { ReadyTrips } from "#client/features/home/ready-trips.tsx";
import { NewsletterSection } from "#client/features/newsletter/newsletter-section.tsx";
import { TripListToggle } from "#client/features/trip-list/trip-list-toggle.tsx";
import { FindAWinery } from "#client/features/winery-map/find-a-winery.tsx";
import { usePageHead } from "#client/lib/page/use-page-head.ts";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { PAGE_HEADS } from "#shared/domain/site/head/page-heads.ts";

/** The home page of visitors who are not signed in, or not known to be yet (spec §2, §6). */
export function LandingPage() {
  usePageHead(PAGE_HEADS.home);
  const { data: wineries } = useQuery(wineryQueries.all());
  const { data: featured, isPending, error, refetch } = useQuery(wineryQueries.featured());
  return (
    <>
      <HomeHero
        eyebrow="Washington State"
        title="Wine country that starts with the land"
        text="Basalt and river, desert light and cold nights. Find the wineries, read the ground they stand on, and plan the days between them."
      />
      <FindAWinery popupActions={addToTrip} />
      <PlannerTeaser />
      <ReadyTrips />
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
      <NewestPosts />
      <NewsletterSection source="home" button="Join Our Wine Community" />
    </>
  );
}

function addToTrip(winery: { readonly id: number; readonly name: string }) {
  return <TripListToggle winery={winery} />;
}
