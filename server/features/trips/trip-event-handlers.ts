import { clientNetwork } from "#server/http/guards/client-network.ts";
import type { Handlers } from "#server/http/mount.ts";
import { unavailable } from "#server/http/problem.ts";
import type { tripEventsApi } from "#shared/api/trips/trips.ts";
import { noSuchTrip, requireTrip, type TripDeps } from "./trip-access.ts";
import type { TripEvents } from "./trip-events.ts";
import { listTripStates } from "./trip-queries.ts";

/** How soon a page that lost its stream opens it again. */
const RETRY_MS = 2_000;
const FULL_SECONDS = 30;

/** Tells open pages of a trip what happens to it, as server-sent events. */
export function eventHandlers(
  deps: TripDeps & { readonly tripEvents: TripEvents },
): Handlers<typeof tripEventsApi> {
  return {
    events: async (call) => {
      const { req, res } = call;
      const { row } = await requireTrip(deps, call);
      res.set({
        "Content-Type": "text/event-stream; charset=utf-8",
        "Cache-Control": "no-store",
        // A proxy that collects what it passes on would hold events back.
        "X-Accel-Buffering": "no",
      });
      if (req.method === "HEAD") {
        res.end();
        return undefined;
      }
      const close = deps.tripEvents.open({
        tripId: row.id,
        viewDigest: row.viewDigest,
        client: clientNetwork(req.ip).client,
        write: (text) => res.write(text),
        end: () => {
          close?.();
          res.end();
        },
      });
      if (!close) {
        throw unavailable("As many pages are open as can be told of changes.", FULL_SECONDS);
      }
      res.once("close", close);
      if (res.closed || req.destroyed) close();
      try {
        // Read once more: what changed before the stream was open is told too.
        const [state] = await listTripStates(deps.db, [row.id]);
        if (!state) throw noSuchTrip();
        res.write(`retry: ${RETRY_MS}\n\n`);
        deps.tripEvents.tell(state);
      } catch (error) {
        close();
        throw error;
      }
      return undefined;
    },
  };
}
