import { type ReactNode, useMemo, useState } from "react";
import { mappedPlan } from "#client/entities/trip/mapped-plan.ts";
import { useGeometries } from "#client/entities/trip/use-geometries.ts";
import { Deferred } from "#client/lib/page/deferred.tsx";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { idsOfStops } from "#shared/domain/schedule/plan.ts";
import type { ShownPlan } from "#shared/domain/schedule/shown-plan.ts";
import { counted } from "#shared/domain/text/words.ts";
import { ChangeBar } from "./edit/change-bar.tsx";
import { DragArea } from "./edit/drag-area.tsx";
import { PlanContext } from "./edit/editing.ts";
import { AddStop, AddWinery, TripTools } from "./edit/trip-tools.tsx";
import { type Edits, useEdits } from "./edit/use-edits.ts";
import { BeforeYouGo } from "./plan/before-you-go.tsx";
import { LeftOut } from "./plan/left-out.tsx";
import type { ItineraryFacts } from "./plan/plan-facts.ts";
import { PlanHead, ProofNote, WeekdayChoice } from "./plan/plan-head.tsx";
import { MapCaption, OnPaper, type RenderMap } from "./plan/render-map.tsx";
import { useFacts } from "./plan/use-facts.ts";
import type { Solved } from "./plan/use-plan.ts";
import { retryAfterSeconds, whyFailed } from "./store/trip-calls.ts";
import type { TripStore } from "./store/trip-store.ts";
import { DayChapter } from "./timeline/day-chapter.tsx";
import { TodayPanel } from "./today/today-panel.tsx";
import { useDayOfTrip } from "./today/use-day-of-trip.ts";

/** The sections below the plan, in a chunk of their own. */
export const BesideThePlan = lazyChunk(
  () => import("./beside-the-plan.tsx").then((m) => m.BesideThePlan),
  { failure: "Calendar, marks and links could not be loaded." },
);

interface TripViewProps {
  readonly store: TripStore;
  readonly renderMap: RenderMap;
  /** The plan and the time of rendering (ISO 8601) that came with the page. */
  readonly preloaded?: { readonly plan: ShownPlan | null; readonly at: string } | null | undefined;
  /** Below the plan. */
  readonly nextActions?: ReactNode;
  /** Places the panel of the day, and the plan; `edit` is for what changes the trip beside them. */
  readonly layout: (today: ReactNode, plan: ReactNode, edit: Edits["edit"]) => ReactNode;
}

/** A trip: its days as a timeline, a map, and the tools to change it. */
export function TripView(props: TripViewProps) {
  const { store, preloaded, layout } = props;
  const { trip, stored } = store.use();
  const known = useFacts(trip, stored);
  // The last facts stay while others are loaded.
  const [lastFacts, setLastFacts] = useState(known.facts);
  if (known.facts && known.facts !== lastFacts) setLastFacts(known.facts);
  const facts = known.facts ?? lastFacts;
  const edits = useEdits({ store, facts: known.facts, preloaded: preloaded?.plan });
  const { solved } = edits.plan;
  const lived = useDayOfTrip({ store, solved, facts, renderedAt: preloaded?.at });
  return layout(
    lived.today && trip.wineries.length > 0 ? (
      <TodayPanel {...lived.today} onAnnounce={edits.announce} />
    ) : null,
    <PlanOfTrip {...props} {...{ known, facts, edits, lived }} />,
    edits.edit,
  );
}

interface PlanOfTripProps extends TripViewProps {
  readonly known: ReturnType<typeof useFacts>;
  readonly facts: ItineraryFacts | null;
  readonly edits: Edits;
  readonly lived: ReturnType<typeof useDayOfTrip>;
}

