import type { ComponentType } from "react";
import type { TripData } from "#shared/api/trips/trip-form.ts";
import type { ChosenPlan } from "./itinerary-queries.ts";
import type { PickerDialogsProps } from "./picker/picker-dialogs.tsx";

/** The picker's dialogs, once their part of the application has arrived. */
type PickerDialogsPart = ComponentType<PickerDialogsProps>;

/** Where the visitor stands between the form and the mailed plan (spec §4 Planner flow). */
export type PlannerStage =
  | {
      readonly at: "form";
      readonly sentTo: string | null;
      /** What was chosen when the picker was closed: its plan is shown below the form. */
      readonly chosen: ChosenPlan | null;
    }
  | {
      readonly at: "picking" | "mailing";
      readonly trip: TripData;
      readonly PickerDialogs: PickerDialogsPart;
    };

type PlannerEvent =
  | { readonly type: "picker-opened"; readonly trip: TripData; readonly part: PickerDialogsPart }
  | { readonly type: "mailing-asked" | "mailing-left" | "started-over" }
  | { readonly type: "picker-closed"; readonly chosen: ChosenPlan | null }
  | { readonly type: "sent"; readonly email: string; readonly chosen: ChosenPlan | null };

export const FORM: PlannerStage = { at: "form", sentTo: null, chosen: null };

/** The stage after an event; an event that has no meaning at a stage leaves it as it is. */
export function nextStage(stage: PlannerStage, event: PlannerEvent): PlannerStage {
  switch (event.type) {
    case "picker-opened":
      return { at: "picking", trip: event.trip, PickerDialogs: event.part };
    case "mailing-asked":
      return stage.at === "picking" ? { ...stage, at: "mailing" } : stage;
    case "mailing-left":
      return stage.at === "mailing" ? { ...stage, at: "picking" } : stage;
    case "sent":
      return stage.at === "mailing"
        ? { at: "form", sentTo: event.email, chosen: event.chosen }
        : stage;
    case "picker-closed":
      return { at: "form", sentTo: null, chosen: event.chosen };
    case "started-over":
      return FORM;
  }
}
