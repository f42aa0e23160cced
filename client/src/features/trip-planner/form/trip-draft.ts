/** What the visitor has typed and chosen, kept on this device until they start over. */
import { z } from "zod";
import {
  BUDGETS,
  DRIVING_DISTANCES,
  RESERVATION_PREFERENCES,
  TIMES_AVAILABLE,
} from "#shared/domain/trip/trip-options.ts";

const DRAFT_KEY = "trip-draft";
const EMAIL_KEY = "trip-email";
/** A draft of another version is not read: its fields may mean something else. */
const VERSION = 1;
/** More than any rule allows, so that a text that is too long is kept to be mended. */
const MAX_TEXT = 2000;
const MAX_CHOSEN = 100;

const text = z.string().max(MAX_TEXT).catch("");
const oneOf = (options: readonly { readonly value: string }[], otherwise = "") =>
  z
    .string()
    .refine((value) => options.some((option) => option.value === value))
    .catch(otherwise);

/** Where the specification names no default, the answer that asks for nothing (docs/decisions/0019). */
const ANY = "No preference";

/** Each field stands by itself: one that is broken falls back to its default (spec §9). */
const tripFormDraftSchema = z.object({
  name: text,
  guests: z.int().min(1).max(50).catch(2),
  accommodation: text,
  region: text,
  drivingDistance: oneOf(DRIVING_DISTANCES),
  timeAvailable: oneOf(TIMES_AVAILABLE),
  budget: oneOf(BUDGETS, ANY),
  reservationPreference: oneOf(RESERVATION_PREFERENCES, ANY),
  wineriesPerDay: z.int().min(1).max(4).catch(2),
  preferences: text,
  startDate: z.union([z.literal(""), z.iso.date()]).catch(""),
});

const chosenIdsSchema = z
  .array(z.int().positive())
  .max(MAX_CHOSEN)
  .transform((ids) => [...new Set(ids)])
  .catch([]);

const draftSchema = z
  .object({
    version: z.literal(VERSION),
    form: tripFormDraftSchema.catch(tripFormDraftSchema.parse({})),
    chosenIds: chosenIdsSchema,
  })
  .transform(({ form, chosenIds }) => ({ form, chosenIds }));

/** The trip form as it stands on the page, valid or not. */
export type TripFormValues = z.output<typeof tripFormDraftSchema>;

export interface TripDraft {
  readonly form: TripFormValues;
  /** Ids of the chosen wineries, in the order of choosing. */
  readonly chosenIds: readonly number[];
}

/** An untouched form: 2 guests, 2 wineries a day (spec §9), no preference as to fee or booking. */
export const EMPTY_FORM: TripFormValues = tripFormDraftSchema.parse({});

/** The kept draft; an empty one when there is none, or none that can be read. */
export function readDraft(): TripDraft {
  const parsed = draftSchema.safeParse(readJson(DRAFT_KEY));
  return parsed.success ? parsed.data : { form: EMPTY_FORM, chosenIds: [] };
}

/** Keeps a draft; where the browser refuses to store, the page goes on without. */
export function writeDraft({ form, chosenIds }: TripDraft): void {
  attempt(() =>
    localStorage.setItem(DRAFT_KEY, JSON.stringify({ version: VERSION, form, chosenIds })),
  );
}

export function clearDraft(): void {
  attempt(() => localStorage.removeItem(DRAFT_KEY));
}

/** The address typed for the plan; it lives no longer than the browser's tab. */
export function readTypedEmail(): string {
  return attempt(() => sessionStorage.getItem(EMAIL_KEY)) ?? "";
}

export function writeTypedEmail(email: string): void {
  attempt(() =>
    email === "" ? sessionStorage.removeItem(EMAIL_KEY) : sessionStorage.setItem(EMAIL_KEY, email),
  );
}

function readJson(key: string): unknown {
  return attempt(() => JSON.parse(localStorage.getItem(key) ?? "null"));
}

/** Storage throws where it is switched off or full, and JSON where something else wrote it. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
