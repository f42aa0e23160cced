import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "wouter";
import { VineyardLandscape } from "#client/art/vineyard-landscape.tsx";
import { useSignInRedirect } from "#client/entities/sign-in-redirect.ts";
import { useCurrentUser } from "#client/entities/use-current-user.ts";
import { FavoriteHeart } from "#client/features/favorites/favorite-heart.tsx";
import { FavoritesShelf } from "#client/features/favorites/favorites-shelf.tsx";
import { useFavorites } from "#client/features/favorites/use-favorites.ts";
import { FeaturedSection } from "#client/features/home/featured-wineries.tsx";
import { TripListToggle } from "#client/features/trip-list/add-to-trip-button.tsx";
import { useTripList } from "#client/features/trip-list/use-trip-list.ts";
import { LatestTrips } from "#client/features/trips/saved-trip-list.tsx";
import { savedTripsQuery } from "#client/features/trips/saved-trip-queries.ts";
import { FindAWinery } from "#client/features/winery-map/find-a-winery.tsx";
import { isUnauthorized } from "#client/lib/api.ts";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { ReadingChunk, TripsChunk } from "./landing-sections.tsx";

/** The home page of signed-in visitors: their trips and favorites first (spec §2, §6). */
export function MemberHomePage() {
  usePageMetadata(PAGE_METADATA.home);
  const { user } = useCurrentUser();
  const name = user?.name?.trim();
  const trips = useQuery({ ...savedTripsQuery(user?.id ?? ""), enabled: user !== null });
  const favorites = useFavorites();
  const signInAgain = useSignInRedirect();
  const tripList = useTripList();
  const sessionGone = [trips.error, favorites.error, tripList.error].some(isUnauthorized);

  useEffect(() => {
    if (sessionGone) signInAgain();
  }, [sessionGone, signInAgain]);

  return (
    <>
      <header className="page-width grid items-center gap-x-16 gap-y-10 py-14 sm:py-20 lg:grid-cols-2">
        <div>
          <p className="eyebrow">Your guide</p>
          <h1 className="mt-3 font-display text-4xl sm:text-5xl">
            {name ? `Welcome, ${name}` : "Welcome"}
          </h1>
          <p className="mt-4 font-serif text-lg text-ink-soft">
            {tripSentence(trips.data?.length)}
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <Link href={paths.planner} className={buttonClass("primary", "lg")}>
              Plan Your Trip
            </Link>
            <Link href={paths.trips} className={buttonClass("secondary", "lg")}>
              Trips
            </Link>
          </div>
          {trips.error ? (
            <TryAgain what="Your saved trips" onRetry={trips.refetch} className="mt-8" />
          ) : null}
        </div>
        <VineyardLandscape className="aspect-[2/1] w-full rounded" />
      </header>
      <div className="page-width grid gap-16 [&>*]:min-w-0">
        <LatestTrips trips={trips.data ?? []} />
        <FavoritesShelf />
      </div>
      <FindAWinery popupActions={wineryControls} />
      <TripsChunk />
      <FeaturedSection action={wineryControls} />
      <ReadingChunk />
    </>
  );
}

function wineryControls(winery: { readonly id: number; readonly name: string }) {
  return (
    <div className="flex">
      <FavoriteHeart winery={winery} />
      <TripListToggle winery={winery} />
    </div>
  );
}

function tripSentence(count: number | undefined): string {
  if (!count) return "Plan a trip, keep what you like, and find it again on every device.";
  return count === 1
    ? "One trip is saved in your account."
    : `${count} trips are saved in your account.`;
}
