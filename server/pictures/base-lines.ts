import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { loadOnce } from "#server/platform/load-once.ts";
import { clientBuildFolder, clientPublicFolder } from "#server/platform/paths.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { decodePositions } from "#shared/domain/places/polyline.ts";
import { type WorldLine, worldLine } from "./map-frame.ts";

const line = z.string();
const polygons = z.array(z.array(line));

/** The parts of the site's own geographic files that a picture shows; client/public/geo/README.md. */
const basemapSchema = z.object({
  land: polygons,
  state: polygons,
  urban: polygons,
  lakes: polygons,
  border: z.array(line),
  /** A rank, then lines. */
  rivers: z.array(z.tuple([z.number()], line)),
});
const roadsSchema = z.object({
  /** `I-82`, `US 12` or `SR 14`, then lines. */
  roads: z.array(z.array(line)),
  ferries: z.array(line),
});
const townsSchema = z.array(z.object({ names: z.array(z.string()), at: line }));

export interface BaseLines {
  readonly land: readonly WorldLine[];
  readonly state: readonly WorldLine[];
  readonly urban: readonly WorldLine[];
  readonly lakes: readonly WorldLine[];
  readonly border: readonly WorldLine[];
  /** The great rivers, the rivers, the creeks. */
  readonly rivers: readonly (readonly WorldLine[])[];
  readonly interstates: readonly WorldLine[];
  readonly usRoutes: readonly WorldLine[];
  readonly stateRoutes: readonly WorldLine[];
  readonly ferries: readonly WorldLine[];
  /** The greater towns first. */
  readonly towns: readonly { readonly name: string; readonly position: Position }[];
}

/** The basemap of the site, as its build or its sources have it; read once a thread. */
export const readBaseLines = loadOnce(async (): Promise<BaseLines> => {
  const [basemap, roads, towns] = await Promise.all([
    readGeo("basemap", basemapSchema),
    readGeo("roads", roadsSchema),
    readGeo("towns", townsSchema),
  ]);
  const decoded = (lines: readonly string[]) =>
    lines.map((text) => worldLine(decodePositions(text)));
  const routes = (prefix: RegExp) =>
    roads.roads.flatMap(([route = "", ...lines]) => (prefix.test(route) ? decoded(lines) : []));
  return {
    land: decoded(basemap.land.flat()),
    state: decoded(basemap.state.flat()),
    urban: decoded(basemap.urban.flat()),
    lakes: decoded(basemap.lakes.flat()),
    border: decoded(basemap.border),
    rivers: [1, 2, 3].map((rank) =>
      basemap.rivers.flatMap(([ofRank, ...lines]) => (ofRank === rank ? decoded(lines) : [])),
    ),
    interstates: routes(/^I-/),
    usRoutes: routes(/^US/),
    stateRoutes: routes(/^SR/),
    ferries: decoded(roads.ferries),
    towns: towns.flatMap(({ names, at }) => {
      const positions = decodePositions(at);
      return names.flatMap((name, index) => {
        const position = positions[index];
        return position ? [{ name, position }] : [];
      });
    }),
  };
});

async function readGeo<T>(name: string, schema: z.ZodType<T>): Promise<T> {
  const text = await readPublicFile(`geo/${name}.json`);
  return schema.parse(JSON.parse(text.toString()));
}

/** A file that the site serves under its own name, from its build or its sources. */
export async function readPublicFile(file: string): Promise<Buffer> {
  return readFile(join(clientBuildFolder, file)).catch(() =>
    readFile(join(clientPublicFolder, file)),
  );
}
