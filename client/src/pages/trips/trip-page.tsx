import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams, useSearchParams } from "wouter";
import { useCurrentUser, useSessionEnd } from "#client/entities/user/use-current-user.ts";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { NoTrip } from "#client/features/saved-trips/no-trip.tsx";
import { savedTripQuery } from "#client/features/saved-trips/saved-trip-queries.ts";
import { TripActions } from "#client/features/saved-trips/trip-actions.tsx";
import { TripPlan } from "#client/features/saved-trips/trip-plan.tsx";
import { tripAnswers, tripInShort } from "#client/features/saved-trips/trip-words.ts";
import { EmailItineraryDialog } from "#client/features/trip-planner/email-itinerary-dialog.tsx";
import { useSendItinerary } from "#client/features/trip-planner/itinerary-queries.ts";
import { meaningOf } from "#client/lib/fetch-failure.ts";
import { usePageTitle } from "#client/lib/page/use-page-title.ts";
import { UnreachablePage } from "#client/ui/failure/unreachable-page.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { paths } from "#shared/domain/site/paths.ts";

/** One saved trip of the visitor's. */
export function TripPage() {
  const { id = "" } = useParams<{ id: string }>();
  const { user, isLoading, error: userError, retry } = useCurrentUser();
  const trip = useQuery({ ...savedTripQuery(user?.id ?? "", id), enabled: user !== null });
  const all = useQuery(wineryQueries.all());
  const tripFailure = trip.error && meaningOf(trip.error);
  useSessionEnd(tripFailure === "signed-out");
  if (!isLoading && !user && !userError) return <NoTrip why="signed-out" />;
  if (tripFailure === "missing") return <NoTrip why="gone" />;
  if (userError || trip.error || all.error) {
    const retryAll = () => {
      if (userError) retry();
      if (trip.error) void trip.refetch();
      if (all.error) void all.refetch();
    };
    return <UnreachablePage title="This trip could not be fetched" onRetry={retryAll} />;
  }
  if (!trip.data || !all.data) return <TripSkeleton />;
  const byId = new Map(all.data.map((winery) => [winery.id, winery]));
  const wineries = trip.data.wineryIds.flatMap((wineryId) => byId.get(wineryId) ?? []);
  return <TripView trip={trip.data} wineries={wineries} />;
}

function TripSkeleton() {
  return (
    <div role="status" className="page-width py-section">
      <span className="sr-only">Loading the trip…</span>
      <Skeleton className="h-96" />
    </div>
  );
}

interface TripViewProps {
  readonly trip: SavedItinerary;
  readonly wineries: readonly Winery[];
}

function TripView({ trip, wineries }: TripViewProps) {
  usePageTitle(trip.name);
  const [, navigate] = useLocation();
  const [search, setSearch] = useSearchParams();
  const canMail = wineries.length > 0;
  return (
    <article className="page-width py-12 sm:py-section">
      <p className="eyebrow">Saved trip</p>
      <h1 className="mt-3 font-display text-4xl break-words sm:text-5xl">{trip.name}</h1>
      <p className="mt-4 font-serif text-lg text-ink-soft">{tripInShort(trip)}</p>
      <div className="mt-4">
        <TripActions
          trip={trip}
          onMail={canMail ? () => setSearch({ mail: "1" }) : undefined}
          onDeleted={() => navigate(paths.trips)}
        />
      </div>
      <div className="mt-12 grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <TripPlan trip={trip} wineries={wineries} />
        <dl className="grid content-start gap-4 border-t border-rule pt-6 font-sans">
          {tripAnswers(trip).map(([label, text]) => (
            <div key={label}>
              <dt className="text-sm text-ink-faint">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      {canMail && search.has("mail") ? (
        <MailTrip
          trip={trip}
          wineries={wineries}
          onClose={() => setSearch({}, { replace: true })}
        />
      ) : null}
    </article>
  );
}

/** The planner's own question where to mail the plan (spec §2 Email dialog). */
function MailTrip({ trip, wineries, onClose }: TripViewProps & { readonly onClose: () => void }) {
  const { send, isSending, failure, forgetFailure } = useSendItinerary(onClose);
  const plan = { trip: { ...trip, startDate: trip.startDate ?? "" }, wineries };
  return (
    <EmailItineraryDialog
      summary={tripInShort(trip)}
      isSending={isSending}
      failure={failure}
      onSend={(email) => send({ ...plan, email })}
      onCancel={onClose}
      onEdit={forgetFailure}
    />
  );
}
