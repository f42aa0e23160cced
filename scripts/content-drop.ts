/** Takes back a migration that is not published yet. */
import { dropContent } from "#scripts/content/drop-content.ts";
import { readPublished } from "#scripts/content/published-migrations.ts";
import { MigrationError } from "#server/platform/database/migration-failure.ts";
import { migrationsFolder } from "#server/platform/paths.ts";

const [name = ""] = process.argv.slice(2);
const published = await readPublished(migrationsFolder);
const { ok, text } = await dropContent(migrationsFolder, name, published).catch(refused);
(ok ? console.log : console.error)(text);
process.exit(ok ? 0 : 1);

function refused(error: unknown) {
  if (error instanceof MigrationError) return { ok: false, text: error.message };
  throw error;
}
