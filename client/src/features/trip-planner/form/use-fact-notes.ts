import { useQuery } from "@tanstack/react-query";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { isKnown, type WineryFact } from "#shared/domain/winery/winery-facts.ts";

/**
 * How far the questions of budget and reservations can be answered; null until that is known. Asks for
 * nothing itself: the planner fetches the list once the form is touched.
 */
export function useFactNotes(): { readonly fee: string | null; readonly visits: string | null } {
  const { data: wineries } = useQuery({ ...wineryQueries.all(), enabled: false });
  const note = (what: string, facts: readonly WineryFact[]) => {
    if (!wineries) return null;
    const known = wineries.filter((winery) => facts.some((fact) => isKnown(winery, fact))).length;
    if (known === wineries.length) return null;
    return `${what} known for ${known === 0 ? "none" : known} of ${wineries.length} wineries. The others stay in your list and say so.`;
  };
  return {
    fee: note("The fee is", ["tastingFee"]),
    visits: note("Walk-ins and reservations are", ["reservationsRequired", "walkInsWelcome"]),
  };
}
