import { useQuery } from "@tanstack/react-query";
import { Redirect, useParams } from "wouter";
import { useCurrentUser, useSessionEnd } from "#client/entities/user/use-current-user.ts";
import { NoTrip } from "#client/features/trips/no-trip.tsx";
import { savedTripQuery } from "#client/features/trips/saved-trip-queries.ts";
import { meaningOf } from "#client/lib/fetch-failure.ts";
import { UnreachablePage } from "#client/ui/failure/unreachable-page.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";

/** The old address of a saved trip: it leads to the trip's one page. */
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
    return <UnreachablePage title="This trip could not be fetched" onRetry={retryAll} />;
  }
  return (
    <div role="status" className="page-width py-section">
      <span className="sr-only">Loading the trip…</span>
      <Skeleton className="h-96" />
    </div>
  );
}
