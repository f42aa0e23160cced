import { asc, sql } from "drizzle-orm";
import { listReadyTrips } from "#server/features/reading/ready-trip-queries.ts";
import type { Guide } from "#server/features/wineries/guide-answers.ts";
import { listWineryRows } from "#server/features/wineries/winery-queries.ts";
import { columnOf, originOfRow } from "#server/platform/content/row-origin.ts";
import {
  inRow,
  invalidPlace,
  invalidPost,
  invalidReadyTrip,
  invalidSource,
  invalidWinery,
} from "#server/platform/content/valid-rows.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { readMigrations } from "#server/platform/database/migrate.ts";
import type { InvalidRow } from "#shared/api/site.ts";
import { listSources } from "./coverage-queries.ts";

const { factSources, placesToEatAndStay, posts } = schema;

/** Any such address can be read; only the others are read here, as a guide has many thousands. */
const PLAIN_ADDRESS = "^https?://[a-z0-9]+([.-][a-z0-9]+)*\\.[a-z]{2,}(/\\S*)?$";

const mayBeInvalid = sql`${factSources.url} !~* ${PLAIN_ADDRESS} or array_position(${factSources.items}, null) is not null`;

/** Every row of content that the site leaves out, and why. */
export async function listInvalidRows(db: Db, guide: Guide): Promise<InvalidRow[]> {
  const ofPosts = await db.query.posts.findMany({ orderBy: asc(posts.slug) });
  const ofSources = await listSources(db, mayBeInvalid);
  const isShown = (slug: string) => guide.find(slug)?.leftKind === null;
  const ofTrips = (await listReadyTrips(db)).sort((one, other) => one.id - other.id);
  const ofPlaces = await db.query.placesToEatAndStay.findMany({
    orderBy: asc(placesToEatAndStay.slug),
  });
  const found = [
    ...(await listWineryRows(db)).flatMap((row) => inRow("wineries", row.slug, invalidWinery(row))),
    ...ofPosts.flatMap((row) => inRow("posts", row.slug, invalidPost(row))),
    ...ofSources.flatMap((row) => inRow("fact_sources", row.slug, invalidSource(row))),
    ...ofTrips.flatMap((trip) => inRow("ready_trips", trip.slug, invalidReadyTrip(trip, isShown))),
    ...ofPlaces.flatMap((row) => inRow("places_to_eat_and_stay", row.slug, invalidPlace(row))),
  ];
  if (found.length === 0) return [];
  const migrations = await readMigrations();
  return found.map((fault) => ({
    ...fault,
    file: originOfRow(migrations, { key: fault.row, column: columnOf(fault.field) }) ?? null,
  }));
}
