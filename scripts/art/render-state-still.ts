/** `tsx scripts/art/render-state-still.ts` after a change of `client/public/geo`: draws the maps' stills. */
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { stateStillSvg, type Theme } from "./state-still-svg.ts";

const THEMES: readonly Theme[] = ["light", "dark"];
const client = resolve(import.meta.dirname, "../../client");

const geo = async (name: string) =>
  JSON.parse(await readFile(resolve(client, `public/geo/${name}.json`), "utf8"));

const [basemap, avas] = await Promise.all([geo("basemap"), geo("avas")]);
for (const theme of THEMES) {
  const file = resolve(client, `src/features/winery-map/still/state-${theme}.svg`);
  await writeFile(file, stateStillSvg(basemap, avas, theme));
}
