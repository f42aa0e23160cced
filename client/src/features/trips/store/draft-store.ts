/** The planner's trip on this device: it survives a reload, and is kept here until it has a page of its own. */
import { keep, readKept } from "#client/lib/kept.ts";
import type { TripChange } from "#shared/domain/trips/trip-change.ts";
import { faultOf } from "#shared/domain/trips/trip-faults.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { TripStore, withEdits } from "./trip-store.ts";

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
export class DraftStore extends TripStore {
  readonly #onChange: (trip: TripInput) => void;

  constructor(trip: TripInput, onChange: (trip: TripInput) => void) {
    super({ trip });
    this.#onChange = onChange;
  }

  protected keep(changes: readonly TripChange[]): void {
    const made = withEdits(this.read().trip, changes);
    if ("refused" in made) return;
    this.set({ trip: made.trip });
    this.#onChange(made.trip);
  }
}
