/** The planner's trip on this device: it survives a reload, and is kept here until it has a page of its own. */
import { keep, readKept } from "#client/lib/kept.ts";
import { faultOf } from "#shared/domain/trips/apply-change.ts";
import type { TripEdit } from "#shared/domain/trips/trip-change.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { StateHolder, type TripStore, withEdits } from "./trip-store.ts";

const KEY = "trip-plan";
/** A draft of another version is not read: its fields may mean something else. */
const VERSION = 2;

/** The trip that the planner shows. */
export interface KeptPlan {
  /** As the form and the choice of wineries asked for it. */
  readonly asked: TripInput;
  /** What the visitor has made of it since. */
  readonly trip: TripInput;
  /** Of its page, once it was mailed or saved: the server has it then. */
  readonly token: string | null;
}

/** The kept trip; null when there is none, or none that can be read. */
export function readKeptPlan(): KeptPlan | null {
  const kept = readKept(KEY);
  if (typeof kept !== "object" || kept === null) return null;
  const { version, asked, trip, token } = kept as Partial<Record<string, unknown>>;
  // What the form asked may be too little for a trip that was made longer.
  if (version !== VERSION || !isTrip(asked) || !isTrip(trip) || faultOf(trip)) return null;
  return { asked, trip, token: typeof token === "string" ? token : null };
}

/** Keeps a trip; where the browser refuses to store, the page continues without. */
export const writeKeptPlan = (plan: KeptPlan | null): void =>
  keep(KEY, plan && { version: VERSION, ...plan });

/** Enough to be planned and shown; written out, not a schema: the planner's page reads it first. */
function isTrip(value: unknown): value is TripInput {
  if (typeof value !== "object" || value === null) return false;
  const { base, wineries, days, wineriesPerDay, answers } = value as Partial<TripInput>;
  return (
    typeof base === "string" &&
    Array.isArray(wineries) &&
    wineries.every((id) => Number.isInteger(id)) &&
    Number.isInteger(days) &&
    Number.isInteger(wineriesPerDay) &&
    typeof answers === "object"
  );
}

/** A trip that this device alone keeps. */
export class DraftStore extends StateHolder implements TripStore {
  readonly #onChange: (trip: TripInput) => void;
  #steps: readonly (readonly TripEdit[])[] = [];

  constructor(trip: TripInput, onChange: (trip: TripInput) => void) {
    super({
      trip,
      mayEdit: true,
      saving: "untouched",
      canUndo: false,
      news: null,
      stored: null,
      keptAt: null,
    });
    this.#onChange = onChange;
  }

  readonly edit = (edits: readonly TripEdit[], withLast = false): string | null => {
    const made = withEdits(this.read().trip, edits);
    if ("refused" in made) return made.refused;
    if (made.undo.length === 0) return null;
    const [before, joined] = withLast
      ? [this.#steps.slice(0, -1), this.#steps.at(-1) ?? []]
      : [this.#steps, []];
    this.#goTo(made.trip, [...before, [...made.undo, ...joined]]);
    return null;
  };

  readonly undo = (): void => {
    const made = withEdits(this.read().trip, this.#steps.at(-1) ?? []);
    if ("trip" in made) this.#goTo(made.trip, this.#steps.slice(0, -1));
  };

  readonly retry = (): void => {};

  #goTo(trip: TripInput, steps: readonly (readonly TripEdit[])[]): void {
    this.#steps = steps;
    this.set({ trip, canUndo: steps.length > 0 });
    this.#onChange(trip);
  }
}
