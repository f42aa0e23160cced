import type { UseFormReturn } from "react-hook-form";
import type { TripForm } from "#shared/api/trips/trip-form.ts";
import type { TripFormValues } from "./trip-draft.ts";

/** The form on the page: its values valid or not, and the trip form they make once they are. */
export type FormControls = UseFormReturn<TripFormValues, unknown, TripForm>;
