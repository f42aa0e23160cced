import { startTransition, useEffect, useState } from "react";
import { loadChunk } from "#client/lib/chunks/load-chunk.ts";
import type { Winery } from "#shared/api/wineries.ts";
import type { WordIndex } from "./word-index.ts";

/**
 * The typo-tolerant index, loaded and built once it is wanted; null until then. Should it not
 * arrive, the search continues by the specification's rule, so its failure is not the visitor's.
 */
export function useWordIndex(wineries: readonly Winery[], wanted: boolean): WordIndex | null {
  const [index, setIndex] = useState<WordIndex | null>(null);
  useEffect(() => {
    if (!wanted || wineries.length === 0) return;
    let current = true;
    const load = async () => {
      const { createWordIndex } = await loadChunk(() => import("./word-index.ts"));
      const built = await createWordIndex(wineries);
      if (current) startTransition(() => setIndex(built));
    };
    load().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [wineries, wanted]);
  return index;
}
