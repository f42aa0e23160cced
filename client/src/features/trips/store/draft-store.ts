/** The planner's trip, kept on this device until it has a page of its own. */
import { keep, readKept } from "#client/lib/kept.ts";
import { fieldsOf, isText } from "#client/lib/parse.ts";
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
export const readKeptPlan = (): KeptPlan | null => readKept(KEY, planOf);

function planOf(value: unknown): KeptPlan | null {
  const { version, token, ...kept } = fieldsOf(value);
  const { asked, trip } = kept as Partial<KeptPlan>;
  if (version !== VERSION || !asked || !trip) return null;
  // `asked` may have faults: it can be too short for a trip that was made longer.
  return faultOf(trip) === null ? { asked, trip, token: isText(token) ? token : null } : null;
}

export const writeKeptPlan = (plan: KeptPlan | null): void =>
  keep(KEY, plan && { version: VERSION, ...plan });

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
