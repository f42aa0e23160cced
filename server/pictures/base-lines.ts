import { decodePositions } from "#shared/domain/places/polyline.ts";
import { worldPoint } from "#shared/domain/places/web-mercator.ts";
import basemap from "../../client/public/geo/basemap.json" with { type: "json" };
import network from "../../client/public/geo/roads.json" with { type: "json" };
import townRanks from "../../client/public/geo/towns.json" with { type: "json" };

/** The width of the Web Mercator world in the units of the basemap's paths: a tenth is a tenth of a pixel close up. */
export const WORLD_UNITS = 1e6;

/** SVG path data of lines as the geographic files have them; client/public/geo/README.md. */
function pathData(lines: readonly string[]): string {
  const units = (part: number) => (part * WORLD_UNITS).toFixed(1);
  const pointsOf = (line: string) =>
    decodePositions(line)
      .map(worldPoint)
      .map(({ x, y }) => `${units(x)} ${units(y)}`);
  return lines.map((line) => `M${pointsOf(line).join("L")}`).join("");
}

const riversOf = (rank: number) =>
  pathData(basemap.rivers.flatMap(([of, ...lines]) => (of === rank ? lines.map(String) : [])));

/** `I-82`, `US 12` or `SR 14`, then lines. */
const roadsOf = (prefix: RegExp) =>
  pathData(network.roads.flatMap(([route = "", ...lines]) => (prefix.test(route) ? lines : [])));

/** The site's basemap as path data, the same for every picture: a frame puts it into its place. */
export const BASE_LINES = {
  land: pathData(basemap.land.flat()),
  state: pathData(basemap.state.flat()),
  urban: pathData(basemap.urban.flat()),
  lakes: pathData(basemap.lakes.flat()),
  border: pathData(basemap.border),
  greatRivers: riversOf(1),
  rivers: riversOf(2),
  creeks: riversOf(3),
  interstates: roadsOf(/^I-/),
  usRoutes: roadsOf(/^US/),
  stateRoutes: roadsOf(/^SR/),
  ferries: pathData(network.ferries),
} as const;

/** The greater towns first. */
export const TOWNS = townRanks.flatMap(({ names, at }) => {
  const positions = decodePositions(at);
  return names.flatMap((name, index) => {
    const position = positions[index];
    return position ? [{ name, ...position }] : [];
  });
});
