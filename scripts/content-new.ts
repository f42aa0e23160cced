/** Starts a winery, an article or a correction: a numbered migration with every column explained. */
import { newContent } from "#scripts/content/new-content.ts";
import { migrationsFolder } from "#server/platform/paths.ts";

const [kind = "", ...words] = process.argv.slice(2);
const { ok, text } = await newContent(migrationsFolder, {
  kind,
  subject: words.join(" "),
  now: new Date(),
});
(ok ? console.log : console.error)(text);
process.exit(ok ? 0 : 1);
