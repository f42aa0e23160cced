import { Router } from "express";
import { mount } from "#server/http/mount.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { citiesApi } from "#shared/api/cities.ts";
import { foldForSearch } from "#shared/domain/site/search-text.ts";
import { listCitiesMatching } from "./city-queries.ts";

export function cityRoutes({ db }: Pick<AppDeps, "db">): Router {
  const router = Router();
  mount(router, citiesApi, {
    search: async ({ query }) => {
      const search = foldForSearch(query.search);
      return search === "" ? [] : listCitiesMatching(db, search);
    },
  });
  return router;
}
