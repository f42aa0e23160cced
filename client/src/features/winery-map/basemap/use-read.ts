import { useEffect, useState } from "react";
import { inSlices } from "./work-slices.ts";

/** What files were read into: once for all maps of a visit. */
const read = new WeakMap<object, Promise<unknown>>();
const known = new WeakMap<object, unknown>();

/** Reads a file a few steps at a time; null until it is read. `steps` is one for each kind of file. */
export function useRead<A extends object, T>(
  asset: A | undefined,
  steps: (asset: A) => Generator<void, T>,
): T | null {
  const [, setRead] = useState<object | null>(null);
  useEffect(() => {
    if (!asset || known.has(asset)) return;
    let isCurrent = true;
    const reading = read.get(asset) ?? inSlices(steps(asset));
    read.set(asset, reading);
    void reading.then((result) => {
      known.set(asset, result);
      if (isCurrent) setRead(asset);
    });
    return () => {
      isCurrent = false;
    };
  }, [asset, steps]);
  return asset && known.has(asset) ? (known.get(asset) as T) : null;
}
