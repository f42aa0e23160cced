import { useQuery } from "@tanstack/react-query";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { deferred } from "#client/lib/page/deferred.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { PopupActions } from "./markers/winery-popup.tsx";
import { MapSection } from "./search/map-section.tsx";

interface FindAWineryProps {
  /** Controls of a winery in its popup, e.g. Add to Trip. */
  readonly popupActions: PopupActions;
}

/** The home page's section with the map and its search, `#map` (spec §2). */
export function FindAWinery({ popupActions }: FindAWineryProps) {
  const { data: wineries, error, refetch } = useQuery(deferred(wineryQueries.all()));
  return (
    <section id="map" aria-labelledby="map-title" className="page-width py-section">
      <p className="eyebrow">The map</p>
      <h2 id="map-title" className="mt-3 font-display text-3xl sm:text-4xl">
        Find a winery
      </h2>
      {error ? <TryAgain title={error.message} onRetry={refetch} className="mt-8" /> : null}
      {wineries ? <MapSection wineries={wineries} popupActions={popupActions} /> : null}
      {wineries || error ? null : <Skeleton className="mt-8 min-h-[34rem]" />}
    </section>
  );
}
