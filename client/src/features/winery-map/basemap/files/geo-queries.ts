import { EVERYBODY } from "#client/lib/api.ts";
import { loadStaticJson } from "#client/lib/static-json.ts";
import type { AvaOutline, BasemapAsset, RoadsAsset, TownsAsset } from "./geo-assets.ts";

function geoQuery<T>(name: string) {
  return {
    queryKey: [EVERYBODY, `/geo/${name}.json`, {}] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      loadStaticJson<T>(`/geo/${name}.json`, signal),
  };
}

/** React Query options of the files in `client/public/geo`. */
export const geoQueries = {
  basemap: () => geoQuery<BasemapAsset>("basemap"),
  roads: () => geoQuery<RoadsAsset>("roads"),
  towns: () => geoQuery<TownsAsset>("towns"),
  avas: () => geoQuery<readonly AvaOutline[]>("avas"),
};
