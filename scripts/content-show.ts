/** Prints a winery, an article, a trip or a place as it stands after all migrations. */
import { rowText, withContent } from "#scripts/content/show-row.ts";
import { migrationsFolder } from "#server/platform/paths.ts";

const [slug = ""] = process.argv.slice(2);
const text = await withContent(migrationsFolder, (db) => rowText(db, slug));
if (text === null)
  console.error(`No row has the slug "${slug}": it is the end of its page's address.`);
else console.log(text);
process.exit(text === null ? 1 : 0);
