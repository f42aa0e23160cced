import { Router } from "express";
import { mount } from "#server/http/mount.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { citiesApi } from "#shared/api/cities.ts";
import { townsLike } from "#shared/domain/places/towns/town-spelling.ts";
import { foldForSearch } from "#shared/domain/site/search-text.ts";
import { listCitiesMatching, listCitiesNamed } from "./city-queries.ts";

export function cityRoutes({ db }: Pick<AppDeps, "db">): Router {
  const router = Router();
  mount(router, citiesApi, {
    search: async ({ query }) => {
      const search = foldForSearch(query.search);
      if (search === "") return [];
      const matching = await listCitiesMatching(db, search);
      if (matching.length > 0) return matching;
      const meant = townsLike(search).map(({ name }) => foldForSearch(name));
      return meant.length > 0 ? listCitiesNamed(db, meant) : [];
    },
  });
  return router;
}
