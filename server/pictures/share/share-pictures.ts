import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { ClientNetwork } from "#server/http/guards/client-network.ts";
import { unavailable } from "#server/http/problem.ts";
import type { Worked } from "#server/planning/plan-questions.ts";
import { SharedThread } from "#server/planning/shared-thread.ts";
import { WorkShares } from "#server/planning/work-shares.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { ShareScene } from "./share-scene.ts";

/** Raised when the same scene is drawn otherwise than before: kept pictures are drawn again. */
const DRAWING = 4;
/** Some hundreds of pictures; the others come from the disk. */
const MOST_MEMORY_BYTES = 16_000_000;
const MOST_FILES = 2_000;

/** A picture takes some tenths of a second. */
const SHARES = {
  client: { burstMs: 20_000, perSecondMs: 250 },
  network: { burstMs: 60_000, perSecondMs: 750 },
};
const RETRY_SECONDS = 10;
const BUSY = "Many pictures are being drawn just now. Please try again in a moment.";
const TURNS = {
  mostOfAClient: 24,
  mostOfVisitors: 96,
  // Whoever gave up waiting asks again.
  mostWaitMs: Number.POSITIVE_INFINITY,
  worthWaitingMs: Number.POSITIVE_INFINITY,
  busy: BUSY,
  busyWithYours: "Many pictures are being drawn for your network. Please try again in a moment.",
  retrySeconds: RETRY_SECONDS,
};
/** Robots give up after some five seconds; what they asked for is drawn all the same, for the next time. */
const MOST_WAIT_MS = 5_000;

/** Draws the picture of a page as a PNG. It is asked for one picture at a time, so a mail waits for one at most. */
export type SharePainter = (scene: ShareScene) => Promise<Buffer>;

interface PicturesOptions {
  /** Of this installation; made when the first picture is kept. */
  readonly folder: string;
  readonly paint: SharePainter;
  readonly logger: Pick<Logger, "warn">;
  readonly mostFiles?: number;
  readonly mostMemoryBytes?: number;
  readonly mostWaitMs?: number;
  readonly shares?: WorkShares;
}

/**
 * The pictures of pages, each drawn once: kept in memory up to a size and on the disk up to a number,
 * the oldest gives way. A picture is known by what it shows, so that a changed page gets a new one and
 * nobody gets another's, nor anything in its place. Clients take turns at the drawing, and who asks while
 * it is drawn waits for the same one.
 */
export class SharePictures {
  readonly #options: PicturesOptions;
  readonly #shares: WorkShares;
  readonly #drawing: SharedThread<ShareScene, Buffer>;
  readonly #memory: LRUCache<string, Buffer>;
  #warned = false;

  constructor(options: PicturesOptions) {
    this.#options = options;
    const { shares = new WorkShares(SHARES), mostMemoryBytes = MOST_MEMORY_BYTES } = options;
    this.#shares = shares;
    this.#memory = new LRUCache({ maxSize: mostMemoryBytes, sizeCalculation: (png) => png.length });
    this.#drawing = new SharedThread({ ...TURNS, shares, ask: (scene) => this.#draw(scene) });
  }

  /**
   * The picture of a scene.
   *
   * @throws HttpProblem 429 where the client has had too many drawn or has too many waiting, 503 where
   *   too many wait or it is not there in time: it is drawn nevertheless, and there for the next who asks.
   */
  async picture(scene: ShareScene, client: ClientNetwork): Promise<Buffer> {
    const key = keyOf(scene);
    const kept = this.#memory.get(key) ?? (await this.#fromDisk(key));
    if (kept) {
      this.#memory.set(key, kept);
      return kept;
    }
    this.#shares.admit(client);
    const answered = new AbortController();
    const { mostWaitMs = MOST_WAIT_MS } = this.#options;
    const late = delay(mostWaitMs, undefined, { signal: answered.signal, ref: false });
    try {
      const drawn = await Promise.race([this.#drawing.ask(client, scene), late]);
      if (drawn) return drawn;
      throw unavailable(BUSY, RETRY_SECONDS);
    } finally {
      answered.abort();
    }
  }

  async #draw(scene: ShareScene): Promise<Worked<Buffer>> {
    const begunAt = performance.now();
    try {
      const png = await this.#options.paint(scene);
      const ms = performance.now() - begunAt;
      this.#memory.set(keyOf(scene), png);
      await this.#toDisk(keyOf(scene), png);
      return { answer: png, ms };
    } catch (error) {
      this.#options.logger.warn({ err: error }, "a picture for shared links was not drawn");
      throw unavailable(BUSY, RETRY_SECONDS);
    }
  }

  async #fromDisk(key: string): Promise<Buffer | undefined> {
    return readFile(this.#file(key)).catch(() => undefined);
  }

  /** A picture that cannot be kept is drawn again after the next start. */
  async #toDisk(key: string, png: Buffer): Promise<void> {
    const { folder, logger } = this.#options;
    // Another process, or a crash, must not leave half a picture under the name.
    const draft = join(folder, `${key}.${randomUUID()}.draft`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(draft, png);
      await rename(draft, this.#file(key));
      await this.#prune();
    } catch (error) {
      // A full disk keeps the first half of it, which nobody would ever read.
      await rm(draft, { force: true }).catch(() => {});
      if (!this.#warned) logger.warn({ err: error }, "pictures for shared links cannot be kept");
      this.#warned = true;
    }
  }

  async #prune(): Promise<void> {
    const { folder, mostFiles = MOST_FILES } = this.#options;
    const names = await readdir(folder);
    if (names.length <= mostFiles) return;
    const aged = await Promise.all(
      names.map(async (name) => {
        const file = join(folder, name);
        return { file, at: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0 };
      }),
    );
    aged.sort((one, other) => one.at - other.at);
    // A tenth more, so that not every new picture looks through the folder.
    const most = Math.floor(mostFiles * 0.9);
    await Promise.all(
      aged.slice(0, aged.length - most).map(({ file }) => rm(file, { force: true })),
    );
  }

  #file(key: string): string {
    return join(this.#options.folder, `${key}.png`);
  }
}

/** Known by what it shows. */
function keyOf(scene: ShareScene): string {
  return createHash("sha256")
    .update(JSON.stringify([DRAWING, scene]))
    .digest("hex");
}
