/** `tsx scripts/art/render-landscape.ts` after a change of its shapes or inks: draws the landscape's pictures. */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { landscapeSvg, type Mood } from "./landscape-svg.ts";

const MOODS: readonly Mood[] = ["gold", "dusk"];
const folder = resolve(import.meta.dirname, "../../client/src/art/landscape");

for (const mood of MOODS) await writeFile(resolve(folder, `${mood}.svg`), landscapeSvg(mood));
