/** Which trips a page has the service worker keep (client/src/offline). */
import type { KeepMessage } from "./kept-trips.ts";
import { workers } from "./workers.ts";

const WORKER = "/sw.js";
/** The parts of a page that the service worker keeps. */
const KEPT_PART = /^\/(assets\/|geo\/|api\/site$|favicon\.svg$)/;

/** The addresses of everything this page was rendered from. */
function partsOfPage(): string[] {
  const paths = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && KEPT_PART.test(pathname))
    .map(({ pathname }) => pathname);
  return [...new Set(paths)];
}

/** The answer of the trip, and the parts of the build that its page needs later. */
type KeptTrip = Omit<KeepMessage, "kind" | "trip"> & { readonly trip: unknown };

/**
 * Keeps a trip on this device, so that its page opens without a network. Where that cannot be, the
 * page is a page like others.
 */
export async function keepTripOffline({ token, trip, visitor, parts }: KeptTrip): Promise<void> {
  const container = workers();
  if (!container) return;
  try {
    await container.register(WORKER, { updateViaCache: "none" });
    const { active } = await container.ready;
    const kept = JSON.stringify(trip);
    const all = [...new Set([...partsOfPage(), ...parts])];
    active?.postMessage({ kind: "keep", token, trip: kept, visitor, parts: all });
  } catch {
    // Private windows and full disks: nothing is kept.
  }
}

/** Forgets a trip that was deleted, or whose link was ended. */
export function forgetTripOffline(token: string): void {
  workers()?.controller?.postMessage({ kind: "forget", token });
}
