/** Milliseconds a slice takes at most, where its last job is a short one. */
const SLICE_MS = 6;

interface Scheduler {
  readonly yield?: () => Promise<void>;
}

/** Lets the browser answer and paint before what follows. */
export function nextSlice(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
}

/** A job of small steps. */
type Job = () => Generator<void, void>;

/** Does jobs one after the other, a few milliseconds at a time: the page answers in between. */
export class WorkSlices {
  readonly #jobs = new Map<object, Job>();
  #begun: { readonly key: object; readonly steps: Generator<void, void> } | null = null;
  #isAtWork = false;

  /** Puts a job at the end, in place of one that waits for the same key or has begun for it. */
  add(key: object, job: Job): void {
    this.remove(key);
    this.#jobs.set(key, job);
    if (!this.#isAtWork) void this.#work();
  }

  /** Leaves a job undone, or as far as it is. */
  remove(key: object): void {
    this.#jobs.delete(key);
    if (this.#begun?.key !== key) return;
    this.#begun.steps.return();
    this.#begun = null;
  }

  async #work(): Promise<void> {
    this.#isAtWork = true;
    while (this.#begun || this.#jobs.size > 0) {
      await nextSlice();
      const end = performance.now() + SLICE_MS;
      while (this.#step() && performance.now() < end);
    }
    this.#isAtWork = false;
  }

  /** Takes one step of the job that has begun, or of the next; false where there is none. */
  #step(): boolean {
    if (this.#begun) {
      const { steps } = this.#begun;
      if (steps.next().done) this.#begun = null;
      return true;
    }
    for (const [key, job] of this.#jobs) {
      this.#jobs.delete(key);
      this.#begun = { key, steps: job() };
      return true;
    }
    return false;
  }
}

/** Takes the steps of a long calculation a few at a time; answers what it comes to. */
export async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    await nextSlice();
    const end = performance.now() + SLICE_MS;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
  }
}

/** Takes all steps at once. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
