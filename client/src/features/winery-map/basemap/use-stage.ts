import { useEffect, useState } from "react";
import { nextTask } from "#client/lib/page/next-task.ts";

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
