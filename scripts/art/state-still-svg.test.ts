import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { stateStillSvg, type Theme } from "./state-still-svg.ts";

const THEMES: readonly Theme[] = ["light", "dark"];

const geo = async (name: string) =>
  JSON.parse(await readFile(`client/public/geo/${name}.json`, "utf8"));

test.each(THEMES)(
  "the %s still of the maps is what the maps themselves are drawn from",
  async (theme) => {
    const kept = await readFile(`client/src/features/winery-map/still/state-${theme}.svg`, "utf8");
    const drawn = stateStillSvg(await geo("basemap"), await geo("avas"), theme);
    expect(kept === drawn, "tsx scripts/art/render-state-still.ts draws it anew").toBe(true);
  },
);
