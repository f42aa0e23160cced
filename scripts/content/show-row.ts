/** `npm run content:show -- slug`: a row as it stands after all migrations, with its sources or stays. */
import { eq } from "drizzle-orm";
import { listReadyTrips } from "#server/features/reading/ready-trip-queries.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { MigrationError } from "#server/platform/database/migration-failure.ts";
import { replayMigrations } from "./replay.ts";

type Row = Readonly<Record<string, unknown>>;

/** What an editor reads of a winery, article, trip or place; null where no row has the slug. */
export async function rowText(db: Db, slug: string): Promise<string | null> {
  const { factSources, placesToEatAndStay, posts, wineries } = schema;
  const [winery] = await db.select().from(wineries).where(eq(wineries.slug, slug));
  if (winery) {
    const sources = await db.select().from(factSources).where(eq(factSources.wineryId, winery.id));
    const lines = sources.map(({ fact, items, name, date, url, sureness }) =>
      [`  ${fact}${items ? ` (${items.join(", ")})` : ""}: ${name}`, date, sureness, url]
        .filter(Boolean)
        .join(", "),
    );
    return textOf("wineries", winery, ["Sources:", ...lines]);
  }
  const [post] = await db.select().from(posts).where(eq(posts.slug, slug));
  if (post) return textOf("posts", { ...post, content: null }, [post.content]);
  const trip = (await listReadyTrips(db)).find((each) => each.slug === slug);
  if (trip) return textOf("ready_trips", { ...trip, stays: null }, ...trip.stays.map(columnsOf));
  const { slug: ofPlace } = placesToEatAndStay;
  const [place] = await db.select().from(placesToEatAndStay).where(eq(ofPlace, slug));
  return place ? textOf("places_to_eat_and_stay", place) : null;
}

/** The name of a table, the columns of a row, and what belongs to it, after an empty line each. */
function textOf(table: string, row: Row, ...parts: readonly (readonly string[])[]): string {
  const lines = parts.flatMap((part) => ["", ...part]);
  return [table, ...columnsOf(row), ...lines].join("\n");
}

const HIDDEN = new Set(["id", "createdAt", "updatedAt"]);

/** A line for each column that says something. */
function columnsOf(row: Row): string[] {
  return Object.entries(row).flatMap(([name, value]) => {
    if (HIDDEN.has(name) || value === null) return [];
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return [`  ${name}: ${text}`];
  });
}

/**
 * Asks the content as all migrations of a folder leave it.
 *
 * @throws MigrationError with what keeps them from running.
 */
export async function withContent<T>(folder: string, ask: (db: Db) => Promise<T>): Promise<T> {
  const replay = await replayMigrations(folder, () => false);
  if (!replay.ok) throw new MigrationError(replay.failure);
  try {
    return await ask(replay.db);
  } finally {
    await replay.close();
  }
}

/** The note that a new fee or new hours would take away without a word; null where there is none. */
export async function lostNote(folder: string, kind: string, slug: string): Promise<string | null> {
  const { wineries } = schema;
  const column = { fee: wineries.feeNote, hours: wineries.hoursNote }[kind];
  if (!column) return null;
  return withContent(folder, async (db) => {
    const [row] = await db.select({ note: column }).from(wineries).where(eq(wineries.slug, slug));
    return row?.note ?? null;
  });
}
