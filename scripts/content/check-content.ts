import { listReadyTrips } from "#server/features/reading/ready-trip-queries.ts";
import { createPlanner } from "#server/planning/planner.ts";
import { invalidWinery } from "#server/platform/content/valid-rows.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { createLogger } from "#server/platform/logger.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { cityFaults } from "./faults/city-faults.ts";
import type { ContentFault, RowFault } from "./faults/content-fault.ts";
import { duplicateFaults } from "./faults/duplicate-faults.ts";
import { eatAndStayFaults } from "./faults/eat-and-stay-faults.ts";
import { postFaults, tagFaults } from "./faults/post-faults.ts";
import { readyTripFaults } from "./faults/ready-trip-faults.ts";
import type { SourcedWinery } from "./faults/winery-fact-faults.ts";
import { wineryFaults } from "./faults/winery-faults.ts";
import { grouped } from "./grouped.ts";
import { wineryIllustrationFaults } from "./illustrations.ts";

/** What was looked at, and everything in it that an editor has to put right. */
export interface ContentReport {
  /** Without those that left the guide, which are checked as well. */
  readonly wineries: number;
  readonly posts: number;
  readonly cities: number;
  readonly readyTrips: number;
  /** Without closed and doubtful ones, which are checked as well. */
  readonly places: number;
  readonly faults: readonly ContentFault[];
}

/** Checks every row of content in a migrated database, as of `now`. */
export async function checkContent(db: Db, now: Date): Promise<ContentReport> {
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
    planner: createPlanner(createLogger("silent")).site,
    today,
  };
  const tripFaults: ContentFault[] = [];
  for (const row of trips) {
    tripFaults.push(...inRow("ready_trips", row.slug, await readyTripFaults(row, targets)));
  }
  return {
    wineries: listed.length,
    posts: posts.length,
    cities: cities.length,
    readyTrips: trips.length,
    places: openPlaces.filter(({ sureness }) => sureness !== "low").length,
    faults: [
      ...wineries.flatMap((row) => inRow("wineries", row.slug, wineryFaults(row, today))),
      ...duplicateFaults("wineries", listed),
      ...tripFaults,
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
    ],
  };
}

async function sourcedWineries(db: Db): Promise<SourcedWinery[]> {
  const { factSources, wineries } = schema;
  const rows = await db.select().from(wineries).orderBy(wineries.slug);
  const sources = await db.select().from(factSources).orderBy(factSources.id);
  const ofWineries = grouped(sources, ({ wineryId }) => String(wineryId));
  const byWinery = new Map(ofWineries.map((group) => [group[0]?.wineryId, group]));
  return rows.map((row) => ({ ...row, sources: byWinery.get(row.id) ?? [] }));
}

/** Hours in no readable form are told by themselves; to a trip they are unknown. */
function plannable(winery: SourcedWinery): SourcedWinery {
  const isUnreadable = invalidWinery(winery).some(({ field }) =>
    /^(?:hours|openingHours|datedHours)\b/.test(field),
  );
  return isUnreadable ? { ...winery, hours: null, openingHours: null, datedHours: null } : winery;
}

function inRow(
  table: ContentFault["table"],
  row: string,
  faults: readonly RowFault[],
): ContentFault[] {
  return faults.map((fault) => ({ table, row, ...fault }));
}
