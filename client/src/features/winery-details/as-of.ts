import type { WineryDetails } from "#shared/api/wineries.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";

/**
 * "As of August 2, 2024" for the newest dated source of a fact, "Undated" where none gives a date;
 * null for a fact without a source.
 */
export function asOf({ sources }: Pick<WineryDetails, "sources">, fact: string): string | null {
  const dates = sources.filter((source) => source.fact === fact).map(({ date }) => date);
  if (dates.length === 0) return null;
  const newest = dates
    .flatMap((date) => date ?? [])
    .sort()
    .at(-1);
  return newest === undefined ? "Undated" : `As of ${formatFactDate(newest)}`;
}
