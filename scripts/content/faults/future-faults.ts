import { millisecondsInDay } from "date-fns/constants";
import type { PostRow } from "#server/features/reading/post-queries.ts";
import type { RowFault } from "./content-fault.ts";
import type { SourcedWinery } from "./winery-fact-faults.ts";

const A_YEAR_MS = 366 * millisecondsInDay;

/**
 * Dates of a winery that have not come yet: nobody can have read them.
 *
 * @param today `2026-11-22`
 */
export function futureWineryFaults(row: SourcedWinery, today: string): RowFault[] {
  const sources = row.sources
    .filter(({ date }) => isToCome(date, today))
    .map(({ fact, date }) => ({
      field: "fact_sources",
      advice: `the source of ${fact} is dated ${date}, which has not come yet: give the day on which it was said`,
    }));
  const left = isToCome(row.leftSince, today)
    ? [{ field: "left_since", advice: `${row.leftSince} has not come yet: give when it left` }]
    : [];
  const founded =
    row.founded !== null && row.founded > Number(today.slice(0, 4))
      ? [{ field: "founded", advice: `${row.founded} has not come yet: give the year` }]
      : [];
  return [...sources, ...left, ...founded];
}

/** Whether a day, month or year is after today. */
export function isToCome(date: string | null, today: string): boolean {
  return date !== null && date > today.slice(0, date.length);
}

/** An article may wait for its day, but not for years: that is a slip of the pen. */
export function futurePostFaults({ publishedAt }: PostRow, now: Date): RowFault[] {
  if (publishedAt === null || publishedAt.getTime() - now.getTime() < A_YEAR_MS) return [];
  const day = publishedAt.toISOString().slice(0, 10);
  return [{ field: "published_at", advice: `${day} is more than a year ahead: check the year` }];
}
