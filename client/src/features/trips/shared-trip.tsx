import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import { RegionLandscape } from "#client/art/region-landscape.tsx";
import { Spot } from "#client/art/spot.tsx";
import { useVisitor } from "#client/entities/use-current-user.ts";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { callApi, saysMissing } from "#client/lib/api.ts";
import { whenIdle } from "#client/lib/chunks/when-to-start.ts";
import { isOffline } from "#client/lib/connection.ts";
import { useIsKnownMissing } from "#client/lib/page/known-missing.ts";
import { usePageTitle } from "#client/lib/page/use-page-metadata.ts";
import { keepTripOffline } from "#client/offline/keep-offline.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { PageUntilThere } from "#client/ui/failure/unreachable-page.tsx";
import { toast } from "#client/ui/toast-store.ts";
import { tripsApi } from "#shared/api/calls.ts";
import type { TripPageData } from "#shared/api/trips/trip-page-data.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { tripTitle } from "#shared/domain/trips/trip-name.ts";
import { DEPARTURE_LABELS, departedText } from "#shared/domain/winery/departure.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";
import type { Edits } from "./edit/use-edits.ts";
import { mailSummary, useMailing } from "./export/use-mailing.tsx";
import type { RenderMap } from "./plan/render-map.tsx";
import { ToolButton, timeText } from "./plan/trip-section.tsx";
import { PLAN_WORKER } from "./plan/use-plan.ts";
import { usePreloadedTrip } from "./preloaded-trip.ts";
import { useOpenMade, useTripAction } from "./saved-trip-queries.ts";
import { type ServerStore, type StoredTrip, useServerStore } from "./store/server-store.ts";
import { tripQuery } from "./store/trip-calls.ts";
import { keepNewLinks, useTripKey } from "./store/trip-key.ts";
import { DeleteDialog, RenameDialog, TripActions } from "./trip-actions.tsx";
import { BesideThePlan, TripView } from "./trip-view.tsx";

interface SharedTripProps {
  readonly token: string;
  readonly renderMap: RenderMap;
  /** Loads what the page needs but has not rendered yet, such as its map. */
  readonly prepareOffline?: (() => Promise<void>) | undefined;
}

/** A trip by its private link: read-only, or editable with its key. */
export function SharedTrip(props: SharedTripProps) {
  const { token } = props;
  const visitor = useVisitor();
  const key = useTripKey(token);
  const preloaded = usePreloadedTrip(token);
  const isMissing = useIsKnownMissing();
  const trip = useQuery({
    ...tripQuery(token, key ?? null),
    enabled: preloaded === null && key !== undefined && !isMissing,
  });
  const { error, refetch } = trip;
  const data = trip.data ?? preloaded;
  if (data && visitor !== undefined && key !== undefined) {
    const { trip, keptAt = null } = data;
    const fetched = { trip, keptAt, token, tripKey: key, visitor };
    // A visitor who sees more than everybody gets a fresh page after hydration.
    const view = keptAt || trip.mayEdit || visitor ? "own" : "everybody's";
    return (
      <TripOnPage
        key={view}
        {...props}
        {...fetched}
        rendered={data === preloaded ? preloaded : null}
      />
    );
  }
  if (isMissing || saysMissing(error)) return <TripMissing />;
  return <PageUntilThere {...{ error, refetch }} what="trip" />;
}

interface TripOnPageProps extends SharedTripProps, StoredTrip {
  /** The server-rendered trip with its plan, if it came with the page. */
  readonly rendered: TripPageData | null;
}

function TripOnPage(props: TripOnPageProps) {
  const { rendered, renderMap, prepareOffline } = props;
  const store = useServerStore(props);
  const { trip, stored, keptAt } = store.use();
  const mailing = useMailing();
  useKeptOffline(store, prepareOffline);
  const title = tripTitle(trip);
  usePageTitle(title);
  const askMail = () => mailing.ask({ summary: mailSummary(trip), mailed: store.mailed() });
  const layout = (today: ReactNode, plan: ReactNode, edit: Edits["edit"]) => (
    <article>
      <div className="page-width">{today}</div>
      <header className="border-b border-rule lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="px-gutter pt-10 pb-8 sm:pt-14 sm:pb-10 lg:py-16 lg:pl-[max(4vw,50vw-36rem)] print:pt-0 print:pb-4">
          <p className="eyebrow">Itinerary</p>
          <h1 className="mt-3 max-w-3xl font-display text-4xl break-words sm:text-5xl lg:text-6xl">
            {title}
          </h1>
          <div className="mt-4">
            <PageActions {...{ store, edit }} onMail={askMail} />
          </div>
        </div>
        <RegionLandscape
          regions={(stored?.wineries ?? []).map(({ region }) => region)}
          className="h-28 w-full sm:h-44 lg:h-full print:hidden"
        />
      </header>
      <div className="itinerary-plan page-width pt-10 pb-section">
        {keptAt ? (
          <div
            role="status"
            className="mb-8 flex max-w-prose flex-wrap items-center gap-x-4 border-l-2 border-gold pl-4 font-sans text-sm print:hidden"
          >
            <p className="min-w-56 flex-1">
              The site cannot be reached: this is the copy kept on this device on {timeText(keptAt)}
              . Later changes made elsewhere aren’t in it.
            </p>
            <ToolButton variant="quiet" onClick={() => void store.refresh()}>
              Look again
            </ToolButton>
          </div>
        ) : null}
        <DepartedNotice ids={stored?.departed ?? []} />
        <h2 className="sr-only">The plan</h2>
        {plan}
      </div>
      {mailing.dialog}
    </article>
  );
  return <TripView {...{ store, renderMap, layout }} preloaded={rendered} />;
}

