import { useEffect, useState } from "react";
import { whenAtRest } from "#client/lib/chunks/when-at-rest.ts";
import { isFastConnection } from "#client/lib/connection-speed.ts";

/**
 * Whether a moving background is welcome: not with reduced motion, not where data is saved or slow,
 * and not before everything else of the page is there and drawn.
 */
export function useVideoWanted(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  const [isStill, setStill] = useState(true);
  useEffect(() => {
    const motion = window.matchMedia("(prefers-reduced-motion: reduce)");
    const follow = () => setStill(motion.matches);
    follow();
    motion.addEventListener("change", follow);
    return () => motion.removeEventListener("change", follow);
  }, []);
  useEffect(() => whenAtRest(() => setAtRest(isFastConnection())), []);
  return isAtRest && !isStill;
}
