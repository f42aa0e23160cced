import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { PlacesNearby } from "#client/entities/place/places-nearby.tsx";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { directoryHref } from "#client/features/directory/directory-address.ts";
import { FavoriteButton, FavoriteHeart } from "#client/features/favorites/favorite-heart.tsx";
import { AddToTripButton, TripListToggle } from "#client/features/trip-list/add-to-trip-button.tsx";
import { FactSources } from "#client/features/winery-details/fact-sources.tsx";
import { HoursTable } from "#client/features/winery-details/hours-table.tsx";
import { NearbyWineries } from "#client/features/winery-details/nearby-wineries.tsx";
import {
  ContactFacts,
  PlaceFacts,
  RatingFacts,
  ServiceFacts,
  VisitFacts,
} from "#client/features/winery-details/winery-facts.tsx";
import { WineryDeparted, WineryMissing } from "#client/features/winery-details/winery-gone.tsx";
import { ACTION_CLASS, WineryHeader } from "#client/features/winery-details/winery-header.tsx";
import { LocationMap } from "#client/features/winery-map/location-map.tsx";
import { useSubject } from "#client/lib/page/known-missing.ts";
import { useRouteParam } from "#client/lib/page/route-match.ts";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { PageUntilThere } from "#client/ui/failure/unreachable-page.tsx";
import { wineriesApi } from "#shared/api/calls.ts";
import type { WineryDetails } from "#shared/api/wineries.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { wineryMetadata } from "#shared/domain/site/metadata/winery-metadata.ts";

/** One winery (spec §2 Winery detail). */
export function WineryPage() {
  const slug = useRouteParam();
  const loaded = useSubject(wineriesApi.bySlug, { params: { slug } });
  const { subject: winery, isMissing } = loaded;
  if (winery) return <WineryView winery={winery} />;
  if (isMissing) return <WineryGone slug={slug} />;
  return <PageUntilThere {...loaded} what="winery" />;
}

/** A winery that left says why; any other address names none. */
function WineryGone({ slug }: { readonly slug: string }) {
  const loaded = useQuery(wineryQueries.departed());
  if (!loaded.data) return <PageUntilThere {...loaded} what="winery" />;
  const winery = loaded.data.find((candidate) => candidate.slug === slug);
  return winery ? (
    <WineryDeparted winery={winery} nearbyAction={nearbyAction} />
  ) : (
    <WineryMissing />
  );
}

function nearbyAction(winery: { readonly id: number; readonly name: string }) {
  return (
    <>
      <FavoriteHeart winery={winery} />
      <TripListToggle winery={winery} />
    </>
  );
}

function WineryView({ winery }: { readonly winery: WineryDetails }) {
  const { date } = clockInWashington(new Date());
  usePageMetadata(useMemo(() => wineryMetadata(winery, date), [winery, date]));
  return (
    <article className="page-width pt-6 pb-section sm:pt-10">
      <WineryHeader
        winery={winery}
        addToTrip={<AddToTripButton winery={winery} className={ACTION_CLASS} />}
        favorite={<FavoriteButton winery={winery} />}
      />
      <div className="mt-14 grid gap-x-16 gap-y-12 sm:mt-20 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="lg:order-last">
          <VisitFacts winery={winery} varietalHref={(varietal) => directoryHref({ varietal })} />
        </div>
        <figure>
          <LocationMap winery={winery} className="h-80 sm:h-[28rem]" />
          {winery.locationIsApproximate ? (
            <figcaption className="mt-3 text-sm text-ink-soft">
              Approximate location; use the address.
            </figcaption>
          ) : null}
        </figure>
      </div>
      <div className="mt-14 grid gap-x-16 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        <ContactFacts winery={winery} />
        <div className="break-inside-avoid">
          <HoursTable winery={winery} />
        </div>
        <div className="grid content-start gap-12">
          <PlaceFacts winery={winery} />
          <ServiceFacts winery={winery} />
          <RatingFacts winery={winery} />
        </div>
      </div>
      <NearbyWineries slug={winery.slug} action={nearbyAction} />
      <PlacesNearby spots={[winery]} />
      <div className="mt-section">
        <FactSources winery={winery} />
      </div>
    </article>
  );
}
