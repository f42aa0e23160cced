import type { Trip } from "#shared/api/trips/trip.ts";

/** Stands for the name of whoever gave none. */
export const SOMEONE = "Someone";

/**
 * What others changed between two answers, in sentences: "Ann moved Gramercy to Sunday." Often empty.
 *
 * @param own ids of the changes made here.
 */
export function newsOf(before: Trip, after: Trip, own: ReadonlySet<string>): string {
  const made = after.history
    .filter(({ version, id }) => version > before.version && !own.has(id))
    .map(({ by, text }) => `${by ?? SOMEONE} ${text}.`)
    .reverse();
  const marksBefore = new Map(
    before.group.guests.map(({ id, marks }) => [id, JSON.stringify(marks)]),
  );
  const marked = after.group.guests
    .filter(({ id, marks }) => marksBefore.get(id) !== JSON.stringify(marks))
    .map(({ name }) => `${name} sent marks.`);
  const isUnexplained = after.history.length === 0 && after.version > before.version;
  return [...(isUnexplained ? ["The trip was changed."] : made), ...marked].join(" ");
}
