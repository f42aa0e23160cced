/** Opens the links of the content, once a month, and names those that are dead. */
import { contentLinks, deadLinks } from "#scripts/content/dead-links.ts";
import { withContent } from "#scripts/content/show-row.ts";
import { migrationsFolder } from "#server/platform/paths.ts";

const links = await withContent(migrationsFolder, contentLinks);
console.log(`Opening ${links.length} links; this takes some minutes.`);
const dead = await deadLinks(links);
for (const line of dead) console.error(line);
console.log(
  dead.length === 0
    ? "All of them open."
    : `${dead.length} are dead: look for the page's new address, or the source's new home.`,
);
process.exit(dead.length > 0 ? 1 : 0);
