import { asc, eq } from "drizzle-orm";
import { listReadyTrips } from "#server/features/reading/ready-trip-queries.ts";
import { originOfRow } from "#server/platform/content/row-origin.ts";
import {
  type UnsoundField,
  unsoundPlace,
  unsoundPost,
  unsoundReadyTrip,
  unsoundSource,
  unsoundWinery,
} from "#server/platform/content/sound-rows.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { readMigrations } from "#server/platform/database/migrate.ts";
import type { UnsoundRow } from "#shared/api/site.ts";

const { factSources, placesToEatAndStay, posts, wineries } = schema;

/** Every row of content that the site leaves out, and why. */
export async function listUnsoundRows(db: Db): Promise<UnsoundRow[]> {
  const ofWineries = await db.select().from(wineries).orderBy(asc(wineries.slug));
  const ofPosts = await db.select().from(posts).orderBy(asc(posts.slug));
  const ofSources = await db
    .select({ source: factSources, slug: wineries.slug })
    .from(factSources)
    .innerJoin(wineries, eq(wineries.id, factSources.wineryId))
    .orderBy(asc(wineries.slug), asc(factSources.id));
  const shown = new Set(
    ofWineries.flatMap((row) =>
      row.leftKind === null && unsoundWinery(row).length === 0 ? [row.slug] : [],
    ),
  );
  const ofTrips = (await listReadyTrips(db)).sort((one, other) => one.id - other.id);
  const ofPlaces = await db.select().from(placesToEatAndStay).orderBy(asc(placesToEatAndStay.slug));
  const found = [
    ...ofWineries.flatMap((row) => inRow("wineries", row.slug, unsoundWinery(row))),
    ...ofPosts.flatMap((row) => inRow("posts", row.slug, unsoundPost(row))),
    ...ofSources.flatMap(({ slug, source }) => inRow("fact_sources", slug, unsoundSource(source))),
    ...ofTrips.flatMap((trip) =>
      inRow(
        "ready_trips",
        trip.slug,
        unsoundReadyTrip(trip, (slug) => shown.has(slug)),
      ),
    ),
    ...ofPlaces.flatMap((row) => inRow("places_to_eat_and_stay", row.slug, unsoundPlace(row))),
  ];
  if (found.length === 0) return [];
  const migrations = await readMigrations();
  return found.map((fault) => ({
    ...fault,
    file: originOfRow(migrations, { key: fault.row, column: columnOf(fault.field) }) ?? null,
  }));
}

function inRow(table: UnsoundRow["table"], row: string, faults: readonly UnsoundField[]) {
  return faults.map((fault) => ({ table, row, ...fault }));
}

/** `openingHours.monday` as the database calls its column: `opening_hours`; of `stays.1.base` the `base`. */
function columnOf(field: string): string {
  const [, ofStay] = /^stays\.\d+\.(\w+)$/.exec(field) ?? [];
  const [name = ""] = ofStay === undefined ? field.split(".") : [ofStay];
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
