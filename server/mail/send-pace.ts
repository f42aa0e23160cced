/**
 * How long sending takes at present: a mailbox on the never-mail list is answered after as long as
 * any other, so that an answer's time does not tell who is on it.
 */
export interface SendPace {
  /** Runs a sending and notes how long it took. */
  measure<T>(send: () => Promise<T>): Promise<T>;
  /** How long the newest sending took, in milliseconds. */
  readonly newestMs: number;
}

/** Stands in for the first mail of a process. */
const FIRST_GUESS_MS = 250;

export function createSendPace(clock: () => number): SendPace {
  let newestMs = FIRST_GUESS_MS;
  return {
    measure: async (send) => {
      const begun = clock();
      const result = await send();
      newestMs = clock() - begun;
      return result;
    },
    get newestMs() {
      return newestMs;
    },
  };
}
