import { type Db, schema } from "#server/platform/database/db.ts";
import { cityFaults } from "./faults/city-faults.ts";
import type { ContentFault, RowFault } from "./faults/content-fault.ts";
import { postFaults } from "./faults/post-faults.ts";
import { wineryFaults } from "./faults/winery-faults.ts";

/** What was looked at, and everything in it that an editor has to put right. */
export interface ContentReport {
  readonly wineries: number;
  readonly posts: number;
  readonly cities: number;
  readonly faults: readonly ContentFault[];
}

/** Checks every row of content in a migrated database. */
export async function checkContent(db: Db): Promise<ContentReport> {
  const wineries = await db.select().from(schema.wineries).orderBy(schema.wineries.slug);
  const posts = await db.select().from(schema.posts).orderBy(schema.posts.slug);
  const cities = await db.select().from(schema.cities).orderBy(schema.cities.name);
  const targets = {
    winerySlugs: new Set(wineries.map(({ slug }) => slug)),
    postSlugs: new Set(posts.map(({ slug }) => slug)),
  };
  return {
    wineries: wineries.length,
    posts: posts.length,
    cities: cities.length,
    faults: [
      ...wineries.flatMap((row) => inRow("wineries", row.slug, wineryFaults(row))),
      ...posts.flatMap((row) => inRow("posts", row.slug, postFaults(row, targets))),
      ...cities.flatMap((row) => inRow("cities", row.name, cityFaults(row))),
    ],
  };
}

function inRow(
  table: ContentFault["table"],
  row: string,
  faults: readonly RowFault[],
): ContentFault[] {
  return faults.map((fault) => ({ table, row, ...fault }));
}
