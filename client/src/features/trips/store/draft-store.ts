/** The planner's trip, kept on this device until it has a page of its own. */
import { keep, readKept } from "#client/lib/kept.ts";
import type { TripChange } from "#shared/domain/trips/trip-change.ts";
import { faultOf } from "#shared/domain/trips/trip-faults.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { TripStore, withEdits } from "./trip-store.ts";

const KEY = "trip-plan";
/** A plan of another version is not read. */
const VERSION = 2;

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
export function readKeptPlan(): KeptPlan | null {
  const kept = readKept(KEY);
  if (typeof kept !== "object" || kept === null) return null;
  const { version, asked, trip, token } = kept as Partial<Record<string, unknown>>;
  // `asked` may have faults: it can be too short for a trip that was made longer.
  if (version !== VERSION || !isTrip(asked) || !isTrip(trip) || faultOf(trip)) return null;
  return { asked, trip, token: typeof token === "string" ? token : null };
}

export const writeKeptPlan = (plan: KeptPlan | null): void =>
  keep(KEY, plan && { version: VERSION, ...plan });

/** Written out, since a zod schema would add to the planner's first load. */
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

/** A trip that only this device has. */
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
