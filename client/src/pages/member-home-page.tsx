import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "wouter";
import { isUnauthorized, useSignInRedirect } from "#client/entities/user/sign-in-redirect.ts";
import { useCurrentUser } from "#client/entities/user/use-current-user.ts";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { FavoriteHeart } from "#client/features/favorites/favorite-heart.tsx";
import { FavoritesShelf } from "#client/features/favorites/favorites-shelf.tsx";
import { FeaturedWineries } from "#client/features/home/featured-wineries.tsx";
import { NewestPosts } from "#client/features/home/newest-posts.tsx";
import { PlannerTeaser } from "#client/features/home/planner-teaser.tsx";
import { NewsletterSection } from "#client/features/newsletter/newsletter-section.tsx";
import { savedTripsQuery } from "#client/features/saved-trips/saved-trip-queries.ts";
import { FindAWinery } from "#client/features/winery-map/find-a-winery.tsx";
import { usePageTitle } from "#client/lib/use-page-title.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { paths } from "#shared/domain/site/paths.ts";

/** The home page of signed-in visitors: their trips and favorites first (spec §2, §6). */
export function MemberHomePage() {
  usePageTitle("");
  const { data: wineries } = useQuery(wineryQueries.all());
  const { data: featured } = useQuery(wineryQueries.featured());
  const { data: trips, error } = useQuery(savedTripsQuery);
  const signInAgain = useSignInRedirect();
  const sessionGone = isUnauthorized(error);

  useEffect(() => {
    if (sessionGone) signInAgain();
  }, [sessionGone, signInAgain]);

  return (
    <>
      <Welcome tripCount={trips?.length} />
      <div className="page-width">
        <FavoritesShelf wineries={wineries} />
      </div>
      <FindAWinery />
      <PlannerTeaser />
      {featured ? (
        <FeaturedWineries
          wineries={featured}
          total={wineries?.length}
          action={(winery) => <FavoriteHeart winery={winery} />}
        />
      ) : null}
      <NewestPosts />
      <NewsletterSection source="home" button="Join Our Wine Community" />
    </>
  );
}

function Welcome({ tripCount }: { readonly tripCount: number | undefined }) {
  const { user } = useCurrentUser();
  const name = user?.name?.trim();
  return (
    <header className="page-width py-14 sm:py-20">
      <p className="eyebrow">Your guide</p>
      <h1 className="mt-3 font-display text-4xl sm:text-5xl">
        {name ? `Welcome back, ${name}` : "Welcome back"}
      </h1>
      <p className="mt-4 font-serif text-lg text-ink-soft">{tripSentence(tripCount)}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Link href={paths.planner} className={buttonClass("primary", "lg")}>
          Plan Your Trip
        </Link>
        <Link href={paths.trips} className={buttonClass("secondary", "lg")}>
          My trips
        </Link>
      </div>
    </header>
  );
}

function tripSentence(count: number | undefined): string {
  if (!count) return "Plan a trip, keep what you like, and find it again on every device.";
  return count === 1
    ? "One trip is saved in your account."
    : `${count} trips are saved in your account.`;
}
