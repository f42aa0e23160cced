import type { Change } from "../changes.ts";
import type { ReplayedFile } from "../replay.ts";

/** Tables whose rows visitors have saved, linked and shared, and what their slugs make of them. */
const PAGES: Readonly<Record<string, string>> = {
  wineries: "/winery/",
  posts: "/blog/",
  ready_trips: "/ready-made-trips/",
  places_to_eat_and_stay: "the place ",
};

/** Addresses that new migrations take from visitors, and wineries that they delete, a line for each. */
export function lastingFaults(files: readonly ReplayedFile[]): string[] {
  const changes = files
    .filter(({ isNew }) => isNew)
    .flatMap(({ name, statements }) =>
      statements.flatMap((statement) => statement.changes.map((change) => ({ name, change }))),
    )
    .filter(({ change }) => change.table in PAGES);
  const fresh = new Set(
    changes.flatMap(({ change }) => (change.before === null ? addressOf(change) : [])),
  );
  return changes.flatMap(({ name, change }) => {
    const address = addressOf(change);
    const advice = fresh.has(address) ? null : loss(change, address);
    return advice === null ? [] : [`${name}, ${slugOf(change)}, slug: ${advice}`];
  });
}

/** The slug that visitors know. */
function slugOf({ before, after }: Change): string {
  return String(before?.slug ?? after?.slug);
}

function addressOf(change: Change): string {
  return `${PAGES[change.table]}${slugOf(change)}`;
}

function loss(change: Change, address: string): string | null {
  const { table, before, after } = change;
  if (after === null && table === "wineries") {
    return `deleted, so that saved trips lose it and ${address} says nothing: take it out with npm run content:new -- close ${slugOf(change)} "Why, in a sentence." --source …`;
  }
  if (after === null && table === "places_to_eat_and_stay") {
    return "deleted, so that saved trips lose it: keep the row and give closed_reason";
  }
  if (after === null || before === null || after.slug === before.slug) return null;
  return `visitors have saved and linked ${address}, which would be gone: leave the slug as it is`;
}
