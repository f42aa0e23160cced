import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, useEffect, useState } from "react";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { toast } from "#client/ui/toast-store.ts";
import { tripDataFrom } from "#shared/domain/trip/trip-rules.ts";
import { writeTypedEmail } from "./form/trip-draft.ts";
import { TripForm } from "./form/trip-form.tsx";
import type { PlannedTrip, TripAnswers } from "./form/trip-form-controls.ts";
import { useTripDraft } from "./form/use-trip-draft.ts";
import type { PickerDialogs as PickerDialogsType, PickerSlots } from "./picker/picker-dialogs.tsx";
import { SentNotice } from "./sent-notice.tsx";

interface TripPlannerProps extends PickerSlots {
  /** Wineries to begin with, added to those chosen before. */
  readonly addedIds?: readonly number[];
  readonly onPickerClose?: () => void;
  /** Opens the picker at once on the answers kept on this device, e.g. after signing in. */
  readonly opensPicker?: boolean;
}

type Stage = "form" | "picking" | "mailing";
type PickerModule = {
  readonly PickerDialogs: ComponentType<Parameters<typeof PickerDialogsType>[0]>;
};

/** The picker with its rules and the town table: fetched once the visitor begins to answer. */
const loadPicker = (): Promise<PickerModule> => import("./picker/picker-dialogs.tsx");

/** From the trip form over the picker to the mailed plan (spec §4 Planner flow). */
export function TripPlanner(props: TripPlannerProps) {
  const { addedIds, onPickerClose, opensPicker = false, ...slots } = props;
  const queryClient = useQueryClient();
  const { form, chosenIds, choose, startOver, restore } = useTripDraft(addedIds);
  const [trip, setTrip] = useState<PlannedTrip | null>(null);
  const [stage, setStage] = useState<Stage>("form");
  const [picker, setPicker] = useState<PickerModule | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const prepare = () => {
    void queryClient.prefetchQuery(wineryQueries.all());
    loadPicker().then(setPicker, () => {});
  };

  const openPicker = async (answers: TripAnswers) => {
    setSentTo(null);
    setTrip(tripDataFrom(answers, new Date()));
    try {
      setPicker(await loadPicker());
      setStage("picking");
    } catch {
      toast({
        variant: "destructive",
        title: "The wineries could not be fetched",
        description: "Please check your connection and try again. Your answers are kept.",
      });
    }
  };

  const closePicker = () => {
    setStage("form");
    onPickerClose?.();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    if (opensPicker) void form.handleSubmit(openPicker)();
  }, []);

  const handleStartOver = () => {
    const before = startOver();
    setSentTo(null);
    toast({
      title: "The form is empty again",
      action: { label: "Undo", onSelect: () => restore(before) },
    });
  };

  return (
    <>
      <TripForm
        form={form}
        onSubmit={openPicker}
        onStartOver={handleStartOver}
        onTouch={picker ? undefined : prepare}
      />
      {sentTo ? (
        <SentNotice email={sentTo} onOpenPicker={() => void form.handleSubmit(openPicker)()} />
      ) : null}
      {picker && trip && stage !== "form" ? (
        <picker.PickerDialogs
          {...slots}
          trip={trip}
          isMailing={stage === "mailing"}
          chosenIds={chosenIds}
          onChoose={choose}
          onMailing={(isMailing) => setStage(isMailing ? "mailing" : "picking")}
          onClose={closePicker}
          onSent={(email) => {
            writeTypedEmail("");
            setSentTo(email);
            setStage("form");
          }}
          onSaved={() => {
            startOver();
            closePicker();
          }}
        />
      ) : null}
    </>
  );
}
