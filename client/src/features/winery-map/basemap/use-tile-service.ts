import { useCallback, useEffect, useState } from "react";

/** After a failure the service is asked again after this long, then after twice that, and so on. */
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
const PATIENCE_MS = 10_000;

/** `unknown`: it is being asked; `away`: it has failed, and is asked again later. */
type TileServiceState = "unknown" | "there" | "away";

interface TileService {
  readonly state: TileServiceState;
  /** The tiles fail: they are not asked for any more until the service has answered again. */
  readonly giveUp: () => void;
}

/** Asks for one picture; answers whether it came. */
function ask(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    // The tile service refuses requests without a Referer, which stricter policies withhold.
    image.referrerPolicy = "strict-origin-when-cross-origin";
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = url;
    setTimeout(() => resolve(false), PATIENCE_MS);
  });
}

/**
 * Whether a tile service answers: asked with one tile, not with a window full of them, and ever more
 * rarely while it does not.
 *
 * @param sampleUrl a tile that the map will show.
 */
export function useTileService(sampleUrl: string): TileService {
  const [state, setState] = useState<TileServiceState>("unknown");
  const [failures, setFailures] = useState(0);
  const giveUp = useCallback(() => {
    setState("away");
    setFailures((count) => count + 1);
  }, []);
  useEffect(() => {
    if (state === "there") return;
    let isCurrent = true;
    const pause =
      failures === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
    const timer = setTimeout(async () => {
      const hasCome = await ask(sampleUrl);
      if (!isCurrent) return;
      if (hasCome) setState("there");
      else giveUp();
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [state, failures, sampleUrl, giveUp]);
  return { state, giveUp };
}
