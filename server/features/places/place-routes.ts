import { Router } from "express";
import { mount } from "#server/http/mount.ts";
import type { ReadyAnswers } from "#server/http/ready/ready-answers.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { placesApi } from "#shared/api/places.ts";
import { listPlaces } from "./place-queries.ts";

/** The places to eat and to stay. */
export function placeRoutes({ db }: Pick<AppDeps, "db">, ready: ReadyAnswers): Router {
  const router = Router();
  mount(
    router,
    placesApi,
    { list: () => listPlaces(db) },
    { constant: { ready, endpoints: ["list"] } },
  );
  return router;
}
