import { useQuery } from "@tanstack/react-query";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { FeaturedWineries } from "#client/features/featured-wineries/featured-wineries.tsx";
import { HomeHero } from "#client/features/hero/home-hero.tsx";
import { NewestPosts } from "#client/features/home/newest-posts.tsx";
import { PlannerTeaser } from "#client/features/home/planner-teaser.tsx";
import { NewsletterSection } from "#client/features/newsletter/newsletter-section.tsx";
import { MapSection } from "#client/features/winery-map/map-section.tsx";
import { siteSettingsQuery } from "#client/lib/site-settings.ts";
import { usePageTitle } from "#client/lib/use-page-title.ts";
import { Button } from "#client/ui/button.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";

/** The landing page (spec §2 Home page sections). */
export function HomePage() {
  usePageTitle("");
  const { data: wineries } = useQuery(wineryQueries.all());
  const { data: featured } = useQuery(wineryQueries.featured());
  return (
    <>
      <HomeHero
        eyebrow="Washington State"
        title="Wine country that starts with the land"
        text="Basalt and river, desert light and cold nights. Find the wineries, read the ground they stand on, and plan the days between them."
      />
      <FindAWinery />
      <PlannerTeaser />
      {featured ? (
        <FeaturedWineries wineries={featured} total={wineries?.length} />
      ) : (
        <Skeleton className="page-width my-24 h-96" />
      )}
      <NewestPosts />
      <NewsletterSection source="home" button="Join Our Wine Community" />
    </>
  );
}

function FindAWinery() {
  const { data: wineries, error, refetch } = useQuery(wineryQueries.all());
  const { data: settings } = useQuery(siteSettingsQuery());
  return (
    <section id="map" aria-labelledby="map-title" className="page-width py-section">
      <p className="eyebrow">The map</p>
      <h2 id="map-title" className="mt-3 font-display text-3xl sm:text-4xl">
        Find a winery
      </h2>
      {error ? (
        <div role="alert" className="mt-8">
          <p className="font-serif text-lg">{error.message}</p>
          <Button variant="secondary" className="mt-4" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : null}
      {wineries ? (
        <MapSection wineries={wineries} tileUrl={settings?.tileUrl ?? null} />
      ) : (
        <Skeleton className="mt-10 h-[44rem]" />
      )}
    </section>
  );
}
