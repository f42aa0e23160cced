/** Checks all content: runs every migration on an empty database and reads every row in it. */
import { reportContent } from "#scripts/content/content-report.ts";
import { migrationsFolder } from "#server/platform/paths.ts";

const { faults, changes, summary } = await reportContent(migrationsFolder, { now: new Date() });
if (changes.length > 0) console.log(["What changes:", ...changes, ""].join("\n  ").trimEnd());
for (const fault of faults) console.error(fault);
console.log(summary);
process.exit(faults.length > 0 ? 1 : 0);
