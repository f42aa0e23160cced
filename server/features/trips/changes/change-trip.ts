/** Changes a stored trip: each change is applied to the trip's current version. */
import { randomUUID } from "node:crypto";
import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import { unavailable } from "#server/http/problem.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { TripChange, TripPatch } from "#shared/api/trips/trip-changes.ts";
import { cappedText, oneLine } from "#shared/domain/export/well-formed-text.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { applyChange } from "#shared/domain/trips/apply-change.ts";
import { changeInWords, dayOfTrip } from "#shared/domain/trips/change-words.ts";
import { expiryOf } from "#shared/domain/trips/trip-expiry.ts";
import { type TripInput, withoutWineries } from "#shared/domain/trips/trip-input.ts";
import { isSame, patchBetween } from "#shared/domain/trips/trip-patch.ts";
import { findStoredTrip, type RowWithHistory, writeTrip } from "../trip-queries.ts";
import { columnsOf, inputOf } from "../trip-row.ts";

type ChangeDeps = Pick<AppDeps, "db" | "now"> & GuideDeps;

/** Longest text of a change in the history: what an `undo` of it may say it takes back. */
const MAX_TEXT_LENGTH = 200;

/**
 * Applies changes in their order and skips those the trip already has.
 *
 * @param by who makes them; null where nobody said.
 * @returns the trip after the changes, and those that made no sense any more; undefined for a trip that is gone.
 */
export async function changeTrip(
  { db, guide, now }: ChangeDeps,
  row: RowWithHistory,
  changes: readonly TripChange[],
  by: string | null,
) {
  const { withIds } = await guide();
  const ids = changes.map(({ id }) => id);
  const read = () => findStoredTrip(db, row.id, ids);
  return untilWritten(row, read, async (found) => {
    const seen = new Set(found.applied);
    const stored = inputOf(found);
    const named = withIds([...stored.wineries, ...changes.flatMap(wineriesIn)]);
    const inGuide = new Map(named.map(({ id, name }) => [id, name]));
    // What visitors see and change: a winery that left the guide leaves the trip with its next change.
    const before = withoutWineries(stored, (id) => !inGuide.has(id));
    const made: { id: string; text: string; inverse: TripPatch }[] = [];
    const refused: { id: string; reason: string }[] = [];
    let trip = before;
    for (const change of changes) {
      if (seen.has(change.id)) continue;
      seen.add(change.id);
      const applied = appliedTo(trip, change, inGuide);
      if ("refused" in applied) {
        refused.push({ id: change.id, reason: applied.refused });
        continue;
      }
      trip = applied.trip;
      const said = oneLine(changeInWords(change, namesFor(trip, inGuide)));
      const text = cappedText(said, MAX_TEXT_LENGTH);
      made.push({ id: change.id, text, inverse: applied.inverse ?? {} });
    }
    if (made.length === 0) return { row: found, refused };
    const columns = isSame(before, trip) ? null : columnsOf(trip);
    const at = { by, now: now(), expiresOn: expiryFor(trip, now()) };
    const written = await writeTrip(db, found, { columns, made, ...at });
    return written && { row: written, refused };
  });
}

/**
 * Replaces a trip's content, which is also an entry in its history. A trip that already has this content
 * keeps its version.
 *
 * @param edit if it throws, the error is rethrown and the trip stays as it is.
 * @param version the one that was edited; without one the edit is applied to the current version.
 * @returns undefined for a trip that is gone, null for one that has another version by now.
 */
export function rewriteTrip(
  { db, now }: Pick<ChangeDeps, "db" | "now">,
  row: RowWithHistory,
  edit: (before: TripInput) => TripInput,
  { version, by }: { readonly version?: number; readonly by: string | null },
): Promise<RowWithHistory | null | undefined> {
  const read = () => findStoredTrip(db, row.id);
  return untilWritten(row, read, async (found) => {
    const before = inputOf(found);
    const columns = columnsOf(edit(before));
    const after = inputOf(columns);
    if (isSame(before, after)) return found;
    if (version !== undefined && version !== found.version) return null;
    const inverse = patchBetween(after, before) ?? {};
    return writeTrip(db, found, {
      columns,
      expiresOn: expiryFor(after, now()),
      made: [{ id: randomUUID(), text: "changed the trip", inverse }],
      by,
      now: now(),
    });
  });
}

/** Each time somebody else's change was faster: far more than can edit one trip at once. */
const MAX_ATTEMPTS = 100;

/** Tries to write a trip, and reads it again for as long as others are faster; undefined once it is gone. */
async function untilWritten<R>(
  row: RowWithHistory,
  read: () => Promise<RowWithHistory | undefined>,
  write: (found: RowWithHistory) => Promise<R | undefined>,
): Promise<R | undefined> {
  let found: RowWithHistory | undefined = row;
  for (let tries = 0; found && !found.deletedAt; tries++) {
    const written = await write(found);
    if (written !== undefined) return written;
    if (tries === MAX_ATTEMPTS)
      throw unavailable("Several people are changing this trip right now. Try again.", 2);
    found = await read();
  }
  return undefined;
}

/** The wineries that a change names. */
function wineriesIn(change: TripChange): number[] {
  if (change.kind === "undo") return (change.patch.add ?? []).map(({ wineryId }) => wineryId);
  return "wineryId" in change ? [change.wineryId] : [];
}

/** A trip with a change; what joins it must be in the guide. */
function appliedTo(trip: TripInput, change: TripChange, inGuide: ReadonlyMap<number, string>) {
  const applied = applyChange(trip, change);
  if ("refused" in applied) return applied;
  const added = applied.trip.wineries.filter((id) => !trip.wineries.includes(id));
  if (added.every((id) => inGuide.has(id))) return applied;
  return { refused: "This winery is not in the guide" };
}

const namesFor = (trip: TripInput, inGuide: ReadonlyMap<number, string>) => ({
  winery: (id: number) => inGuide.get(id) ?? "a winery that left the guide",
  day: (index: number) => dayOfTrip(trip, index),
});

function expiryFor({ startDate, days }: TripInput, now: Date) {
  return expiryOf({ startDate: startDate ?? null, days }, clockInWashington(now).date);
}
