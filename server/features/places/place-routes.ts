import { Router } from "express";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { mount } from "#server/http/mount.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { placesApi } from "#shared/api/places.ts";
import { listPlaces } from "./place-queries.ts";

/** The places to eat and to stay. */
export function placeRoutes({ db }: Pick<AppDeps, "db">, cached: CachedResponses): Router {
  const router = Router();
  mount(
    router,
    placesApi,
    { list: () => listPlaces(db) },
    { everybody: { cached, kept: ["list"] } },
  );
  return router;
}
