import { useEffect, useState } from "react";

/** Lets the browser answer and paint before what follows. */
function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
}

/**
 * Counts from 0 to `last`, one step each time the browser has answered and painted: what is drawn
 * stage by stage never holds the page up for long.
 */
export function useStage(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage >= last) return;
    let isCurrent = true;
    void nextTask().then(() => {
      if (isCurrent) setStage(stage + 1);
    });
    return () => {
      isCurrent = false;
    };
  }, [stage, last]);
  return Math.min(stage, last);
}
