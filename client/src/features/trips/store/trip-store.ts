import { randomId } from "#client/lib/random-id.ts";
import { sharedValue } from "#client/lib/shared-value.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { TripChange, TripEdit } from "#shared/api/trips/trip-changes.ts";
import { applyChange } from "#shared/domain/trips/apply-change.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";

/**
 * The state of the changes. `waiting`: until the server can be reached; `signedOut`: until its owner
 * has signed in again; `refused`: not made, `news` says why.
 */
type Saving = "untouched" | "saving" | "saved" | "waiting" | "signedOut" | "refused";

export interface StoreState {
  /** With every change, saved or not. */
  readonly trip: TripInput;
  readonly mayEdit: boolean;
  readonly saving: Saving;
  /** Whether this device keeps waiting changes when the page is closed. */
  readonly isKept: boolean;
  readonly canUndo: boolean;
  /** What somebody else changed, or what was not saved; a new object each time. */
  readonly news: { readonly text: string } | null;
  /** The server's answer; null for a trip that only this device has. */
  readonly stored: Trip | null;
  /** When this device stored the answer, if it is an offline copy. */
  readonly keptAt: Date | null;
}

/**
 * Applies edits, all or none.
 *
 * @param say describes an edit, for the history entry of its undo.
 * @returns the trip, and the edits that undo it, in this order; or why an edit is refused.
 */
export function withEdits(
  trip: TripInput,
  edits: readonly TripEdit[],
  say: (edit: TripEdit) => string = () => "",
) {
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

/** One step of undo: the changes it takes back, and the edits that do so. */
interface Step {
  readonly ids: readonly string[];
  readonly undo: readonly TripEdit[];
}

const withIds = (edits: readonly TripEdit[]) =>
  edits.map((edit): TripChange => ({ ...edit, id: randomId() }));

/** A trip that only this page has, its changes and their undo. */
export class TripStore {
  readonly #state;
  #steps: readonly Step[] = [];
  #made: readonly TripChange[] = [];
  readonly #onMade: (trip: TripInput) => void;

  /** @param onMade gets the trip after each change that only this page has, also of a field that is left last. */
  constructor(
    first: Partial<StoreState> & Pick<StoreState, "trip">,
    onMade: (trip: TripInput) => void = () => {},
  ) {
    this.#onMade = onMade;
    const none = { canUndo: false, news: null, stored: null, keptAt: null };
    this.#state = sharedValue<StoreState>({
      ...{ mayEdit: true, saving: "untouched", isKept: true, ...none },
      ...first,
    });
  }

  readonly read = (): StoreState => this.#state.get();

  /** The state as a component follows it. */
  readonly use = (): StoreState => this.#state.use();

  /**
   * Makes changes that are undone together; `withLast`: together with the last ones, too.
   *
   * @returns why they were refused; null if they were made.
   */
  readonly edit = (edits: readonly TripEdit[], withLast = false): string | null => {
    const made = withEdits(this.read().trip, edits, (edit) => this.describe(edit));
    if ("refused" in made) return made.refused;
    if (made.undo.length === 0) return null;
    const changes = withIds(edits);
    const last = withLast ? this.#steps.at(-1) : undefined;
    const ids = [...(last?.ids ?? []), ...changes.map(({ id }) => id)];
    const undo = [...made.undo, ...(last?.undo ?? [])];
    this.#steps = [...(last ? this.#steps.slice(0, -1) : this.#steps), { ids, undo }];
    this.apply(changes);
    return null;
  };

  /**
   * Undoes the last changes made here; what others changed since stays.
   *
   * @returns why that is refused by now; null if it was done.
   */
  readonly undo = (): string | null => {
    const edits = this.#steps.at(-1)?.undo ?? [];
    this.#steps = this.#steps.slice(0, -1);
    const undone = withEdits(this.read().trip, edits);
    if (!("refused" in undone)) this.apply(withIds(edits));
    this.set({});
    return "refused" in undone ? undone.refused : null;
  };

  /** Sends waiting changes. */
  readonly retry: () => void = () => {};

  /** Applies changes. */
  protected apply(changes: readonly TripChange[]): void {
    const made = withEdits(this.read().trip, changes);
    if (!("trip" in made)) return;
    this.#made = [...this.#made, ...changes];
    this.set({ trip: made.trip });
    this.#onMade(made.trip);
  }

  /** The changes that only this page has, made since they were last taken. */
  readonly takeMade = (): readonly TripChange[] => {
    const made = this.#made;
    this.#made = [];
    return made;
  };

  protected describe(_edit: TripEdit): string {
    return "";
  }

  /** Changes that were not saved cannot be undone. */
  protected forgetSteps(ids: ReadonlySet<string>): void {
    this.#steps = this.#steps.filter((step) => !step.ids.some((id) => ids.has(id)));
  }

  protected set(change: Partial<StoreState>): void {
    this.#state.set({ ...this.read(), ...change, canUndo: this.#steps.length > 0 });
  }
}
