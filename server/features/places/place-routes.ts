import { Router } from "express";
import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { mount } from "#server/http/mount.ts";
import { placesApi } from "#shared/api/places.ts";

/** The places to eat and to stay. */
export function placeRoutes({ guide }: GuideDeps, cached: CachedResponses): Router {
  const router = Router();
  mount(
    router,
    placesApi,
    { list: async () => (await guide()).places },
    { everybody: { cached, kept: ["list"] } },
  );
  return router;
}
