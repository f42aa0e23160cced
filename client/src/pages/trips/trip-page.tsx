import { useQuery } from "@tanstack/react-query";
import { Link, Redirect, useParams } from "wouter";
import { useSignInAddress } from "#client/entities/sign-in-redirect.ts";
import { useCurrentUser, useSessionEnd } from "#client/entities/use-current-user.ts";
import { savedTripQuery } from "#client/features/trips/saved-trip-queries.ts";
import { meaningOf } from "#client/lib/fetch-failure.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { UnreachablePage } from "#client/ui/failure/unreachable-page.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { paths } from "#shared/domain/site/paths.ts";

/** The old address of a saved trip: redirects to the trip's page. */
export function TripPage() {
  const { id = "" } = useParams<{ id: string }>();
  const { user, isLoading, error: userError, retry } = useCurrentUser();
  const trip = useQuery({ ...savedTripQuery(user?.id ?? "", id), enabled: user !== null });
  const tripFailure = trip.error && meaningOf(trip.error);
  useSessionEnd(tripFailure === "signed-out");
  if (trip.data) return <Redirect to={trip.data.url} replace />;
  if (!isLoading && !user && !userError) return <NoTrip why="signed-out" />;
  if (tripFailure === "missing") return <NoTrip why="gone" />;
  if (userError || trip.error) {
    const retryAll = () => {
      if (userError) retry();
      if (trip.error) void trip.refetch();
    };
    return <UnreachablePage title="This trip could not be loaded" onRetry={retryAll} />;
  }
  return (
    <div role="status" className="page-width py-section">
      <span className="sr-only">Loading the trip…</span>
      <Skeleton className="h-96" />
    </div>
  );
}

const REASONS = {
  "signed-out": "Sign in to open the trips you have saved.",
  gone: "This trip is not in your account. It may have been deleted.",
} as const;

function NoTrip({ why }: { readonly why: keyof typeof REASONS }) {
  const signInAddress = useSignInAddress();
  return (
    <section className="page-width py-section">
      <h1 className="font-display text-4xl">Saved trip</h1>
      <p className="mt-5 mb-8 max-w-prose font-serif text-lg text-ink-soft">{REASONS[why]}</p>
      {why === "signed-out" ? (
        <a href={signInAddress} className={buttonClass("primary", "md")}>
          Sign In
        </a>
      ) : (
        <Link href={paths.trips} className={buttonClass("primary", "md")}>
          Trips
        </Link>
      )}
    </section>
  );
}
