/** The open pages of trips and the events they get: a change, a mark, the end. */

import { type ClientNetwork, clientNetwork, SCOPES } from "#server/http/guards/client-network.ts";
import type { Handlers } from "#server/http/mount.ts";
import { unavailable } from "#server/http/problem.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { tripEventsApi } from "#shared/api/trips/trips.ts";
import { noSuchTrip, requireTrip, type TripDeps } from "./trip-access.ts";
import { listTripStates, type ShownState } from "./trip-queries.ts";

/** Most open streams of one client, of one trip and of the process. */
const MAX_PER_CLIENT = 12;
const MAX_PER_TRIP = 100;
const MOST = 2_000;

const COMMENT_MS = 20_000;
/** How soon changes are seen when the database's notifications do not arrive. */
const LOOK_MS = 700;
/** Streams are closed and reopened after this long, so that half-dead connections do not pile up. */
const LIFE_MS = { least: 10 * 60_000, more: 5 * 60_000 } as const;

/** One open page. */
interface OpenStream {
  readonly tripId: string;
  /** The digest of the link in the page's address. */
  readonly viewDigest: string | null;
  /** Whom the limits count. */
  readonly client: ClientNetwork;
  readonly write: (text: string) => void;
  readonly end: () => void;
}

interface Stream extends OpenStream {
  /** The last state that was sent. */
  sequence: number;
  readonly endsAt: number;
}

interface EventParts {
  /** The states of those of these trips that exist. */
  readonly look: (ids: readonly string[]) => Promise<readonly ShownState[]>;
  /** Whether the database notifies of changes (`onNotification`). */
  readonly isNotified?: () => boolean;
  /** Most open streams of the process. */
  readonly most?: number;
}

/** The open streams of a process, with its database. */
export const createTripEvents = (
  { db }: Pick<AppDeps, "db">,
  parts: Omit<EventParts, "look"> = {},
): TripEvents => new TripEvents({ ...parts, look: (ids) => listTripStates(db, ids) });

/**
 * The open streams of a process. They hold no database connection: changes come by notification
 * (`onNotification`), or one query looks for all of them at once.
 */
export class TripEvents {
  readonly #parts: EventParts;
  readonly #streams = new Set<Stream>();
  #isOver = false;
  #wasNotified = false;
  #timers: NodeJS.Timeout[] = [];
  #looking = false;

  constructor(parts: EventParts) {
    this.#parts = parts;
  }

  /**
   * Opens a stream.
   *
   * @returns a function that closes it; undefined if no more are allowed.
   */
  open(opened: OpenStream): (() => void) | undefined {
    const most = Math.min(MOST, this.#parts.most ?? MOST);
    // An IPv6 network has any number of clients: together they leave room for everybody else.
    const shares = { client: MAX_PER_CLIENT, network: most / 8, allocation: most / 4 };
    const streams = [...this.#streams];
    const isFull =
      streams.length >= most ||
      this.#of(opened.tripId).length >= MAX_PER_TRIP ||
      SCOPES.some((scope) => {
        const own = streams.filter(({ client }) => client[scope] === opened.client[scope]);
        return own.length >= shares[scope];
      });
    if (this.#isOver || isFull) return undefined;
    const endsAt = performance.now() + LIFE_MS.least + Math.random() * LIFE_MS.more;
    const stream = { ...opened, sequence: -1, endsAt };
    this.#streams.add(stream);
    if (this.#streams.size === 1) this.#start();
    return () => this.#forget(stream);
  }

  /** A notification about a trip: its state as text, or only its id if it is gone. */
  onNotification(payload: string): void {
    const [id = "", version, sequence, viewDigest = null] = payload.split(" ");
    if (version === undefined) this.#gone(id);
    else this.publish({ id, version: Number(version), sequence: Number(sequence), viewDigest });
  }

  /** Notifies the pages that show an earlier state of a trip; ends those whose link has ended. */
  publish({ id, version, sequence, viewDigest }: ShownState): void {
    for (const stream of this.#of(id)) {
      if (stream.viewDigest !== viewDigest) stream.end();
      else if (sequence > stream.sequence) {
        stream.sequence = sequence;
        const data = JSON.stringify({ version, sequence });
        stream.write(`id: ${version}\nevent: trip\ndata: ${data}\n\n`);
      }
    }
  }

  /** Ends all streams and opens no more. */
  readonly close = (): void => {
    this.#isOver = true;
    for (const stream of this.#streams) stream.end();
  };

  #of(tripId: string): Stream[] {
    return [...this.#streams].filter((stream) => stream.tripId === tripId);
  }

  #gone(id: string): void {
    for (const stream of this.#of(id)) stream.end();
  }

  #forget(stream: Stream): void {
    if (!this.#streams.delete(stream) || this.#streams.size > 0) return;
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }

  #start(): void {
    const comments = setInterval(() => this.#comment(), COMMENT_MS);
    const looks = setInterval(() => void this.#lookAround(), LOOK_MS);
    this.#timers = [comments.unref(), looks.unref()];
  }

  #comment(): void {
    const now = performance.now();
    for (const stream of this.#streams) {
      if (now >= stream.endsAt) stream.end();
      else stream.write(":\n\n");
    }
  }

  /** Polls while notifications are down, and once more when they are back, to catch what happened in between. */
  async #lookAround(): Promise<void> {
    const { isNotified = () => false, look } = this.#parts;
    const wasNotified = this.#wasNotified;
    this.#wasNotified = isNotified();
    if ((this.#wasNotified && wasNotified) || this.#looking) return;
    this.#looking = true;
    try {
      const ids = [...new Set([...this.#streams].map(({ tripId }) => tripId))];
      const states = await look(ids);
      for (const state of states) this.publish(state);
      const there = new Set(states.map(({ id }) => id));
      for (const id of ids) if (!there.has(id)) this.#gone(id);
    } catch {
      // The database is away; whoever needs it next reports that.
      this.#wasNotified = false;
    } finally {
      this.#looking = false;
    }
  }
}

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
        client: clientNetwork(req.ip),
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
        // Its link may have ended meanwhile, and the stream with it.
        if (res.writableEnded) return undefined;
        res.write(`retry: ${RETRY_MS}\n\n`);
        deps.tripEvents.publish(state);
      } catch (error) {
        close();
        throw error;
      }
      return undefined;
    },
  };
}
