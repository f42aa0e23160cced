import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { counted } from "#shared/domain/text/words.ts";
import { daysFor } from "#shared/domain/trips/trip-rules.ts";
import type { FormControls } from "./trip-rules.ts";

/** Most wineries of a day (spec §5). */
const MOST_A_DAY = 4;

/**
 * Lets the number of wineries a day follow what is chosen: it is raised so that all fit, as long as the
 * visitor has not set it, and falls back when less is chosen.
 *
 * @param planDays how many days the plan has for which the form asks so many.
 * @returns what was proposed, or why it does not fit, as a sentence; null where all is well.
 */
export function useFittingPace(
  form: FormControls,
  chosen: number,
  planDays: (asked: number) => number,
): string | null {
  const { control, getValues, setValue, getFieldState } = form;
  const [time, pace] = useWatch({ control, name: ["timeAvailable", "wineriesPerDay"] });
  const proposed = useRef({ pace: 0, instead: 0 });
  const needed = time === "" ? 0 : Math.ceil(chosen / planDays(daysFor(time)));

  useEffect(() => {
    const now = getValues("wineriesPerDay");
    const own = now === proposed.current.pace ? proposed.current.instead : now;
    const next = Math.max(own, Math.min(needed, MOST_A_DAY));
    if (next === now || getFieldState("wineriesPerDay").isDirty) return;
    proposed.current = { pace: next, instead: own };
    setValue("wineriesPerDay", next);
  }, [needed, getValues, setValue, getFieldState]);

  if (needed === 0) return null;
  const days = planDays(daysFor(time));
  const span = days === 1 ? "one day" : `${days} days`;
  if (needed > MOST_A_DAY) {
    return `${span.replace(/^o/, "O")} can hold up to ${MOST_A_DAY * days} wineries. Choose more time, or leave some out in the next step.`;
  }
  if (needed > pace) {
    return `${counted(chosen, "winery", "wineries")} do not fit into ${span} with ${pace} a day: choose ${needed} a day, or leave some out in the next step.`;
  }
  return pace === proposed.current.pace
    ? `To fit them all into ${span}, we set Wineries per day to ${pace}.`
    : null;
}
