import { setTimeout as delay } from "node:timers/promises";
import type { ClientNetwork } from "#server/http/guards/client-network.ts";
import { unavailable } from "#server/http/problem.ts";
import type { NamedPlace } from "#server/planning/plan-places.ts";
import { SharedThread } from "#server/planning/shared-thread.ts";
import { WorkShares } from "#server/planning/work-shares.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import type { RouteSegment } from "#shared/domain/trips/route-geometry.ts";

/** What a picture for a shared link shows; it can be handed to another thread. */
export interface SharePicture {
  /** Small, above the title: what it is, or where. */
  readonly eyebrow: string;
  readonly title: string;
  /** Below the title. */
  readonly line: string;
  readonly art: ShareArt;
}

type ShareArt =
  /** An illustration across the top, by its name. */
  | { readonly kind: "illustration"; readonly name: string }
  /** The map beside the text, with a place or the outline of a region. */
  | {
      readonly kind: "map";
      /** The marker; null where the place is not known. */
      readonly place: Position | null;
      /** The region whose emblem and outline are shown. */
      readonly avaId: string | null;
    }
  /** The map beside the text, with the route of a trip. */
  | { readonly kind: "route"; readonly stays: readonly SharedStay[] };

/** The days at one base. */
export interface SharedStay {
  readonly base: NamedPlace;
  readonly stops: readonly Position[];
  /** In order, the drives back included. */
  readonly segments: readonly RouteSegment[];
}

/** A picture takes some tenths of a second. */
const SHARES = {
  client: { burstMs: 20_000, perSecondMs: 250 },
  network: { burstMs: 60_000, perSecondMs: 750 },
};
const RETRY_SECONDS = 10;
const BUSY = "Many pictures are being drawn just now. Please try again in a moment.";
const TURNS = {
  maxPerClient: 24,
  maxOfVisitors: 96,
  // Whoever gave up waiting asks again.
  maxWaitMs: Number.POSITIVE_INFINITY,
  worthWaitingMs: Number.POSITIVE_INFINITY,
  busy: BUSY,
  busyWithYours: "Many pictures are being drawn for your network. Please try again in a moment.",
  retrySeconds: RETRY_SECONDS,
  // Some hundreds of pictures.
  maxBytes: 16_000_000,
  sizeOf: ({ length }: Buffer) => length,
};
/** Robots give up after some five seconds; what they asked for is drawn all the same, for the next time. */
const MAX_WAIT_MS = 5_000;

/** Draws the picture of a page as a PNG. It is asked for one picture at a time, so a mail waits for one at most. */
export type SharePainter = (picture: SharePicture) => Promise<Buffer>;

interface PicturesOptions {
  readonly paint: SharePainter;
  readonly logger: Pick<Logger, "warn">;
  readonly maxWaitMs?: number;
  readonly shares?: WorkShares;
}

/**
 * The pictures of pages, kept in memory. A picture is known by what it shows, so that a changed page gets a
 * new one and nobody gets another's, nor anything in its place. Clients take turns at the drawing, and who
 * asks while it is drawn waits for the same one.
 *
 * @returns what makes a picture; it throws HttpProblem 429 where the client has had too many drawn or has too
 *   many waiting, 503 where too many wait or it is not there in time: it is drawn nevertheless, and there for
 *   the next who asks.
 */
export function sharePictures({
  paint,
  logger,
  maxWaitMs = MAX_WAIT_MS,
  shares = new WorkShares(SHARES),
}: PicturesOptions): (picture: SharePicture, client: ClientNetwork) => Promise<Buffer> {
  const ask = async (picture: SharePicture) => {
    const begunAt = performance.now();
    try {
      return { answer: await paint(picture), ms: performance.now() - begunAt };
    } catch (error) {
      logger.warn({ err: error }, "a picture for shared links was not drawn");
      throw unavailable(BUSY, RETRY_SECONDS);
    }
  };
  const drawing = new SharedThread<SharePicture, Buffer>({ ...TURNS, shares, ask });
  return async (picture, client) => {
    const kept = drawing.known(picture);
    if (kept) return kept;
    shares.admit(client);
    const late = delay(maxWaitMs, undefined, { ref: false });
    const drawn = await Promise.race([drawing.ask(client, picture), late]);
    if (drawn) return drawn;
    throw unavailable(BUSY, RETRY_SECONDS);
  };
}
