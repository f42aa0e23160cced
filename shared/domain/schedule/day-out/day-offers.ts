import type { DayMark, DayWord } from "#shared/api/trips/trip-changes.ts";
import type { WineryId } from "../problem.ts";
import { SHORTEST_VISIT } from "./day-mark.ts";
import type { DayOut, FollowedProgress } from "./day-out.ts";
import { idsOf } from "./plan-rest.ts";

/** Ways to save lost stops. */
export type DayOffers = ReturnType<typeof dayOffers>;

/** Visits are shortened in steps of this many minutes. */
const STEP = 15;

/** After a stop is lost: the smallest cut of one visit that saves it, and a better order. */
export function dayOffers(
  { out, after }: FollowedProgress,
  lengthOf: (wineryId: WineryId) => number,
  now: Pick<DayMark, "date" | "minute" | "passed">,
) {
  if (out.lost.length === 0) return { shorter: null, reorder: null };
  const lost = idsOf(out.lost);
  const savedBy: SavedBy = (word) => {
    const then = idsOf(after({ ...now, ...word, id: Number.MAX_SAFE_INTEGER }).lost);
    // Saving one stop by losing another does not count.
    return then.some((id) => !lost.includes(id)) ? [] : lost.filter((id) => !then.includes(id));
  };
  const saves = savedBy({ kind: "reorder" });
  return {
    shorter: shorterVisit(out, now.minute, lengthOf, savedBy),
    /** Stops that another order saves; null if none. */
    reorder: saves.length > 0 ? { saves } : null,
  };
}

/** The stops that saying something would save. */
type SavedBy = (word: DayWord) => readonly WineryId[];

/** Tries the current visit first, then those ahead. */
function shorterVisit(
  out: DayOut,
  minute: number,
  lengthOf: (wineryId: WineryId) => number,
  savedBy: SavedBy,
) {
  const visit = visitAt(out, minute);
  const elapsed = visit ? Math.ceil((minute - visit.begin) / STEP) * STEP : 0;
  const candidates = [
    ...(visit ? [{ ...visit, length: visit.end - visit.begin, least: elapsed }] : []),
    ...out.today.stops
      .filter(({ wineryId }) => wineryId !== visit?.wineryId)
      .map((stop) => ({ ...stop, length: lengthOf(stop.wineryId), least: 0 })),
  ];
  for (const { wineryId, begin, length, least } of candidates) {
    const shortest = Math.max(SHORTEST_VISIT, least);
    const savedIn = (minutes: number) => savedBy({ kind: "shorten", wineryId, minutes });
    if (shortest >= length || savedIn(shortest).length === 0) continue;
    for (let minutes = length - STEP; ; minutes -= STEP) {
      const tried = Math.max(minutes, shortest);
      const saves = savedIn(tried);
      if (saves.length === 0 && tried > shortest) continue;
      const isOn = wineryId === visit?.wineryId;
      // A visit that has not begun has no end yet.
      return { wineryId, minutes: tried, until: isOn ? begin + tried : null, saves };
    }
  }
  return null;
}

function visitAt({ behind, today }: DayOut, minute: number) {
  return [...behind, ...today.stops].find(({ begin, end }) => begin <= minute && minute < end);
}
