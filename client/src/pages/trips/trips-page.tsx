import { SignInLink } from "#client/entities/sign-in-link.tsx";
import { useCurrentUser } from "#client/entities/use-current-user.ts";
import { TripListPanel } from "#client/features/trip-list/trip-list-panel.tsx";
import { RecentlyDeleted, SavedTripList } from "#client/features/trips/saved-trip-list.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";

/** The trip list, for everyone, and the account's saved trips. */
export function TripsPage() {
  usePageMetadata(PAGE_METADATA.trips);
  return (
    <div className="page-width py-12 sm:py-section">
      <h1 className="font-display text-4xl sm:text-5xl">Trips</h1>
      <div className="mt-12 grid gap-16 lg:gap-24">
        <section aria-labelledby="trip-list-title">
          <h2 id="trip-list-title" className="font-display text-3xl">
            Trip list
          </h2>
          <TripListPanel />
        </section>
        <section aria-labelledby="saved-trips-title">
          <h2 id="saved-trips-title" className="font-display text-3xl">
            Saved trips
          </h2>
          <SavedTrips />
        </section>
      </div>
    </div>
  );
}

function SavedTrips() {
  const { user, isLoading, error, retry } = useCurrentUser();
  if (isLoading) return <Skeleton className="mt-8 h-48" />;
  if (error) {
    return <TryAgain what="Your trips" onRetry={retry} className="mt-8" />;
  }
  if (user) {
    return (
      <>
        <SavedTripList userId={user.id} />
        <RecentlyDeleted userId={user.id} />
      </>
    );
  }
  return (
    <>
      <p className="mt-6 max-w-prose font-serif text-lg text-ink-soft">
        Sign in to keep whole trips, with their wineries and days. Your list above comes along.
      </p>
      <SignInLink className={buttonClass("primary", "md", "mt-6")} />
    </>
  );
}
