import { listReadyTrips } from "#server/features/reading/ready-trip-queries.ts";
import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import type { ClientPlanner } from "#server/planning/planner.ts";
import { inRow, invalidWinery } from "#server/platform/content/valid-rows.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { foldForSearch } from "#shared/domain/text/search-text.ts";
import { cityFaults } from "./faults/city-faults.ts";
import type { ContentFault } from "./faults/content-fault.ts";
import { eatAndStayFaults } from "./faults/eat-and-stay-faults.ts";
import { postFaults, tagFaults } from "./faults/post-faults.ts";
import { readyTripFaults } from "./faults/ready-trip-faults.ts";
import type { SourcedWinery } from "./faults/winery-fact-faults.ts";
import { wineryFaults } from "./faults/winery-faults.ts";
import { wineryIllustrationFaults } from "./illustrations.ts";

/**
 * Checks every row of content in a migrated database, as of `now`.
 *
 * @returns the faults, and how many rows visitors can see. Rows that are not shown are checked too.
 */
export async function checkContent(db: Db, now: Date, planner: ClientPlanner) {
  const today = clockInWashington(now).date;
  const wineries = await sourcedWineries(db);
  const posts = await db.select().from(schema.posts).orderBy(schema.posts.slug);
  const cities = await db.select().from(schema.cities).orderBy(schema.cities.name);
  const trips = await listReadyTrips(db);
  const places = await db
    .select()
    .from(schema.placesToEatAndStay)
    .orderBy(schema.placesToEatAndStay.slug);
  const openPlaces = places.filter(({ closedReason }) => closedReason === null);
  const listed = wineries.filter(({ leftKind }) => leftKind === null);
  const targets = {
    wineries: new Map(wineries.map((winery) => [winery.slug, plannable(winery)])),
    postSlugs: new Set(posts.map(({ slug }) => slug)),
    planner,
    today,
  };
  const faults: ContentFault[] = [
    ...wineries.flatMap((row) => inRow("wineries", row.slug, wineryFaults(row, today))),
    ...duplicateFaults("wineries", listed),
  ];
  for (const row of trips) {
    faults.push(...inRow("ready_trips", row.slug, await readyTripFaults(row, targets)));
  }
  faults.push(
    ...wineryIllustrationFaults(listed),
    ...posts.flatMap((row) => inRow("posts", row.slug, postFaults(row, { ...targets, now }))),
    ...places.flatMap((row) =>
      inRow("places_to_eat_and_stay", row.slug, eatAndStayFaults(row, today)),
    ),
    ...duplicateFaults(
      "places_to_eat_and_stay",
      openPlaces.map((row) => ({ ...row, city: row.town, address: row.street ?? row.slug })),
    ),
    ...tagFaults(posts),
    ...cities.flatMap((row) => inRow("cities", row.name, cityFaults(row))),
  );
  return {
    wineries: listed.length,
    posts: posts.length,
    cities: cities.length,
    readyTrips: trips.length,
    places: openPlaces.filter(({ sureness }) => sureness !== "low").length,
    faults,
  };
}

async function sourcedWineries(db: Db): Promise<SourcedWinery[]> {
  const { factSources, wineries } = schema;
  const rows = await db.select().from(wineries).orderBy(wineries.slug);
  const sources = await db.select().from(factSources).orderBy(factSources.id);
  return rows.map((row) => ({
    ...row,
    sources: sources.filter(({ wineryId }) => wineryId === row.id),
  }));
}

/** Unreadable hours have a fault of their own; to a trip they count as unknown. */
function plannable(winery: SourcedWinery): SourcedWinery {
  const isUnreadable = invalidWinery(winery).some(({ field }) =>
    /^(?:hours|openingHours|datedHours)\b/.test(field),
  );
  return isUnreadable ? { ...winery, hours: null, openingHours: null, datedHours: null } : winery;
}

type Placed = Pick<WineryRow, "id" | "slug" | "name" | "address" | "city">;

/** Duplicates: the same name in a town, or nearly the same name at one address. */
function duplicateFaults(
  table: ContentFault["table"],
  wineries: readonly Placed[],
): ContentFault[] {
  const inOrder = [...wineries].sort((one, other) => one.id - other.id);
  return inOrder.flatMap((winery, index) => {
    const before = inOrder.slice(0, index).find((other) => isSame(winery, other));
    if (before === undefined) return [];
    const { slug, name, city } = winery;
    const advice = `"${name}" in ${city} is in the guide already, as ${before.slug}: change that row, or add to the name what distinguishes it`;
    return { table, row: slug, field: "name", advice };
  });
}

function isSame(one: Placed, other: Placed): boolean {
  if (one.city !== other.city) return false;
  if (lettersOf(one.name) === lettersOf(other.name)) return true;
  const isNamedAlike = firstWord(one.name) === firstWord(other.name);
  return isNamedAlike && lettersOf(one.address) === lettersOf(other.address);
}

function lettersOf(text: string): string {
  return foldForSearch(text).replace(/[^a-z0-9]/g, "");
}

function firstWord(name: string): string {
  return foldForSearch(name).split(/[^a-z0-9]+/)[0] ?? "";
}
