import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { RegionLandscape } from "#client/art/region-landscape.tsx";
import { useVisitor } from "#client/entities/use-current-user.ts";
import { callApi } from "#client/lib/api.ts";
import { meaningOf } from "#client/lib/fetch-failure.ts";
import { isKnownMissing } from "#client/lib/page/known-missing.ts";
import { usePageTitle } from "#client/lib/page/use-page-title.ts";
import type { VisitorId } from "#client/lib/visitor-storage.ts";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import { UnreachablePage } from "#client/ui/failure/unreachable-page.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { toast } from "#client/ui/toast-store.ts";
import { tripsApi } from "#shared/api/calls.ts";
import type { TripPageData } from "#shared/api/trips/trip-page-data.ts";
import { paths } from "#shared/domain/site/paths.ts";
import type { RenderMap } from "./plan/map-caption.tsx";
import { usePreloadedTrip } from "./preloaded-trip.ts";
import { useTripAction } from "./saved-trip-queries.ts";
import { DepartedNotice, KeptCopyNotice, TripMissing } from "./share/trip-notices.tsx";
import { useKeptOffline } from "./share/use-kept-offline.ts";
import type { ServerStore } from "./store/server-store.ts";
import { type FetchedTrip, tripQuery } from "./store/trip-calls.ts";
import { keepNewLinks, useTripKey } from "./store/trip-key.ts";
import type { StoreState } from "./store/trip-store.ts";
import { useServerStore, useStoreState } from "./store/use-store.ts";
import { mailSummary, useMailing } from "./take-out/use-mailing.tsx";
import { NO_QUESTION, TripActions } from "./trip-actions.tsx";
import { TripView, titleOf } from "./trip-view.tsx";

interface SharedTripProps {
  readonly token: string;
  readonly renderMap: RenderMap;
  /** Fetches what the page is drawn from without having drawn it yet, such as its map. */
  readonly prepareOffline?: (() => Promise<void>) | undefined;
}

/** A trip by its private link: to be seen by everybody who has it, and changed with its key. */
export function SharedTrip(props: SharedTripProps) {
  const { token } = props;
  const visitor = useVisitor();
  const key = useTripKey(token);
  const preloaded = usePreloadedTrip(token);
  const isMissing = isKnownMissing(paths.sharedTrip(token));
  const asked = useQuery({
    ...tripQuery(token, key ?? null),
    enabled: preloaded === null && key !== undefined && !isMissing,
  });
  const { error, refetch } = asked;
  const data = asked.data ?? preloaded;
  if (data && visitor !== undefined && key !== undefined) {
    const { trip, keptAt = null } = data;
    const fetched = { trip, keptAt, token, tripKey: key, visitor };
    // A trip that its visitor sees otherwise than everybody begins anew once the page is hydrated.
    const view = keptAt || trip.mayEdit || visitor ? "own" : "everybody's";
    return (
      <TripOnPage
        key={view}
        {...props}
        {...fetched}
        drawn={data === preloaded ? preloaded : null}
      />
    );
  }
  if (isMissing) return <TripMissing />;
  if (!error) return <TripSkeleton />;
  if (meaningOf(error) === "missing") return <TripMissing />;
  return <UnreachablePage title="This trip could not be loaded" onRetry={() => void refetch()} />;
}

function TripSkeleton() {
  return (
    <div role="status" className="page-width py-section">
      <span className="sr-only">Loading the trip…</span>
      <Skeleton className="h-96" />
    </div>
  );
}

interface TripOnPageProps extends SharedTripProps, FetchedTrip {
  readonly visitor: VisitorId;
  readonly tripKey: string | null;
  /** The same with its plan, where it came with the page. */
  readonly drawn: TripPageData | null;
}

function TripOnPage(props: TripOnPageProps) {
  const { drawn, renderMap, prepareOffline } = props;
  const store = useServerStore(props);
  const state = useStoreState(store);
  const { trip, stored, keptAt } = state;
  const mailing = useMailing();
  useKeptOffline(store.token, state, prepareOffline);
  const title = titleOf(trip);
  usePageTitle(title);
  const askMail = () =>
    mailing.ask({ summary: mailSummary(trip), mailed: store.mailed(), onSent: () => {} });
  const head = (
    <header className="border-b border-rule lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="px-gutter pt-10 pb-8 sm:pt-14 sm:pb-10 lg:py-16 lg:pl-[max(4vw,50vw-36rem)] print:pt-0 print:pb-4">
        <p className="eyebrow">Itinerary</p>
        <h1 className="mt-3 max-w-3xl font-display text-4xl break-words sm:text-5xl lg:text-6xl">
          {title}
        </h1>
        <div className="mt-4">
          <PageActions
            store={store}
            state={state}
            onMail={trip.wineries.length > 0 ? askMail : undefined}
          />
        </div>
      </div>
      <RegionLandscape
        regions={(stored?.wineries ?? []).map(({ region }) => region)}
        className="h-28 w-full sm:h-44 lg:h-full print:hidden"
      />
    </header>
  );
  const layout = (today: ReactNode, plan: ReactNode) => (
    <article>
      <div className="page-width">{today}</div>
      {head}
      <div className="itinerary-plan page-width pt-10 pb-section">
        {keptAt ? <KeptCopyNotice keptAt={keptAt} onRetry={() => void store.refresh()} /> : null}
        <DepartedNotice ids={stored?.departed ?? []} />
        <h2 className="sr-only">The plan</h2>
        {plan}
      </div>
      {mailing.dialog}
    </article>
  );
  return (
    <TripView store={store} state={state} preloaded={drawn} renderMap={renderMap} layout={layout} />
  );
}

const DeleteDialog = lazyChunk(() => import("./trip-dialogs.tsx").then((m) => m.DeleteDialog), {
  failure: NO_QUESTION,
  waiting: null,
});

interface PageActionsProps {
  readonly store: ServerStore;
  readonly state: StoreState;
  /** Opens the question where to mail it; absent for a trip without wineries. */
  readonly onMail: (() => void) | undefined;
}

function PageActions({ store, state, onMail }: PageActionsProps) {
  const { mayEdit, trip } = state;
  const [asksDelete, setAsksDelete] = useState(false);
  const duplicate = useDuplicate(store.token);
  const rename = (name: string, close: () => void) => {
    store.edit([{ kind: "rename", name }]);
    close();
  };
  return (
    <TripActions
      name={trip.name ?? ""}
      actions={[
        onMail !== undefined && { label: "Email it", variant: "secondary", onSelect: onMail },
        {
          label: mayEdit ? "Duplicate" : "Make my own copy",
          isPending: duplicate.isPending,
          onSelect: () => duplicate.mutate(),
        },
        { label: "Print", onSelect: () => window.print() },
        mayEdit && { label: "Delete", onSelect: () => setAsksDelete(true) },
      ]}
      onRename={mayEdit ? rename : undefined}
      renameHint="Everyone with the link can read it."
    >
      {asksDelete ? <DeleteDialog store={store} onClose={() => setAsksDelete(false)} /> : null}
    </TripActions>
  );
}

/** A copy with links of its own, opened at once. */
function useDuplicate(token: string) {
  const [, navigate] = useLocation();
  const visitor = useVisitor() ?? null;
  return useTripAction({
    call: () => callApi(tripsApi.duplicate, { params: { token } }),
    failure: { title: "The trip was not copied", description: "Please try again." },
    onDone: (links) => {
      keepNewLinks(visitor, links);
      toast({ title: "This is your copy", description: "Changes here don’t affect the original." });
      navigate(links.url);
    },
  });
}
