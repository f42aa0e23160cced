import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { VineyardLandscape } from "#client/art/vineyard-landscape.tsx";
import { meaningOf } from "#client/lib/fetch-failure.ts";
import { usePageTitle } from "#client/lib/page/use-page-title.ts";
import { UnreachablePage } from "#client/ui/failure/unreachable-page.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { DrawnTrip } from "#shared/api/trips/drawn-trip.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { MappedPlan } from "./map/mapped-plan.ts";
import { DepartedNotice } from "./share/departed-notice.tsx";
import { KeptCopyNotice } from "./share/kept-copy-notice.tsx";
import { TripActions } from "./share/trip-actions.tsx";
import { tripQuery } from "./share/trip-calls.ts";
import { useTripKey } from "./share/trip-key.ts";
import { TripMissing } from "./share/trip-missing.tsx";
import { useFreshTrip } from "./share/use-fresh-trip.ts";
import { useKeptOffline } from "./share/use-kept-offline.ts";
import { useSavedTrip } from "./share/use-saved-trip.ts";
import { StoredPlan } from "./stored-plan.tsx";
import { useTripAtHand } from "./trip-at-hand.ts";

interface SharedTripProps {
  readonly token: string;
  readonly renderMap: (plan: MappedPlan) => ReactNode;
  /** Fetches what the page is drawn from without having drawn it yet, such as its map. */
  readonly prepareOffline?: (() => Promise<void>) | undefined;
}

/** A trip by its private link: to be seen by everybody who has it, and changed with its key. */
export function SharedTrip(props: SharedTripProps) {
  const { token } = props;
  const key = useTripKey(token);
  const atHand = useTripAtHand(token);
  const asked = useQuery({ ...tripQuery(token, key), enabled: atHand === null });
  const { error, refetch } = asked;
  const data = asked.data ?? atHand;
  if (data) {
    const { trip, keptAt = null } = data;
    // A copy that is replaced begins anew: what the site has by now may be another version.
    return (
      <TripOnPage
        key={keptAt ? "kept" : "fetched"}
        {...props}
        tripKey={key}
        trip={trip}
        drawn={data === atHand ? atHand : null}
        keptAt={keptAt}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!error) return <TripSkeleton />;
  if (meaningOf(error) === "missing") return <TripMissing />;
  return <UnreachablePage title="This trip could not be fetched" onRetry={() => void refetch()} />;
}

function TripSkeleton() {
  return (
    <div role="status" className="page-width py-section">
      <span className="sr-only">Loading the trip…</span>
      <Skeleton className="h-96" />
    </div>
  );
}

interface TripOnPageProps extends SharedTripProps {
  readonly tripKey: string | null;
  readonly trip: Trip;
  /** The same with its plan, where it came with the page. */
  readonly drawn: DrawnTrip | null;
  /** When this device kept it; null for a trip as the site has it. */
  readonly keptAt: Date | null;
  readonly onRetry: () => void;
}

function TripOnPage(props: TripOnPageProps) {
  const { token, tripKey, trip: fetched, drawn, keptAt, onRetry, renderMap } = props;
  const saved = useSavedTrip(token, tripKey, fetched);
  const { trip, draft } = saved;
  useKeptOffline({
    token,
    trip,
    isCopy: keptAt !== null && trip === fetched,
    prepare: props.prepareOffline,
  });
  useFreshTrip({
    token,
    tripKey,
    isOpen: keptAt === null && trip.group.isOpen,
    onTrip: saved.refresh,
  });
  const title = draft.details.name || `Wine trip from ${trip.request.base}`;
  usePageTitle(title);
  const onRename = (name: string) =>
    saved.change({ details: { ...draft.details, name: name === "" ? null : name } });
  return (
    <article>
      <header className="border-b border-rule lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="px-gutter pt-10 pb-8 sm:pt-14 sm:pb-10 lg:py-16 lg:pl-[max(clamp(1.25rem,4vw,3rem),calc((100vw-78rem)/2+3rem))] print:pt-0 print:pb-4">
          <p className="eyebrow">Itinerary</p>
          <h1 className="mt-3 max-w-3xl font-display text-4xl break-words sm:text-5xl lg:text-6xl">
            {title}
          </h1>
          <div className="mt-4">
            <TripActions
              token={token}
              tripKey={tripKey}
              name={draft.details.name}
              onRename={trip.mayEdit ? onRename : undefined}
            />
          </div>
        </div>
        <VineyardLandscape className="h-28 w-full sm:h-44 lg:h-full print:hidden" />
      </header>
      <div className="itinerary-plan page-width pt-10 pb-section">
        {keptAt && trip === fetched ? (
          // What is not saved yet would be lost with a copy that is replaced.
          <KeptCopyNotice
            keptAt={keptAt}
            onRetry={saved.state.at === "untouched" ? onRetry : undefined}
          />
        ) : null}
        <DepartedNotice ids={trip.departed} />
        <h2 className="sr-only">The plan</h2>
        <StoredPlan
          key={saved.generation}
          token={token}
          tripKey={tripKey}
          saved={saved}
          title={title}
          drawn={saved.generation === 0 ? drawn : null}
          renderMap={renderMap}
        />
      </div>
    </article>
  );
}