/** The plan, or why there is none. */
function PlanOfTrip(props: PlanOfTripProps) {
  const { store, nextActions, known, facts, edits } = props;
  const { solved, failure, retry } = edits.plan;
  const { trip, stored, mayEdit } = store.use();
  if (trip.wineries.length === 0) {
    const edit: Edits["edit"] = (made) => store.edit([made].flat());
    const adding = { trip, among: stored?.departed ?? [], addDrives: known.add, edit };
    return (
      <>
        <p className="max-w-prose font-serif text-xl text-ink-soft">
          This trip has no wineries yet.
        </p>
        <div className="mt-4 mb-16">
          {mayEdit ? <AddWinery {...adding} stops={new Map()} /> : null}
        </div>
        {nextActions}
        <Deferred chunk={BesideThePlan}>
          <BesideThePlan store={store} />
        </Deferred>
      </>
    );
  }
  return (
    <>
      {known.facts ? null : known.failure ? (
        <TryAgain
          title="The drives between your wineries could not be loaded, so there is no plan yet."
          reason={retryAfterSeconds(known.failure) && whyFailed(known.failure)}
          onRetry={known.retry}
        />
      ) : (
        <p role="status" className="mb-6 font-serif text-lg empty:hidden">
          {known.waitSeconds &&
            `The site is busy just now. We’ll try again in ${counted(known.waitSeconds, "second")}.`}
        </p>
      )}
      {failure ? (
        <TryAgain
          title="The plan could not be worked out. What you chose is kept."
          onRetry={retry}
          className="my-8"
        />
      ) : null}
      {solved && facts ? (
        <ShownTrip {...props} facts={facts} solved={solved} />
      ) : failure || known.failure ? (
        // Saving and mailing still work: the server makes its own plan.
        <div className="mt-16">{nextActions}</div>
      ) : (
        <div role="status">
          <span className="sr-only">Working out the plan…</span>
          <Skeleton className="h-[40rem]" />
        </div>
      )}
    </>
  );
}

interface ShownTripProps extends PlanOfTripProps {
  readonly facts: ItineraryFacts;
  /** The plan on the page, with its question. */
  readonly solved: Solved;
}

function ShownTrip(props: ShownTripProps) {
  const { store, known, facts, edits, solved, lived, renderMap, nextActions } = props;
  const { days, isOver } = lived;
  const { answer: plan, question } = solved;
  const { trip, mayEdit, stored } = store.use();
  const { edit, nameOf, announce } = edits;
  const among = [...new Set([...trip.wineries, ...(stored?.departed ?? [])])];
  const geometries = useGeometries(days, stored?.courses);
  const { places } = question.trip;
  const mapped = useMemo(
    () => mappedPlan({ days, wineries: facts.wineries, geometries, places }),
    [days, facts, geometries, places],
  );
  // What was marked on the day may have made room.
  const left = plan.left.filter(({ wineryId }) => !idsOfStops(days).includes(wineryId));
  const onPage = {
    ...{ trip, planned: question.trip, plan: { ...plan, left }, days, facts, geometries, stored },
    ...{ mayEdit, among, addDrives: known.add, edit, nameOf, announce },
  };
  return (
    <PlanContext value={onPage}>
      <div className="relative">
        <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-20">
          <div>
            <PlanHead />
            <div className="mt-4">
              <ProofNote />
              {mayEdit ? <TripTools /> : null}
            </div>
            <WeekdayChoice />
          </div>
          <div className="mt-10 lg:order-1 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 print:hidden">
            <div className="lg:sticky lg:top-6">
              {renderMap(mapped)}
              <MapCaption plan={mapped} />
            </div>
          </div>
          <DragArea className="itinerary-days mt-12 grid content-start gap-16">
            {days.map((day, index) => (
              <DayChapter key={day.date ?? day.weekday} {...{ day, index }} />
            ))}
            {mayEdit ? <AddStop /> : null}
            <LeftOut />
          </DragArea>
        </div>
        <div className="mt-16 grid grid-cols-1 gap-16">
          {isOver ? null : <BeforeYouGo />}
          <OnPaper url={stored?.url ?? null}>{renderMap(mapped, "paper")}</OnPaper>
          {nextActions}
          <Deferred chunk={BesideThePlan}>
            <BesideThePlan store={store} />
          </Deferred>
        </div>
        <ChangeBar {...{ store, edits }} />
      </div>
    </PlanContext>
  );
}
