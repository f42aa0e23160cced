/** The files in `client/public/geo`: every line is an encoded polyline. */

import type { z } from "zod";
import { endpointQuery } from "#client/lib/api.ts";
import type { Endpoint } from "#shared/api/endpoint.ts";

/** Rings, the first one the outside. */
type EncodedPolygon = readonly string[];

/** `basemap.json`. */
export interface BasemapAsset {
  readonly land: readonly EncodedPolygon[];
  /** Coarse land beyond the detailed rectangle. */
  readonly far: readonly EncodedPolygon[];
  readonly state: readonly EncodedPolygon[];
  readonly urban: readonly EncodedPolygon[];
  readonly parks: readonly EncodedPolygon[];
  readonly lakes: readonly EncodedPolygon[];
  readonly counties: readonly string[];
  readonly border: readonly string[];
  /** Lines of the neighboring states. */
  readonly borders: readonly string[];
  /** Rank 1 (the Columbia and the Snake) to 3, then the river's lines. */
  readonly rivers: readonly (readonly [rank: number, ...lines: string[]])[];
  /** Ends of rivers at the edge of the detail: the inner stretch, then the outer one. */
  readonly fading: readonly (readonly string[])[];
}

/** `roads.json`. */
export interface RoadsAsset {
  /** The route as it is written on its sign (`I-82`, `US 12`, `SR 14`), then its lines. */
  readonly roads: readonly (readonly [route: string, ...lines: string[]])[];
  /** Roads beyond the state, then their two stretches at the edge of the detail. */
  readonly far: readonly (readonly string[])[];
  readonly ferries: readonly string[];
}

/** `towns.json`: the most important rank first; `at` holds one point a name. */
export type TownsAsset = readonly { readonly names: readonly string[]; readonly at: string }[];

/** One outline of `avas.json`. */
export interface AvaOutline {
  readonly id: string;
  readonly name: string;
  readonly polygons: readonly EncodedPolygon[];
}

/** They are read as the API is, though they are files. */
function geoQuery<T>(name: string) {
  const path = `/geo/${name}.json` as Endpoint["path"];
  return endpointQuery<Endpoint & { response: z.ZodType<T> }>({ method: "GET", path }, {});
}

/** React Query options of the files. */
export const geoQueries = {
  basemap: () => geoQuery<BasemapAsset>("basemap"),
  roads: () => geoQuery<RoadsAsset>("roads"),
  towns: () => geoQuery<TownsAsset>("towns"),
  avas: () => geoQuery<readonly AvaOutline[]>("avas"),
};
