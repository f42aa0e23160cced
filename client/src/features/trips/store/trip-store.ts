/** A trip on a page and the way to change it, wherever it is kept: on this device, or on the server. */
import type { Trip } from "#shared/api/trips/trip.ts";
import { applyChange } from "#shared/domain/trips/apply-change.ts";
import type { TripEdit } from "#shared/domain/trips/trip-change.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";

/**
 * Where the changes stand. `waiting`: the server cannot be reached, or asks to wait, and they are kept
 * on this device; `refused`: they are not made, as `news` has told.
 */
type Saving = "untouched" | "saving" | "saved" | "waiting" | "refused";

/** What stands on the page. */
export interface StoreState {
  /** With every change, sent or not. */
  readonly trip: TripInput;
  readonly mayEdit: boolean;
  readonly saving: Saving;
  readonly canUndo: boolean;
  /** What somebody else changed, or what was not kept; another object each time. */
  readonly news: { readonly text: string } | null;
  /** The server's answer; null for a trip that is kept on this device alone. */
  readonly stored: Trip | null;
  /** When this device kept the answer, where the site could not be reached; else null. */
  readonly keptAt: Date | null;
}

export interface TripStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => StoreState;
  /**
   * Makes changes that belong together, and with `withLast` to those made before.
   *
   * @returns why they cannot be made; null where they were.
   */
  readonly edit: (edits: readonly TripEdit[], withLast?: boolean) => string | null;
  /** Takes back the last changes made here, beside what others have done since. */
  readonly undo: () => void;
  /** Sends what waits. */
  readonly retry: () => void;
}

interface Edited {
  readonly trip: TripInput;
  /** What takes the changes back, in this order. */
  readonly undo: readonly TripEdit[];
}

/**
 * A trip with several changes, all or none.
 *
 * @param say what a change did, for whoever reads that it was undone.
 */
export function withEdits(
  trip: TripInput,
  edits: readonly TripEdit[],
  say: (edit: TripEdit) => string = () => "",
): Edited | { readonly refused: string } {
  let current = trip;
  const undo: TripEdit[] = [];
  for (const edit of edits) {
    const applied = applyChange(current, edit);
    if ("refused" in applied) return applied;
    if (applied.inverse) undo.unshift({ kind: "undo", patch: applied.inverse, said: say(edit) });
    current = applied.trip;
  }
  return { trip: current, undo };
}

/** Tells listeners of a state that is replaced as a whole. */
export class StateHolder {
  #state: StoreState;
  readonly #listeners = new Set<() => void>();

  constructor(first: StoreState) {
    this.#state = first;
  }

  readonly read = (): StoreState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  set(change: Partial<StoreState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
