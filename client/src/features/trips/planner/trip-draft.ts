/** The form and the chosen wineries, kept on this device until the visitor starts over. */
import { isValid, parseISO } from "date-fns";
import { keep, readKept } from "#client/lib/kept.ts";
import { fieldsOf, isInteger, isText } from "#client/lib/parse.ts";
import type { TripForm } from "#shared/api/trips/trip-form.ts";
import {
  BUDGETS,
  DRIVING_DISTANCES,
  RESERVATION_PREFERENCES,
  TIMES_AVAILABLE,
} from "#shared/domain/trips/trip-options.ts";
import { isSame } from "#shared/domain/trips/trip-patch.ts";

const DRAFT_KEY = "trip-draft";
/** A draft of another version is not read. */
const VERSION = 1;
/** More than the form's rules allow: a text that is too long is kept, to be corrected. */
const MAX_TEXT = 2000;
const MAX_CHOSEN = 100;

/** The answer where the specification names no default (docs/decisions/0010). */
const ANY = "No preference";

/** The form's values, valid or not. */
export type TripFormValues = { [K in keyof TripForm]-?: NonNullable<TripForm[K]> };

const textOf = (value: unknown): string => (isText(value) && value.length <= MAX_TEXT ? value : "");

const isCount = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
  isInteger(value) && value >= 1 && value <= most;

const countOf = (value: unknown, most: number): number => (isCount(value, most) ? value : 2);

function answerOf(
  value: unknown,
  options: readonly { readonly value: string }[],
  otherwise = "",
): string {
  return options.find((option) => option.value === value)?.value ?? otherwise;
}

/** An existing date such as `2026-10-02`, or "". */
function dateOf(value: unknown): string {
  if (!isText(value) || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return "";
  return isValid(parseISO(value)) ? value : "";
}

/**
 * A broken field falls back to its default (spec §9), alone. Written out, since a zod schema would add to
 * the planner's first load.
 */
function formOf(value: unknown): TripFormValues {
  const fields = fieldsOf(value);
  return {
    name: textOf(fields.name),
    guests: countOf(fields.guests, 50),
    accommodation: textOf(fields.accommodation),
    region: textOf(fields.region),
    drivingDistance: answerOf(fields.drivingDistance, DRIVING_DISTANCES),
    timeAvailable: answerOf(fields.timeAvailable, TIMES_AVAILABLE),
    budget: answerOf(fields.budget, BUDGETS, ANY),
    reservationPreference: answerOf(fields.reservationPreference, RESERVATION_PREFERENCES, ANY),
    wineriesPerDay: countOf(fields.wineriesPerDay, 4),
    preferences: textOf(fields.preferences),
    startDate: dateOf(fields.startDate),
  };
}

function chosenOf(value: unknown): readonly number[] {
  if (!Array.isArray(value) || value.length > MAX_CHOSEN) return [];
  const ids = value.filter((id) => isCount(id));
  return ids.length === value.length ? [...new Set(ids)] : [];
}

export interface TripDraft {
  readonly form: TripFormValues;
  /** In the order of choosing. */
  readonly chosenIds: readonly number[];
}

/** An untouched form: 2 guests, 2 wineries a day (spec §9), no preference as to fee or booking. */
export const EMPTY_FORM: TripFormValues = formOf({});

export const EMPTY_DRAFT: TripDraft = { form: EMPTY_FORM, chosenIds: [] };

/** An empty draft if there is none that can be read. */
export const readDraft = (): TripDraft => readKept(DRAFT_KEY, draftOf) ?? EMPTY_DRAFT;

function draftOf(value: unknown): TripDraft | null {
  const { version, form, chosenIds } = fieldsOf(value);
  return version === VERSION ? { form: formOf(form), chosenIds: chosenOf(chosenIds) } : null;
}

/** Stores a draft; an empty one is removed. */
export function writeDraft({ form, chosenIds }: TripDraft): void {
  const isEmpty = isSame({ form, chosenIds }, EMPTY_DRAFT);
  keep(DRAFT_KEY, isEmpty ? null : { version: VERSION, form, chosenIds });
}
