/** Takes back a migration that is not published yet. */
import { dropContent } from "#scripts/content/drop-content.ts";
import { readPublished } from "#scripts/content/published-migrations.ts";
import { migrationsFolder } from "#server/platform/paths.ts";

const [name = ""] = process.argv.slice(2);
const published = await readPublished(migrationsFolder);
const { ok, text } = await dropContent(migrationsFolder, name, published);
(ok ? console.log : console.error)(text);
process.exit(ok ? 0 : 1);
