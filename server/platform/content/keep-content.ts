import { isDeepStrictEqual } from "node:util";
import type { Logger } from "../logger.ts";

/** Whatever is made from content is kept for half a minute, pages for one more: a change shows within a minute. */
const PERIOD_MS = 30_000;

/** The number of the current half minute. What was made in another one is out of date. */
export function contentPeriod(now: Date): number {
  return Math.floor(now.getTime() / PERIOD_MS);
}

interface Keeping<R> {
  readonly now: () => Date;
  readonly logger: Logger;
  readonly read: () => Promise<R>;
}

/**
 * Reads content, or what names its state, at most once per period for all callers, and keeps what is made
 * from it for as long as that is unchanged. While it cannot be read, everything stays as it was.
 */
export function keepContent<R, T>(
  { now, logger, read }: Keeping<R>,
  make: (content: R) => T | Promise<T>,
): () => Promise<T> {
  let kept: { readonly content: R; readonly made: T } | undefined;
  let latest: { readonly period: number; readonly made: Promise<T> } | undefined;
  const readAgain = async (): Promise<T> => {
    try {
      const content = await read();
      if (!kept || !isDeepStrictEqual(content, kept.content)) {
        kept = { content, made: await make(content) };
      }
    } catch (error) {
      if (!kept) throw error;
      logger.warn({ err: error }, "content stays as it was until it can be read");
    }
    return kept.made;
  };
  return () => {
    const period = contentPeriod(now());
    if (latest?.period === period) return latest.made;
    const begun = { period, made: readAgain() };
    latest = begun;
    begun.made.catch(() => {
      if (latest === begun) latest = undefined;
    });
    return begun.made;
  };
}
