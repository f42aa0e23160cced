import type { UseFormReturn } from "react-hook-form";
import type { TripForm } from "#shared/api/itineraries.ts";
import type { TripDerived } from "#shared/domain/trip/trip-rules.ts";
import type { TripFormValues } from "./trip-draft.ts";

/** A trip form that has passed the rules of spec §5. */
export type TripAnswers = TripForm;

export type TripFormControls = UseFormReturn<TripFormValues, unknown, TripAnswers>;

/** What the picker receives: the answers, and what follows from them (spec §3 Trip data). */
export type PlannedTrip = Omit<TripAnswers, "preferences"> & TripDerived;
