import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { chunkOnDemand } from "#client/lib/chunks/load-chunk.ts";
import { listen } from "#client/lib/listen.ts";
import { useKeptState } from "#client/lib/page/hydration.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { toast } from "#client/ui/toast-store.ts";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import type { TripForm as FormAnswers } from "#shared/api/trips/trip-form.ts";
import { RESUME } from "#shared/domain/site/paths.ts";
import { daysFor } from "#shared/domain/trips/trip-rules.ts";
import { mailSummary, SentNotice, useMailing } from "./export/use-mailing.tsx";
import type { PickerSlots } from "./picker/picker-grid.tsx";
import type { FormWithDays } from "./picker/picker-list.ts";
import type { RenderMap } from "./plan/render-map.tsx";
import { ToolButton } from "./plan/trip-section.tsx";
import { ChosenBefore } from "./planner/chosen-before.tsx";
import { EMPTY_DRAFT, type TripDraft } from "./planner/trip-draft.ts";
import { TripForm } from "./planner/trip-form.tsx";
import { type Offer, useOfferedTrip } from "./planner/use-offered-trip.tsx";
import { type Chosen, type Planner, UNTOUCHED, usePlanner } from "./planner/use-planner.ts";
import { useChunkDialog } from "./use-chunk-dialog.ts";

/** With the town table: fetched once the visitor begins to answer. */
const pickerChunk = chunkOnDemand(() => import("./picker/picker-dialog.tsx"));

/** Fetched with the first plan. */
const TripOnPlanner = lazyChunk(
  () => import("./planner/trip-on-planner.tsx").then((m) => m.TripOnPlanner),
  {
    failure: "The plan could not be loaded. What you chose is kept.",
    waiting: <Skeleton className="mt-16 h-[40rem]" />,
  },
);

interface TripPlannerProps extends PickerSlots {
  readonly renderMap: RenderMap;
  /** Added to the wineries chosen before. */
  readonly addedIds?: readonly number[];
  /** A trip to open; asks first if another one was begun. */
  readonly offered?: Offer | undefined;
  readonly onOfferSettled?: () => void;
}

/** From the form over the picker to the plan, which can be mailed, saved or given a page (spec §4). */
export function TripPlanner(props: TripPlannerProps) {
  const { addedIds, offered, onOfferSettled, renderMap } = props;
  const planner = usePlanner(addedIds);
  const { form } = planner;
  const { open, ...picker } = usePicker(planner.planDays);
  const plan = useShownPlan(planner, picker.close);
  const [savedTrip, setSavedTrip] = useState<SavedItinerary | null>(null);

  /** Replaces the form and drops the plan; the toast can undo it. */
  const beginAnew = (title: string, draft: TripDraft) => {
    const before = planner.current();
    plan.forget();
    planner.replace({ ...draft, plan: null });
    toast({ title, action: { label: "Undo", onSelect: () => planner.replace(before) } });
  };
  const offerQuestion = useOfferedTrip(planner, {
    offered,
    onFill: (trip) => beginAnew(`The planner is filled with “${trip.form.name}”`, trip),
    onPlan: plan.show,
    onSettled: () => onOfferSettled?.(),
  });
  const find = (answers: FormAnswers) => {
    // What the picker shows as chosen is the visitor's own choice from now on.
    planner.choose();
    picker.show(answers);
  };
  const submit = () => void form.handleSubmit(find)();
  useResume(submit);

  return (
    <>
      {offerQuestion}
      <TripForm
        form={form}
        notice={<ChosenBefore planner={planner} />}
        onSubmit={find}
        onStartOver={() => beginAnew("The form is empty again", EMPTY_DRAFT)}
        onTouch={picker.prepare}
      />
      {plan.sentTo ? (
        <SentNotice email={plan.sentTo} className="lg:ml-[18.5rem]">
          <ToolButton variant="quiet" className="mt-2 -ml-4" onClick={submit}>
            Change it or send it to someone else
          </ToolButton>
        </SentNotice>
      ) : null}
      <PlanBelowForm {...{ planner, renderMap }} onChangeWineries={submit} />
      {open ? (
        <open.chunk.PickerDialog
          {...props}
          planner={planner}
          trip={open.about}
          onClose={(chosen) => {
            picker.close();
            if (chosen) plan.show(chosen);
            else if (chosen === null) plan.forget();
          }}
          onMail={plan.mail}
          onSaved={(saved) => {
            setSavedTrip(saved);
            plan.forget();
            planner.replace(UNTOUCHED);
            picker.close();
          }}
        />
      ) : null}
      {savedTrip ? <SavedNotice trip={savedTrip} /> : null}
      {plan.dialog}
    </>
  );
}

