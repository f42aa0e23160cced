import { LRUCache } from "lru-cache";
import { type ClientNetwork, clientNetwork, SCOPES } from "#server/http/guards/client-network.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { AllowanceUsedUp, secondsUntil } from "./allowance.ts";

/** How often a call may be made from one client, and from each network around it. */
export interface OpenCallLimits {
  readonly most: Readonly<Record<keyof ClientNetwork, number>>;
  readonly windowMs: number;
}

const REFUSAL = "Too many requests came from your network.";

/** Whoever called longest ago is forgotten for the next; a `max` would take the memory of all at once. */
const CLIENTS = { maxSize: 20_000, sizeCalculation: () => 1 };

/**
 * Counts the uses of calls that anybody may make and that cost the server work, by the client and by
 * the networks around it; for `mount` to do before it parses what is sent. The counts guard this process and live
 * in its memory: they cost no turn of the database, and hold while it takes no writes.
 *
 * @returns what throws AllowanceUsedUp, saying when the next one is possible.
 */
export function countedCall(
  { now }: Pick<AppDeps, "now">,
  { most, windowMs }: OpenCallLimits,
): (req: { readonly ip?: string | undefined }) => Promise<void> {
  const used = new LRUCache<string, { readonly count: number; readonly resetsAt: Date }>(CLIENTS);
  return async ({ ip }) => {
    const networks = clientNetwork(ip);
    const time = now();
    const windows = SCOPES.map((scope) => {
      const key = `${scope} ${networks[scope]}`;
      const known = used.get(key);
      const fresh = { count: 0, resetsAt: new Date(time.getTime() + windowMs) };
      return { scope, key, ...(known && known.resetsAt > time ? known : fresh) };
    });
    const full = windows.find(({ scope, count }) => count >= most[scope]);
    if (full) {
      const limit = { key: full.key, max: most[full.scope], windowMs, refusal: REFUSAL };
      throw new AllowanceUsedUp(limit, secondsUntil(full.resetsAt, time));
    }
    for (const { key, count, resetsAt } of windows) used.set(key, { count: count + 1, resetsAt });
  };
}
