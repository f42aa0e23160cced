import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { VineyardLandscape } from "#client/art/landscape/vineyard-landscape.tsx";
import { meaningOf } from "#client/lib/fetch-failure.ts";
import { usePageTitle } from "#client/lib/page/use-page-title.ts";
import { UnreachablePage } from "#client/ui/failure/unreachable-page.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { Trip } from "#shared/api/trips/trip.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import type { Marks } from "#shared/domain/trip/kept/group-wishes.ts";
import { GroupPanel } from "./group/group-panel.tsx";
import { Itinerary } from "./itinerary.tsx";
import type { MappedPlan } from "./map/mapped-plan.ts";
import { withGroupWishes } from "./plan/group-plan.ts";
import type { ItineraryFacts } from "./plan/plan-facts.ts";
import { DepartedNotice } from "./share/departed-notice.tsx";
import { KeptCopyNotice } from "./share/kept-copy-notice.tsx";
import { SaveNotice } from "./share/save-notice.tsx";
import { SharePanel } from "./share/share-panel.tsx";
import { TripActions } from "./share/trip-actions.tsx";
import { tripQuery } from "./share/trip-calls.ts";
import { keepNewLinks, useTripKey } from "./share/trip-key.ts";
import { TripMissing } from "./share/trip-missing.tsx";
import { useFreshTrip } from "./share/use-fresh-trip.ts";
import { useKeptOffline } from "./share/use-kept-offline.ts";
import { type SavedTrip, useSavedTrip } from "./share/use-saved-trip.ts";
import { TakeOut } from "./take-out/take-out.tsx";
import { TodayPanel } from "./today/today-panel.tsx";

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
  const { data, error, refetch } = useQuery(tripQuery(token, key));
  if (data) {
    const { trip, keptAt } = data;
    // A copy that is replaced begins anew: what the site has by now may be another version.
    return (
      <TripOnPage
        key={keptAt ? "kept" : "fetched"}
        {...props}
        tripKey={key}
        trip={trip}
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
  /** When this device kept it; null for a trip as the site has it. */
  readonly keptAt: Date | null;
  readonly onRetry: () => void;
}

function TripOnPage(props: TripOnPageProps) {
  const { token, tripKey, trip: fetched, keptAt, onRetry, renderMap, prepareOffline } = props;
  const saved = useSavedTrip(token, tripKey, fetched);
  const { trip, draft } = saved;
  useKeptOffline({
    token,
    trip,
    isCopy: keptAt !== null && trip === fetched,
    prepare: prepareOffline,
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
        <TripPlan
          key={saved.generation}
          token={token}
          tripKey={tripKey}
          saved={saved}
          title={title}
          renderMap={renderMap}
        />
      </div>
    </article>
  );
}

interface TripPlanProps extends SharedTripProps {
  readonly tripKey: string | null;
  readonly saved: SavedTrip;
  readonly title: string;
}

const factsOf = ({ drives, wineries }: Trip): ItineraryFacts | null =>
  drives && { drives, wineries: new Map(wineries.map((winery) => [winery.id, winery])) };

const currentTime = () => new Date();

function TripPlan({ token, tripKey, saved, title, renderMap }: TripPlanProps) {
  const { trip, draft } = saved;
  const [initial] = useState(draft.plan);
  const [today] = useState(() => clockInWashington(new Date()).date);
  // The wineries and drives stay the same while the plan is changed, whatever a save answers; a
  // winery that is added brings its own.
  const [facts, setFacts] = useState(() => factsOf(trip));
  const groupMarks = useGroupMarks(trip);
  const share = <Together token={token} tripKey={tripKey} saved={saved} title={title} />;
  if (!facts) {
    return (
      <>
        <p className="mb-16 max-w-prose font-serif text-xl text-ink-soft">
          This trip has no wineries yet.
        </p>
        {share}
      </>
    );
  }
  return (
    <Itinerary
      initial={initial}
      facts={facts}
      guests={draft.details.guests ?? 2}
      today={today}
      groupMarks={groupMarks}
      courses={trip.courses}
      onChange={trip.mayEdit ? (plan) => saved.change({ plan }) : undefined}
      onFacts={setFacts}
      renderMap={renderMap}
      renderAbove={(plan, edited) => (
        <TodayPanel
          token={token}
          version={trip.version}
          plan={plan}
          edited={withGroupWishes(edited, groupMarks)}
          facts={facts}
          clock={currentTime}
        />
      )}
      renderSaving={(plan) => (
        <SaveNotice
          saved={saved}
          days={plan.days}
          nameOf={(id) => facts.wineries.get(id)?.name ?? "A winery that left the guide"}
        />
      )}
      renderBelow={(plan, edited, courses) => (
        <>
          <TakeOut
            plan={plan}
            edited={edited}
            facts={facts}
            courses={courses}
            title={title}
            guests={draft.details.guests ?? 2}
            stored={trip}
          />
          {share}
        </>
      )}
    />
  );
}

/** Who goes together, and who else may see and change the trip. */
function Together({ token, tripKey, saved, title }: Omit<TripPlanProps, "renderMap">) {
  const [, navigate] = useLocation();
  return (
    <>
      <GroupPanel token={token} tripKey={tripKey} trip={saved.trip} onTrip={saved.adopt} />
      <SharePanel
        trip={saved.trip}
        token={token}
        tripKey={tripKey}
        title={title}
        onKept={saved.adopt}
        onRenewed={(links) => {
          keepNewLinks(links);
          const { url } = links;
          // The page begins anew at its new address, which no way back leads past.
          if (url === window.location.pathname) window.location.reload();
          else navigate(url, { replace: true });
        }}
      />
    </>
  );
}

/** The marks of the guests; another list only when a mark is another. */
function useGroupMarks({ group }: Trip): readonly Marks[] {
  const marks = group.guests.map((guest) => guest.marks);
  const text = JSON.stringify(marks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says whether they are others.
  return useMemo(() => marks, [text]);
}
