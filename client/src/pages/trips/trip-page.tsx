import { useQuery } from "@tanstack/react-query";
import { Link, Redirect } from "wouter";
import { SignInLink } from "#client/entities/sign-in-link.tsx";
import { useCurrentUser, useSessionEnd } from "#client/entities/use-current-user.ts";
import { savedTripQuery } from "#client/features/trips/saved-trip-queries.ts";
import { saysMissing } from "#client/lib/api.ts";
import { useRouteParam } from "#client/lib/page/route-match.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { MissingPage, PageUntilThere } from "#client/ui/failure/unreachable-page.tsx";
import { paths } from "#shared/domain/site/paths.ts";

/** The old address of a saved trip: redirects to the trip's page. */
export function TripPage() {
  const id = useRouteParam();
  const { user, isLoading, error: userError, retry } = useCurrentUser();
  const trip = useQuery({ ...savedTripQuery(user?.id ?? "", id), enabled: user !== null });
  useSessionEnd(trip.error);
  if (trip.data) return <Redirect to={trip.data.url} replace />;
  if (!isLoading && !user && !userError) {
    return (
      <MissingPage title="Saved trip" text="Sign in to open the trips you have saved.">
        <SignInLink className={buttonClass()} />
      </MissingPage>
    );
  }
  if (saysMissing(trip.error)) {
    return (
      <MissingPage
        title="Saved trip"
        text="This trip is not in your account. It may have been deleted."
      >
        <Link href={paths.trips} className={buttonClass()}>
          Trips
        </Link>
      </MissingPage>
    );
  }
  const refetch = () => {
    if (userError) retry();
    if (trip.error) void trip.refetch();
  };
  return <PageUntilThere what="trip" error={userError ?? trip.error} refetch={refetch} />;
}
