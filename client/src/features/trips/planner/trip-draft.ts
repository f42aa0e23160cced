/** The form, the chosen wineries and the plan, kept on this device until the visitor starts over. */
import { keep, readKept } from "#client/lib/kept.ts";
import { fieldsOf, isInteger, isText, listOf } from "#client/lib/parse.ts";
import type { TripForm } from "#shared/api/trips/trip-form.ts";
import { faultOf } from "#shared/domain/trips/trip-faults.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { isSame } from "#shared/domain/trips/trip-patch.ts";

export const DRAFT_KEY = "trip-draft";
/** A draft of another version is not read. */
const VERSION = 1;

/** The answer where the specification names no default (docs/decisions/0010). */
const ANY = "No preference";

/** The form's values, valid or not. */
export type TripFormValues = { [K in keyof TripForm]-?: NonNullable<TripForm[K]> };

/** An untouched form: 2 guests, 2 wineries a day (spec §9), no preference as to fee or booking. */
export const EMPTY_FORM: TripFormValues = {
  name: "",
  guests: 2,
  accommodation: "",
  region: "",
  drivingDistance: "",
  timeAvailable: "",
  budget: ANY,
  reservationPreference: ANY,
  wineriesPerDay: 2,
  preferences: "",
  startDate: "",
};

/** A field that is missing or of another type falls back to its default; the form checks the values. */
function formOf(value: unknown): TripFormValues {
  const defaults = fieldsOf(EMPTY_FORM);
  const kept = Object.entries(fieldsOf(value)).filter(
    ([name, each]) => typeof each === typeof defaults[name],
  );
  return { ...EMPTY_FORM, ...Object.fromEntries(kept) };
}

export interface TripDraft {
  readonly form: TripFormValues;
  /** In the order of choosing. */
  readonly chosenIds: readonly number[];
}

export const EMPTY_DRAFT: TripDraft = { form: EMPTY_FORM, chosenIds: [] };

/** An empty draft if there is none that can be read. */
export const readDraft = (): TripDraft =>
  readKept(DRAFT_KEY, (value): TripDraft | null => {
    const { version, form, chosenIds } = fieldsOf(value);
    if (version !== VERSION) return null;
    return { form: formOf(form), chosenIds: listOf(chosenIds, isInteger) };
  }) ?? EMPTY_DRAFT;

/** Stores a draft; an empty one is removed. */
export function writeDraft({ form, chosenIds }: TripDraft): void {
  const isEmpty = isSame({ form, chosenIds }, EMPTY_DRAFT);
  keep(DRAFT_KEY, isEmpty ? null : { version: VERSION, form, chosenIds });
}

export const PLAN_KEY = "trip-plan";
/** A plan of another version is not read. */
const PLAN_VERSION = 2;

/** The trip that the planner shows. */
export interface KeptPlan {
  /** As the form and the choice of wineries asked for it. */
  readonly asked: TripInput;
  /** As the visitor has changed it since. */
  readonly trip: TripInput;
  /** Of its page, once the server has it: it was mailed or saved. */
  readonly token: string | null;
}

/** Null if there is none that can be read. */
export const readKeptPlan = (): KeptPlan | null => readKept(PLAN_KEY, planOf);

function planOf(value: unknown): KeptPlan | null {
  const { version, token, ...kept } = fieldsOf(value);
  const { asked, trip } = kept as Partial<KeptPlan>;
  if (version !== PLAN_VERSION || !asked || !trip) return null;
  // `asked` may have faults: it can be too short for a trip that was made longer.
  return faultOf(trip) === null ? { asked, trip, token: isText(token) ? token : null } : null;
}

export const writeKeptPlan = (plan: KeptPlan | null): boolean =>
  keep(PLAN_KEY, plan && { version: PLAN_VERSION, ...plan });

/** The link of a trip was renewed: if the planner has it, it goes on under the new one, in every tab. */
export function renewKeptPlan(former: string, token: string): void {
  const plan = readKeptPlan();
  if (plan?.token !== former) return;
  writeKeptPlan({ ...plan, token });
  // A browser tells only the other tabs.
  window.dispatchEvent(new StorageEvent("storage", { key: PLAN_KEY }));
}
