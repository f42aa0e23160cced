import type { Trip } from "#shared/api/trips/trip.ts";

/** What a change is told with where nobody said who made it. */
export const SOMEONE = "Someone";

/**
 * What others have done between two answers of the site, in sentences: "Ann moved Gramercy to Sunday."
 * Empty where nothing did.
 *
 * @param own ids of the changes that were made here.
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
  const isUntold = after.history.length === 0 && after.version > before.version;
  return [...(isUntold ? ["The trip was changed."] : made), ...marked].join(" ");
}
