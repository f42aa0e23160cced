import { LRUCache } from "lru-cache";
import type { ClientNetwork } from "#server/http/guards/client-network.ts";
import { tooManyRequests } from "#server/http/problem.ts";
import { counted } from "#shared/domain/text/words.ts";

/** How much work somebody may cause at once, and how fast that is forgotten, in milliseconds of the thread. */
interface Budget {
  readonly burstMs: number;
  readonly perSecondMs: number;
}

const SCOPES = ["client", "network"] as const;

/** What a client, and the network around it, may use of one thread; a plan takes some tens of milliseconds. */
type Budgets = Readonly<Record<(typeof SCOPES)[number], Budget>>;

const BUDGETS: Budgets = {
  client: { burstMs: 10_000, perSecondMs: 250 },
  network: { burstMs: 40_000, perSecondMs: 750 },
};

/** Whoever asks for less than this is forgotten before them, who asked longest ago. */
const CLIENTS = { maxSize: 20_000, sizeCalculation: () => 1 };

/**
 * Counts the work that clients cause, by time measured in the thread that does it. It lives in the
 * memory of the process: to be told, a share needs no database, and a process counts its own thread.
 */
export class WorkShares {
  readonly #used = new LRUCache<string, { readonly ms: number; readonly at: number }>(CLIENTS);
  readonly #budgets: Budgets;

  constructor(budgets: Budgets = BUDGETS) {
    this.#budgets = budgets;
  }

  /** @throws HttpProblem 429 for a client whose share, or whose network's, is used up for now. */
  admit(asker: ClientNetwork): void {
    const waits = SCOPES.map((scope) => {
      const { burstMs, perSecondMs } = this.#budgets[scope];
      return Math.ceil((this.#usedBy(scope, asker) - burstMs) / perSecondMs);
    });
    const seconds = Math.max(...waits);
    if (seconds <= 0) return;
    throw tooManyRequests(
      `Too many requests came from your network. Try again in ${counted(seconds, "second")}.`,
      seconds,
    );
  }

  /** Counts work that was done for a client. */
  charge(asker: ClientNetwork, ms: number): void {
    for (const scope of SCOPES) {
      const used = this.#usedBy(scope, asker) + ms;
      this.#used.set(keyOf(scope, asker), { ms: used, at: performance.now() });
    }
  }

  #usedBy(scope: keyof Budgets, asker: ClientNetwork): number {
    const used = this.#used.get(keyOf(scope, asker));
    if (!used) return 0;
    const forgotten = ((performance.now() - used.at) / 1000) * this.#budgets[scope].perSecondMs;
    return Math.max(0, used.ms - forgotten);
  }
}

const keyOf = (scope: keyof Budgets, asker: ClientNetwork) => `${scope} ${asker[scope]}`;
