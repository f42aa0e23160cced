import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams, useSearchParams } from "wouter";
import { useCurrentUser } from "#client/entities/user/use-current-user.ts";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { NoTrip } from "#client/features/saved-trips/no-trip.tsx";
import { savedTripQuery } from "#client/features/saved-trips/saved-trip-queries.ts";
import { TripActions } from "#client/features/saved-trips/trip-actions.tsx";
import { TripPlan } from "#client/features/saved-trips/trip-plan.tsx";
import { tripAnswers, tripInShort } from "#client/features/saved-trips/trip-words.ts";
import { EmailItineraryDialog } from "#client/features/trip-planner/email-itinerary-dialog.tsx";
import { useSendItinerary } from "#client/features/trip-planner/itinerary-queries.ts";
import { ApiError } from "#client/lib/api.ts";
import { usePageTitle } from "#client/lib/use-page-title.ts";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { SavedItinerary } from "#shared/api/saved-itineraries.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { paths } from "#shared/domain/site/paths.ts";

/** One saved trip of the visitor's. */
export function TripPage() {
  const { id = "" } = useParams<{ id: string }>();
  const { isAuthenticated, isLoading } = useCurrentUser();
  const trip = useQuery({ ...savedTripQuery(id), enabled: isAuthenticated });
  const { data: all } = useQuery(wineryQueries.all());
  if (!isLoading && !isAuthenticated) return <NoTrip why="signed-out" />;
  if (trip.error) {
    const isGone = trip.error instanceof ApiError && [400, 404].includes(trip.error.status);
    return <NoTrip why={isGone ? "gone" : "failed"} />;
  }
  if (!trip.data || !all) return <Skeleton className="page-width my-section h-96" />;
  const byId = new Map(all.map((winery) => [winery.id, winery]));
  const wineries = trip.data.wineryIds.flatMap((wineryId) => byId.get(wineryId) ?? []);
  return <TripView trip={trip.data} wineries={wineries} />;
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
  const { region, startDate, ...fields } = trip;
  const plan = {
    trip: { ...fields, region: region ?? "", startDate: startDate ?? "", endDate: trip.updatedAt },
    wineries,
  };
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
