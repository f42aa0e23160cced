import { Router } from "express";
import { mount } from "#server/http/mount.ts";
import { unavailable } from "#server/http/problem.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";

/** Trips with private links. */
export function tripRoutes(): Router {
  const router = Router();
  const later = () => {
    throw unavailable("Trips cannot be shared yet.");
  };
  mount(router, tripsApi, {
    create: later,
    byToken: later,
    update: later,
    remove: later,
    renewLinks: later,
    claim: later,
    duplicate: later,
    mark: later,
    unmark: later,
    removeGuest: later,
    setVoting: later,
  });
  return router;
}
