import { startTransition, useEffect, useState } from "react";

/**
 * What is built with code from a chunk, once it is wanted; null until then, and where the chunk does not
 * arrive: the page goes on without it.
 *
 * @param from what it is built from; something else is built anew.
 */
export function useBuilt<From, Built>(
  build: (from: From) => Promise<Built>,
  from: From,
  wanted: boolean,
): Built | null {
  const [built, setBuilt] = useState<Built | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    build(from)
      .then((made) => {
        if (isCurrent) startTransition(() => setBuilt(() => made));
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [build, from, wanted]);
  return built;
}
