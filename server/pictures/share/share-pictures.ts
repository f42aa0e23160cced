import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "#server/platform/logger.ts";
import type { SharePainter } from "./share-painter.ts";
import type { ShareScene } from "./share-scene.ts";

/** Raised when the same scene is drawn otherwise than before: kept pictures are drawn anew. */
const DRAWING = 3;
/** Some hundreds of pictures; the others come from the disk. */
const MOST_MEMORY_BYTES = 16_000_000;
const MOST_FILES = 2_000;

interface PicturesOptions {
  /** Of this installation; made when the first picture is kept. */
  readonly folder: string;
  readonly paint: SharePainter;
  readonly logger: Pick<Logger, "warn">;
  readonly mostFiles?: number;
  readonly mostMemoryBytes?: number;
}

/**
 * The pictures of pages, each drawn once: kept in memory up to a size and on the disk up to a number,
 * the oldest gives way. A picture is known by what it shows, so that a changed page gets a new one and
 * nobody gets another's. Who asks while it is drawn waits for the same drawing.
 */
export class SharePictures {
  readonly #options: PicturesOptions;
  /** The one asked for last stands last. */
  readonly #memory = new Map<string, Buffer>();
  readonly #pending = new Map<string, Promise<Buffer>>();
  #memoryBytes = 0;
  #warned = false;

  constructor(options: PicturesOptions) {
    this.#options = options;
  }

  /**
   * The picture of a scene.
   *
   * @param beforeDrawing is asked where it has to be drawn; what it throws is thrown to who asked.
   * @throws what the painter throws where it cannot be drawn now.
   */
  async picture(scene: ShareScene, beforeDrawing: () => Promise<void>): Promise<Buffer> {
    const key = createHash("sha256")
      .update(JSON.stringify([DRAWING, scene]))
      .digest("hex");
    const kept = this.#memory.get(key) ?? (await this.#fromDisk(key));
    if (kept) {
      this.#remember(key, kept);
      return kept;
    }
    if (!this.#pending.has(key)) await beforeDrawing();
    const pending = this.#pending.get(key) ?? this.#draw(key, scene);
    return pending;
  }

  #draw(key: string, scene: ShareScene): Promise<Buffer> {
    const drawing = this.#options
      .paint(scene)
      .then(async (png) => {
        this.#remember(key, png);
        await this.#toDisk(key, png);
        return png;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, drawing);
    return drawing;
  }

  #remember(key: string, png: Buffer): void {
    const { mostMemoryBytes = MOST_MEMORY_BYTES } = this.#options;
    this.#forget(key);
    this.#memory.set(key, png);
    this.#memoryBytes += png.length;
    for (const oldest of this.#memory.keys()) {
      if (this.#memoryBytes <= mostMemoryBytes) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#memoryBytes -= this.#memory.get(key)?.length ?? 0;
    this.#memory.delete(key);
  }

  async #fromDisk(key: string): Promise<Buffer | undefined> {
    return readFile(this.#file(key)).catch(() => undefined);
  }

  /** A picture that cannot be kept is drawn again after the next start. */
  async #toDisk(key: string, png: Buffer): Promise<void> {
    const { folder, logger } = this.#options;
    try {
      await mkdir(folder, { recursive: true });
      // Another process, or a crash, must not leave half a picture under the name.
      const draft = join(folder, `${key}.${randomUUID()}.draft`);
      await writeFile(draft, png);
      await rename(draft, this.#file(key));
      await this.#prune();
    } catch (error) {
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
