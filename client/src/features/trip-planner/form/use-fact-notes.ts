import { useQuery } from "@tanstack/react-query";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { budgetCounts } from "#shared/domain/trips/trip-fit.ts";
import { BUDGETS } from "#shared/domain/trips/trip-options.ts";
import { isKnown, type WineryFact } from "#shared/domain/winery/winery-facts.ts";

interface FactNotes {
  readonly fee: string | null;
  readonly visits: string | null;
  /** The answers on budget, each with how many wineries are known to fit once that is known. */
  readonly budgets: readonly { readonly value: string; readonly count?: number }[];
}

/**
 * How far the questions of budget and reservations can be answered; null until that is known. Asks for
 * nothing itself: the planner fetches the list once the form is touched.
 */
export function useFactNotes(): FactNotes {
  const { data: wineries } = useQuery({ ...wineryQueries.all(), enabled: false });
  const note = (what: string, facts: readonly WineryFact[]) => {
    if (!wineries) return null;
    const known = wineries.filter((winery) => facts.some((fact) => isKnown(winery, fact))).length;
    if (known === wineries.length) return null;
    return `${what} known for ${known === 0 ? "none" : known} of ${wineries.length} wineries. The others stay in your list and say so.`;
  };
  const budgets = wineries ? budgetCounts(wineries) : BUDGETS;
  const none = budgets.filter((budget) => "count" in budget && budget.count === 0);
  const fee = note("The fee is", ["tastingFee"]);
  return {
    budgets,
    fee:
      fee && none.length > 0
        ? `${fee} None is known to fit ${none.map(({ value }) => `“${value}”`).join(" or ")}.`
        : fee,
    visits: note("Walk-ins and reservations are", ["reservationsRequired", "walkInsWelcome"]),
  };
}
