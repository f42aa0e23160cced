import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "../logger.ts";

/** How long a notice may take from one connection to another before it counts as swallowed. */
const ARRIVES_MS = 2_000;
/** How often it is proved that notices still arrive: a connection can be dead and look alive. */
const PROOF_EVERY_MS = 30_000;
const RETRY_MS = 2_000;
const PROOF = "proof:";

/** Notices of a channel while somebody listens to it. */
export interface Notices {
  /** Whether notices arrive; while they do not, whoever waits for them has to look for themselves. */
  readonly heard: boolean;
  close(): Promise<void>;
}

/**
 * Notices of the embedded database: the one connection of its pool tells them and hears them.
 *
 * @param onConnect what is done with each new connection before anybody gets it.
 */
export function noticesOfPool(
  pool: pg.Pool,
  onConnect: ((client: pg.ClientBase) => Promise<void>)[],
  channel: string,
  onNotice: (payload: string) => void,
): Notices {
  const listening = new WeakSet<pg.ClientBase>();
  const listen = async (client: pg.ClientBase) => {
    if (listening.has(client)) return;
    listening.add(client);
    client.on("notification", (notice) => {
      if (notice.channel === channel) onNotice(notice.payload ?? "");
    });
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    notices.heard = true;
  };
  const notices = { heard: false, close: async () => {} };
  onConnect.push(listen);
  const present = async () => {
    const client = await pool.connect();
    await listen(client).finally(() => client.release());
  };
  void present().catch(() => {});
  return notices;
}

interface NoticeParts {
  /** Of a connection that is used for nothing else, past any pooler. */
  readonly connection: pg.ClientConfig;
  readonly channel: string;
  /** Sends a notice by another connection, as changes send theirs. */
  readonly tell: (channel: string, payload: string) => Promise<unknown>;
  readonly onNotice: (payload: string) => void;
  readonly logger: Logger;
}

/**
 * Listens to a channel of Postgres on a connection of its own, made again when it ends, and proves
 * again and again that what others send arrives: a pooler in transaction mode swallows it silently.
 */
export function noticesPastPooler(parts: NoticeParts): Notices {
  const { connection, channel, tell, onNotice, logger } = parts;
  const over = new AbortController();
  let heard: boolean | undefined;
  let onProof: (proof: string) => void = () => {};

  const turned = (isHeard: boolean, error?: unknown) => {
    if (isHeard === heard || over.signal.aborted) return;
    heard = isHeard;
    const why = error ? "their connection failed" : "a pooler? DATABASE_LISTEN_URL leads past it";
    const silent = `notices of the database do not arrive (${why}): it is asked again and again instead`;
    if (isHeard) logger.info({ channel }, "notices of the database arrive");
    else logger.warn({ channel, err: error }, silent);
  };

  const arrives = async (signal: AbortSignal): Promise<boolean> => {
    const proof = `${PROOF}${randomUUID()}`;
    const isHeard = new Promise<boolean>((resolve) => {
      onProof = (payload) => {
        // Others prove on the same channel.
        if (payload === proof) resolve(true);
      };
    });
    await tell(channel, proof);
    return Promise.race([isHeard, delay(ARRIVES_MS, false, { signal }).catch(() => false)]);
  };

  /** One life of the connection; ends or throws with it. */
  const live = async (): Promise<void> => {
    const client = new pg.Client({ ...connection, keepAlive: true });
    const life = new AbortController();
    const signal = AbortSignal.any([over.signal, life.signal]);
    client.on("error", (error) => life.abort(error));
    client.on("end", () => life.abort(new Error("the connection for notices ended")));
    client.on("notification", ({ payload = "" }) => {
      if (payload.startsWith(PROOF)) onProof(payload);
      else onNotice(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      while (!signal.aborted) {
        const isHeard = await arrives(signal);
        // A connection that is lost meanwhile is no pooler's silence.
        if (!signal.aborted) turned(isHeard);
        await delay(PROOF_EVERY_MS, undefined, { signal }).catch(() => {});
      }
    } finally {
      await client.end().catch(() => {});
    }
    if (!over.signal.aborted) throw life.signal.reason;
  };

  const run = async (): Promise<void> => {
    const { signal } = over;
    while (!signal.aborted) {
      await live().catch((error: unknown) => turned(false, error));
      await delay(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  };
  const running = run();
  return {
    get heard() {
      return heard === true;
    },
    close: async () => {
      over.abort();
      await running;
    },
  };
}
