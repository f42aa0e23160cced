import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { clientBuildFolder, clientPublicFolder } from "#server/platform/paths.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { decodePositions } from "#shared/domain/places/polyline.ts";

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

type Line = readonly Position[];

export interface BaseLines {
  readonly land: readonly Line[];
  readonly state: readonly Line[];
  readonly urban: readonly Line[];
  readonly lakes: readonly Line[];
  readonly border: readonly Line[];
  /** The great rivers, the rivers, the creeks. */
  readonly rivers: readonly (readonly Line[])[];
  readonly interstates: readonly Line[];
  readonly usRoutes: readonly Line[];
  readonly stateRoutes: readonly Line[];
  readonly ferries: readonly Line[];
  /** The greater towns first. */
  readonly towns: readonly { readonly name: string; readonly position: Position }[];
}

/** The basemap of the site, as its build or its sources have it. */
export async function readBaseLines(): Promise<BaseLines> {
  const [basemap, roads, towns] = await Promise.all([
    readGeo("basemap", basemapSchema),
    readGeo("roads", roadsSchema),
    readGeo("towns", townsSchema),
  ]);
  const decoded = (lines: readonly string[]) => lines.map((text) => decodePositions(text));
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
}

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
