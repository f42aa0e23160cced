/** Checks all content: runs every migration on an empty database and reads every row in it. */
import { reportContent } from "#scripts/content/content-report.ts";
import { migrationsFolder } from "#server/platform/paths.ts";

const { faults, summary } = await reportContent(migrationsFolder);
for (const fault of faults) console.error(fault);
console.log(summary);
if (faults.length > 0) {
  console.log(
    'A migration that is already live is never edited: npm run content:new -- change "What it corrects"',
  );
}
process.exit(faults.length > 0 ? 1 : 0);
