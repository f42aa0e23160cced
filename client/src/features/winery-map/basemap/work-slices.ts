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

/** Does small jobs one after the other, a few milliseconds at a time: the page answers in between. */
export class WorkSlices {
  readonly #jobs = new Map<object, () => void>();
  #isAtWork = false;

  /** Puts a job at the end, in place of one that waits for the same key. */
  add(key: object, job: () => void): void {
    this.#jobs.delete(key);
    this.#jobs.set(key, job);
    if (!this.#isAtWork) void this.#work();
  }

  remove(key: object): void {
    this.#jobs.delete(key);
  }

  async #work(): Promise<void> {
    this.#isAtWork = true;
    while (this.#jobs.size > 0) {
      await nextSlice();
      const end = performance.now() + SLICE_MS;
      for (const [key, job] of this.#jobs) {
        this.#jobs.delete(key);
        job();
        if (performance.now() >= end) break;
      }
    }
    this.#isAtWork = false;
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