type PlanBelowFormProps = Omit<ComponentProps<typeof TripOnPlanner>, "isAwaited" | "kept">;

/** The plan; it takes the focus of a visitor who has neither typed nor pressed anything since asking. */
export function PlanBelowForm(props: PlanBelowFormProps) {
  const { plan, asks } = props.planner;
  const hasMovedOn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each plan that is asked for.
  useEffect(() => {
    hasMovedOn.current = false;
    const note = () => {
      hasMovedOn.current = true;
    };
    return listen(document, "keydown pointerdown", note, { capture: true });
  }, [asks]);
  if (!plan) return null;
  return <TripOnPlanner {...props} kept={plan} isAwaited={() => !hasMovedOn.current} />;
}

/** Shows, drops or mails the plan of a choice. */
function useShownPlan(planner: Planner, onMailed: () => void) {
  const mailing = useMailing();
  return {
    ...mailing,
    show: (chosen: Chosen) => {
      mailing.forgetSent();
      planner.begin(chosen);
    },
    forget: () => {
      mailing.forgetSent();
      planner.forget();
    },
    mail: (chosen: Chosen) => {
      const trip = planner.tripOf(chosen);
      mailing.ask({
        summary: mailSummary(trip),
        mailed: planner.toMail(chosen),
        onSent: (links) => {
          onMailed();
          planner.begin(chosen);
          if (links) planner.bind(trip, links);
        },
      });
    },
  };
}

type PickerChunk = Awaited<ReturnType<typeof pickerChunk.ask>>;

/** Loads and opens the picker. */
function usePicker(planDays: (days: number) => number) {
  const queryClient = useQueryClient();
  const picker = useChunkDialog<PickerChunk, FormWithDays>(pickerChunk, {
    title: "The wineries could not be loaded",
    description: "Please check your connection and try again. Your answers are kept.",
  });
  return {
    ...picker,
    prepare: () => {
      const all = wineryQueries.all();
      // Every touch of the form comes here: after a failure only the picker asks again.
      if (!queryClient.getQueryState(all.queryKey)?.error) void queryClient.prefetchQuery(all);
      pickerChunk.preload();
    },
    show: (answers: FormAnswers) =>
      picker.show({ ...answers, days: planDays(daysFor(answers.timeAvailable)) }),
  };
}

/** Reopens the picker once; removed from the address, so that a reload does not. */
function useResume(open: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isResumed = search.has(RESUME);
  // Once the stored draft was read, after hydration.
  const [isSettled] = useKeptState(() => true, false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    if (!isResumed || !isSettled) return;
    setSearch({}, { replace: true });
    open();
  }, [isResumed, isSettled]);
}

/** Links to the saved trip; it stays after the toast has gone. */
function SavedNotice({ trip }: { readonly trip: SavedItinerary }) {
  return (
    <div
      role="status"
      className="mt-8 border-l-2 border-sage bg-sage-tint px-5 py-4 lg:ml-[18.5rem]"
    >
      <p className="font-display text-lg font-medium break-words">
        {trip.name} is saved in your account.
      </p>
      <Link href={trip.url} className={buttonClass("quiet", "sm", "mt-2 -ml-4")}>
        Open the trip
      </Link>
    </div>
  );
}
