import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { mount } from "#server/http/mount.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { citiesApi } from "#shared/api/cities.ts";
import { placesApi } from "#shared/api/places.ts";
import { townReadings } from "#shared/domain/places/town-names.ts";
import { townsLike } from "#shared/domain/places/town-spelling.ts";
import { foldForSearch } from "#shared/domain/text/search-text.ts";
import { listCitiesMatching, listCitiesNamed } from "./place-queries.ts";

/** The towns of the search, and the places to eat and to stay. */
export function placeRoutes(
  { db, guide }: Pick<AppDeps, "db"> & GuideDeps,
  cached: CachedResponses,
) {
  const cities = mount(citiesApi, {
    search: async ({ query }) => {
      for (const search of new Set(townReadings(query.search))) {
        const matching = search === "" ? [] : await listCitiesMatching(db, search);
        if (matching.length > 0) return matching;
      }
      const meant = townsLike(query.search).map(({ name }) => foldForSearch(name));
      return listCitiesNamed(db, meant);
    },
  });
  const places = mount(
    placesApi,
    { list: async () => (await guide()).places },
    { everybody: { cached, calls: ["list"] } },
  );
  return [cities, places];
}
