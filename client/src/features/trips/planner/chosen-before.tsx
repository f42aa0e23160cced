import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { useBuilt } from "#client/lib/chunks/use-built.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { counted, plural } from "#shared/domain/text/words.ts";
import { daysFor } from "#shared/domain/trips/trip-rules.ts";
import type { Planner } from "./use-planner.ts";

/** Above the form's button: the wineries chosen so far, until a plan shows them, and whether they fit. */
export function ChosenBefore({ planner }: { readonly planner: Planner }) {
  const { chosenIds: ids, plan } = planner;
  const { data } = useQuery({ ...wineryQueries.all(), enabled: ids.length > 0 });
  const note = useFittingPace(planner, data);
  if (ids.length === 0) return null;
  if (plan) {
    return (
      <p role="status" className="mb-6 max-w-prose font-sans text-sm text-ink empty:hidden">
        {note}
      </p>
    );
  }
  const names = ids.flatMap((id) => data?.find((winery) => winery.id === id)?.name ?? []);
  return (
    <p className="mb-6 max-w-prose border-l-2 border-wine bg-wine-tint px-4 py-3 font-sans text-sm text-ink">
      {names.length > 0 ? (
        <>
          Already chosen: <strong className="font-semibold">{names.join(", ")}</strong>. The
          wineries around your base are shown with {plural(names.length, "it", "them")} selected.
        </>
      ) : (
        `Already chosen: ${counted(ids.length, "winery", "wineries")}.`
      )}
      <span role="status" className="block not-empty:mt-2">
        {note}
      </span>
    </p>
  );
}

/** With the town table. */
const loadRules = () => import("#shared/domain/trips/picker-rules.ts");

/** Most wineries of a day (spec §5). */
const MAX_A_DAY = 4;

/**
 * Raises the wineries per day so that all chosen ones around the base fit, unless the visitor has set the number, and
 * lowers it again when fewer are chosen.
 *
 * @returns a sentence on what was set, or why they do not fit; null where all is well.
 */
function useFittingPace({ form, chosenIds, planDays }: Planner, wineries: readonly Winery[] = []) {
  const { control, getValues, setValue, getFieldState } = form;
  useWatch({ control });
  const { timeAvailable: time, wineriesPerDay: pace, ...answers } = getValues();
  const rules = useBuilt(loadRules, null, chosenIds.length > 0);
  const offered = rules?.pickWineries(wineries, answers) ?? [];
  const chosen = offered.filter(({ winery }) => chosenIds.includes(winery.id)).length;
  const proposed = useRef({ pace: 0, instead: 0 });
  const days = planDays(daysFor(time));
  const needed = time === "" ? 0 : Math.ceil(chosen / days);

  useEffect(() => {
    const now = getValues("wineriesPerDay");
    const own = now === proposed.current.pace ? proposed.current.instead : now;
    const next = Math.max(own, Math.min(needed, MAX_A_DAY));
    if (next === now || getFieldState("wineriesPerDay").isDirty) return;
    proposed.current = { pace: next, instead: own };
    setValue("wineriesPerDay", next);
  }, [needed, getValues, setValue, getFieldState]);

  if (needed === 0) return null;
  const span = days === 1 ? "one day" : `${days} days`;
  if (needed > MAX_A_DAY) {
    return `${span.replace(/^o/, "O")} can hold up to ${MAX_A_DAY * days} wineries. Choose more time, or leave some out in the next step.`;
  }
  if (needed > pace) {
    return `${counted(chosen, "winery", "wineries")} do not fit into ${span} with ${pace} a day: choose ${needed} a day, or leave some out in the next step.`;
  }
  return pace === proposed.current.pace
    ? `To fit them all into ${span}, we set Wineries per day to ${pace}.`
    : null;
}
