import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useReducer } from "react";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { askedPart } from "#client/lib/parts/load-part.ts";
import { toast } from "#client/ui/toast/toast-store.ts";
import type { TripForm as TripFormAnswers } from "#shared/api/trips/trip-form.ts";
import { ChosenBefore } from "./chosen-before.tsx";
import { writeTypedEmail } from "./form/trip-draft.ts";
import { TripForm } from "./form/trip-form.tsx";
import { tripRules } from "./form/trip-rules-part.ts";
import { useTripDraft } from "./form/use-trip-draft.ts";
import type { ChosenPlan, PlanChanges } from "./itinerary-queries.ts";
import { OfferQuestion } from "./offer-question.tsx";
import type { PickerSlots } from "./picker/picker-dialogs.tsx";
import { FORM, nextStage } from "./planner-stage.ts";
import { SentNotice } from "./sent-notice.tsx";
import { type OfferedTrip, useOfferedTrip } from "./use-offered-trip.ts";

export interface TripPlannerProps extends PickerSlots {
  /** Wineries to begin with, added to those chosen before. */
  readonly addedIds?: readonly number[];
  /** A trip to fill the form with; asked first where another one was begun. */
  readonly offered?: OfferedTrip | undefined;
  readonly onOfferSettled?: () => void;
  readonly onPickerClose?: () => void;
  /** The plan of what was chosen, below the form once the picker is closed. */
  readonly renderPlan?: (plan: ChosenPlan, ways: WaysOn) => ReactNode;
  /** How the plan that is shown was changed; it goes with the mail of the same wineries. */
  readonly changes?: PlanChanges | undefined;
  /** Opens the picker at once on the answers kept on this device, e.g. after signing in. */
  readonly opensPicker?: boolean;
}

/** Where a plan that is shown leads on. */
interface WaysOn {
  /** The dialog that asks where to mail it. */
  readonly onMail: () => void;
  readonly onChangeWineries: () => void;
}

/** The picker with its rules and the town table: fetched once the visitor begins to answer. */
const picker = askedPart(() => import("./picker/picker-dialogs.tsx"));

/** From the trip form over the picker to the mailed plan (spec §4 Planner flow). */
export function TripPlanner(props: TripPlannerProps) {
  const { addedIds, onPickerClose, opensPicker = false, renderPlan, changes, ...rest } = props;
  const { offered, onOfferSettled, ...slots } = rest;
  const queryClient = useQueryClient();
  const { form, chosenIds, choose, startOver, restore } = useTripDraft(addedIds);
  const [stage, send] = useReducer(nextStage, FORM);

  const offer = useOfferedTrip({
    offered,
    draft: () => ({ form: form.getValues(), chosenIds }),
    restore: (draft) => {
      const before = { form: form.getValues(), chosenIds };
      restore(draft);
      toastFilled(draft.form.name, () => {
        restore(before);
        send({ type: "started-over" });
      });
    },
    onPlan: (chosen) => send({ type: "picker-closed", chosen }),
    onSettled: () => onOfferSettled?.(),
  });

  const prepare = () => {
    void queryClient.prefetchQuery(wineryQueries.all());
    picker.preload();
  };

  const openPicker = async (answers: TripFormAnswers, next?: "mailing") => {
    try {
      const [{ PickerDialogs }, { tripDataFrom }] = await Promise.all([
        picker.ask(),
        tripRules.ask(),
      ]);
      send({ type: "picker-opened", trip: tripDataFrom(answers, new Date()), part: PickerDialogs });
      if (next === "mailing") send({ type: "mailing-asked" });
    } catch {
      toast({
        variant: "destructive",
        title: "The wineries could not be fetched",
        description: "Please check your connection and try again. Your answers are kept.",
      });
    }
  };

  const closePicker = (chosen: ChosenPlan | null) => {
    send({ type: "picker-closed", chosen });
    onPickerClose?.();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    if (opensPicker) void form.handleSubmit((answers) => openPicker(answers))();
  }, []);

  const handleStartOver = () => {
    const before = startOver();
    send({ type: "started-over" });
    toast({
      title: "The form is empty again",
      action: { label: "Undo", onSelect: () => restore(before) },
    });
  };

  return (
    <>
      <OfferQuestion offer={offer} />
      <ChosenBefore ids={chosenIds} />
      <TripForm
        form={form}
        onSubmit={(answers) => openPicker(answers)}
        onStartOver={handleStartOver}
        onTouch={prepare}
      />
      {stage.at === "form" && stage.sentTo ? (
        <SentNotice
          email={stage.sentTo}
          onOpenPicker={() => void form.handleSubmit((answers) => openPicker(answers))()}
        />
      ) : null}
      {stage.at === "form" && stage.chosen
        ? renderPlan?.(stage.chosen, {
            onMail: () => void form.handleSubmit((answers) => openPicker(answers, "mailing"))(),
            onChangeWineries: () => void form.handleSubmit((answers) => openPicker(answers))(),
          })
        : null}
      {stage.at === "form" ? null : (
        <stage.PickerDialogs
          {...slots}
          trip={stage.trip}
          changes={changes}
          isMailing={stage.at === "mailing"}
          chosenIds={chosenIds}
          onChoose={choose}
          onMailing={(isMailing) => send({ type: isMailing ? "mailing-asked" : "mailing-left" })}
          onClose={closePicker}
          onSent={(email, chosen) => {
            writeTypedEmail("");
            send({ type: "sent", email, chosen });
          }}
          onSaved={() => {
            startOver();
            closePicker(null);
          }}
        />
      )}
    </>
  );
}

/** Says that the form was filled, with the way back to what stood there. */
function toastFilled(title: string, onUndo: () => void): void {
  toast({
    title: `The planner is filled with “${title}”`,
    action: { label: "Undo", onSelect: onUndo },
  });
}