interface PageActionsProps {
  readonly store: ServerStore;
  readonly edit: Edits["edit"];
  readonly onMail: () => void;
}

function PageActions({ store, edit, onMail }: PageActionsProps) {
  const { mayEdit, trip } = store.use();
  const [asks, setAsks] = useState<"name" | "delete" | null>(null);
  const close = () => setAsks(null);
  const openMade = useOpenMade(paths.sharedTrip(store.token));
  const visitor = useVisitor() ?? null;
  /** Copies the trip and opens the copy. */
  const duplicate = useTripAction({
    call: async () => {
      await store.settled();
      return await callApi(tripsApi.duplicate, { params: { token: store.token } });
    },
    failure: { title: "The trip was not copied" },
    onDone: (links) => {
      keepNewLinks(visitor, links);
      if (!openMade(links.url, "Your copy is ready")) return;
      toast({ title: "This is your copy", description: "Changes here don’t affect the original." });
    },
  });
  const rename = (name: string) => {
    edit({ kind: "rename", name });
    close();
  };
  return (
    <TripActions
      actions={[
        trip.wineries.length > 0 && { label: "Email it", variant: "secondary", onSelect: onMail },
        mayEdit && { label: "Rename", onSelect: () => setAsks("name") },
        {
          label: mayEdit ? "Duplicate" : "Make my own copy",
          isPending: duplicate.isPending,
          onSelect: () => duplicate.mutate(),
        },
        { label: "Print", onSelect: () => window.print() },
        mayEdit && { label: "Delete", onSelect: () => setAsks("delete") },
      ]}
    >
      {asks === "name" ? (
        <RenameDialog
          name={trip.name ?? ""}
          hint="Everyone with the link can read it."
          onRename={rename}
          onClose={close}
        />
      ) : null}
      {asks === "delete" ? <DeleteDialog store={store} onClose={close} /> : null}
    </TripActions>
  );
}

/** Which wineries of the trip left the guide, and why if known. */
function DepartedNotice({ ids }: { readonly ids: readonly number[] }) {
  const { data = [] } = useQuery({ ...wineryQueries.departed(), enabled: ids.length > 0 });
  if (ids.length === 0) return null;
  const gone = data.filter(({ id }) => ids.includes(id));
  return (
    <div className="mb-8 max-w-prose border-l-2 border-gold pl-4 font-sans text-sm">
      <p>{departedText(ids.length)}.</p>
      <ul>
        {gone.map(({ id, slug, name, kind, since, reason }) => (
          <li key={id} className="mt-1">
            <Link href={paths.winery(slug)} className="text-wine underline underline-offset-4">
              {name}
            </Link>
            <span>
              {`: ${DEPARTURE_LABELS[kind]}${since === null ? "" : `, ${formatFactDate(since)}`}. ${reason}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For a link without a trip: deleted, renewed, expired or mistyped. */
function TripMissing() {
  usePageTitle("No trip here");
  return (
    <section className="page-width grid items-center gap-12 py-section lg:grid-cols-2">
      <div>
        <h1 className="font-display text-4xl sm:text-5xl">There is no trip at this link</h1>
        <p className="mt-5 max-w-prose font-serif text-lg text-ink-soft">
          It may have been deleted, its link may have been renewed, or more than 90 days may have
          passed since the trip. Ask the sender for a new link.
        </p>
        <Link href={paths.planner} className={buttonClass("primary", "md", "mt-8")}>
          Plan a trip
        </Link>
      </div>
      <Spot name="empty-glass" className="w-full max-w-sm lg:justify-self-center" />
    </section>
  );
}

/**
 * Stores the trip and its map for offline use when the page is idle, and after each change. An offline
 * copy is not stored again: it would look new.
 *
 * @param prepare loads what the page needs but has not rendered yet.
 */
function useKeptOffline(store: ServerStore, prepare: SharedTripProps["prepareOffline"]): void {
  const { token } = store;
  const { stored, keptAt, mayEdit } = store.use();
  const visitor = useVisitor();
  const isCopy = keptAt !== null;
  useEffect(() => {
    if (visitor === undefined || isCopy || isOffline()) return;
    const keep = () => {
      const kept = { token, trip: stored, visitor, parts: [PLAN_WORKER] };
      // What failed to load is missing offline; the rest of the trip is stored.
      const later = [
        BesideThePlan.prepare(),
        mayEdit && RenameDialog.prepare(),
        import("#client/ui/toaster.tsx"),
      ];
      void Promise.all([prepare?.(), ...later])
        .catch(() => {})
        .then(() => keepTripOffline(kept));
    };
    return whenIdle(keep);
  }, [isCopy, token, stored, mayEdit, visitor, prepare]);
}
