import { useQuery } from "@tanstack/react-query";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { siteSettingsQuery } from "#client/lib/site-settings.ts";
import { Button } from "#client/ui/button.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { MapSection } from "./search/map-section.tsx";

/** The home page's section with the map and its search, `#map` (spec §2). */
export function FindAWinery() {
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
