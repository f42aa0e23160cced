/** A trip on a page and the way to change it, wherever it is kept: on this device, or on the server. */
import { randomId } from "#client/lib/random-id.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import { applyChange } from "#shared/domain/trips/apply-change.ts";
import type { TripChange, TripEdit } from "#shared/domain/trips/trip-change.ts";
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

/** What undo takes back, and the changes it was made by. */
interface Step {
  readonly ids: readonly string[];
  readonly undo: readonly TripEdit[];
}

const withIds = (edits: readonly TripEdit[]) =>
  edits.map((edit): TripChange => ({ ...edit, id: randomId() }));

/** A trip and what was done to it here, step by step; where it is kept is for each kind of store. */
export abstract class TripStore {
  #state: StoreState;
  #steps: readonly Step[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(first: Partial<StoreState> & Pick<StoreState, "trip">) {
    const none = { canUndo: false, news: null, stored: null, keptAt: null };
    this.#state = { mayEdit: true, saving: "untouched", ...none, ...first };
  }

  readonly read = (): StoreState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /**
   * Makes changes that belong together, and with `withLast` to those made before.
   *
   * @returns why they cannot be made; null where they were.
   */
  readonly edit = (edits: readonly TripEdit[], withLast = false): string | null => {
    const made = withEdits(this.#state.trip, edits, (edit) => this.said(edit));
    if ("refused" in made) return made.refused;
    if (made.undo.length === 0) return null;
    const changes = withIds(edits);
    const last = withLast ? this.#steps.at(-1) : undefined;
    const ids = [...(last?.ids ?? []), ...changes.map(({ id }) => id)];
    const undo = [...made.undo, ...(last?.undo ?? [])];
    this.#steps = [...(last ? this.#steps.slice(0, -1) : this.#steps), { ids, undo }];
    this.keep(changes);
    return null;
  };

  /** Takes back the last changes made here, beside what others have done since. */
  readonly undo = (): void => {
    const last = this.#steps.at(-1);
    this.#steps = this.#steps.slice(0, -1);
    if (last) this.keep(withIds(last.undo));
  };

  /** Sends what waits. */
  readonly retry: () => void = () => {};

  /** Makes changes and keeps them. */
  protected abstract keep(changes: readonly TripChange[]): void;

  /** What a change did, for whoever reads that it was undone. */
  protected said(_edit: TripEdit): string {
    return "";
  }

  /** Changes that were not kept cannot be taken back. */
  protected forgetSteps(ids: ReadonlySet<string>): void {
    this.#steps = this.#steps.filter((step) => !step.ids.some((id) => ids.has(id)));
  }

  protected set(change: Partial<StoreState>): void {
    this.#state = { ...this.#state, ...change, canUndo: this.#steps.length > 0 };
    for (const listener of this.#listeners) listener();
  }
}
