import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { askedChunk } from "#client/lib/chunks/load-chunk.ts";
import { useKeptState } from "#client/lib/page/hydration.ts";
import { toast } from "#client/ui/toast/toast-store.ts";
import { MAX_GUESTS } from "#shared/api/limits.ts";
import type { TripForm as FormAnswers } from "#shared/api/trips/trip-form.ts";
import { daysFor } from "#shared/domain/trips/trip-rules.ts";
import { TripForm } from "./form/trip-form.tsx";
import { useFittingPace } from "./form/use-fitting-pace.ts";
import { type FormControls, useTripDraft } from "./form/use-trip-draft.ts";
import type { Choice, PickerDialogProps, PickerSlots } from "./picker/picker-dialog.tsx";
import type { Answered } from "./picker/picker-order.ts";
import { ChosenBefore, OfferQuestion } from "./planner-notices.tsx";
import { type Offer, useOfferedTrip } from "./use-offered-trip.ts";

interface TripPlannerProps extends PickerSlots {
  /** Wineries to begin with, added to those chosen before. */
  readonly addedIds?: readonly number[];
  /** A trip to fill the form with; asked first where another one was begun. */
  readonly offered?: Offer | undefined;
  readonly onOfferSettled?: () => void;
  readonly onPickerClose?: () => void;
  /** The picker is closed, or a trip was opened: the plan of the choice is wanted. */
  readonly onPlan?: (chosen: Choice & Pick<Offer, "ends">) => void;
  /** How many days a plan has for which the form asks so many: more, where it was made longer. */
  readonly planDays?: (asked: number) => number;
  /** Whether a plan stands below the form. */
  readonly hasPlan?: boolean;
  /** The visitor says how many come. */
  readonly onGuests?: (guests: number) => void;
  /** Forgets the plan; the returned function brings it back. */
  readonly onForget?: () => () => void;
  /** Asks where to mail a choice, over the picker; `onSent` closes it (spec §4). */
  readonly onMail?: (chosen: Choice, onSent: () => void) => void;
  /** What stands below the form: where the plan went, and the plan itself. */
  readonly renderBelow?: (ways: NextActions) => ReactNode;
  /** Opens the picker at once on the answers kept on this device, e.g. after signing in. */
  readonly opensPicker?: boolean;
}

interface NextActions {
  readonly onChangeWineries: () => void;
  /** The plan has other wineries than before: the choice follows. */
  readonly onWineries: (before: readonly number[], after: readonly number[]) => void;
}

/** The picker with its rules and the town table: fetched once the visitor begins to answer. */
const picker = askedChunk(() => import("./picker/picker-dialog.tsx"));

interface OpenPicker {
  readonly trip: Answered;
  readonly PickerDialog: ComponentType<PickerDialogProps>;
}

const asIs = (days: number) => days;
const keepNothing = () => () => {};

/** From the trip form over the picker to a choice of wineries (spec §4 Planner flow). */
export function TripPlanner(props: TripPlannerProps) {
  const { addedIds, onPickerClose, opensPicker = false, renderBelow, onPlan, onMail } = props;
  const {
    offered,
    onOfferSettled,
    onGuests,
    planDays = asIs,
    hasPlan = false,
    onForget = keepNothing,
  } = props;
  const queryClient = useQueryClient();
  const { form, chosenIds, choose, startOver, restore } = useTripDraft(addedIds);
  const [open, setOpen] = useState<OpenPicker | null>(null);
  const paceNote = useFittingPace(form, chosenIds.length, planDays);

  const offer = useOfferedTrip({
    offered,
    draft: () => ({ form: form.getValues(), chosenIds }),
    restore: (draft) => {
      const before = { form: form.getValues(), chosenIds };
      const bringBack = onForget();
      restore(draft);
      toastUndo(`The planner is filled with “${draft.form.name}”`, () => {
        restore(before);
        bringBack();
      });
    },
    onPlan: (chosen) => onPlan?.(chosen),
    onSettled: () => onOfferSettled?.(),
  });

  useReportedGuests(form, onGuests);

  const prepare = () => {
    void queryClient.prefetchQuery(wineryQueries.all());
    picker.preload();
  };

  const openPicker = async (answers: FormAnswers) => {
    try {
      const { PickerDialog } = await picker.ask();
      const days = planDays(daysFor(answers.timeAvailable));
      setOpen({ trip: { ...answers, days }, PickerDialog });
    } catch {
      toast({
        variant: "destructive",
        title: "The wineries could not be fetched",
        description: "Please check your connection and try again. Your answers are kept.",
      });
    }
  };
  const submit = () => void form.handleSubmit((answers) => openPicker(answers))();

  const closePicker = () => {
    setOpen(null);
    onPickerClose?.();
  };

  // After the draft of this browser, which is read after hydration.
  const [isSettled] = useKeptState(() => true, false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    if (opensPicker && isSettled) submit();
  }, [opensPicker, isSettled]);

  const handleStartOver = () => {
    const before = startOver();
    const bringBack = onForget();
    toastUndo("The form is empty again", () => {
      restore(before);
      bringBack();
    });
  };

  return (
    <>
      <OfferQuestion offer={offer} />
      <TripForm
        form={form}
        notice={<ChosenBefore ids={chosenIds} isPlanned={hasPlan} note={paceNote} />}
        onSubmit={(answers) => openPicker(answers)}
        onStartOver={handleStartOver}
        onTouch={prepare}
      />
      {renderBelow?.({
        onChangeWineries: submit,
        onWineries: (before, after) => {
          const stays = (id: number) => !before.includes(id) || after.includes(id);
          choose([...new Set([...chosenIds.filter(stays), ...after])]);
        },
      })}
      {open ? (
        <open.PickerDialog
          {...props}
          trip={open.trip}
          chosenIds={chosenIds}
          onChoose={choose}
          onClose={(chosen) => {
            closePicker();
            if (chosen) onPlan?.(chosen);
            else if (chosen === null) onForget();
          }}
          onMail={(chosen) => onMail?.(chosen, closePicker)}
          onSaved={() => {
            startOver();
            onForget();
            closePicker();
          }}
        />
      ) : null}
    </>
  );
}

/** Passes on each valid number of guests. */
function useReportedGuests(form: FormControls, onGuests: TripPlannerProps["onGuests"]): void {
  useEffect(
    () =>
      form.subscribe({
        name: "guests",
        formState: { values: true },
        callback: ({ values: { guests } }) => {
          if (Number.isInteger(guests) && guests >= 1 && guests <= MAX_GUESTS) onGuests?.(guests);
        },
      }),
    [form, onGuests],
  );
}

/** Says what happened to the form, with an undo. */
function toastUndo(title: string, onUndo: () => void): void {
  toast({ title, action: { label: "Undo", onSelect: onUndo } });
}
