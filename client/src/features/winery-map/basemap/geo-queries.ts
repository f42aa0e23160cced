/** The files in `client/public/geo`: every line is an encoded polyline. */

import { EVERYBODY, withTimeout } from "#client/lib/api.ts";

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

function geoQuery<T>(name: string) {
  const path = `/geo/${name}.json`;
  return {
    queryKey: [EVERYBODY, path, {}] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      withTimeout(signal, async (limited): Promise<T> => {
        // biome-ignore lint/style/noRestrictedGlobals: a file of this site, not the API.
        const response = await fetch(path, { signal: limited });
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        return response.json();
      }),
  };
}

/** React Query options of the files. */
export const geoQueries = {
  basemap: () => geoQuery<BasemapAsset>("basemap"),
  roads: () => geoQuery<RoadsAsset>("roads"),
  towns: () => geoQuery<TownsAsset>("towns"),
  avas: () => geoQuery<readonly AvaOutline[]>("avas"),
};
