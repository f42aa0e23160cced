import { Router } from "express";
import { mount } from "#server/http/mount.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { TRIP_LIST_MAX } from "#shared/api/limits.ts";
import { tripListApi } from "#shared/api/trips/trip-list.ts";
import {
  addToTripList,
  clearTripList,
  listTripList,
  removeFromTripList,
} from "./trip-list-queries.ts";

export function tripListRoutes({ db }: Pick<AppDeps, "db">): Router {
  const router = Router();
  const read = async (userId: string) => ({
    wineryIds: (await listTripList(db, userId)).map(({ wineryId }) => wineryId),
  });
  mount(router, tripListApi, {
    read: ({ user }) => read(user.id),
    add: async ({ user, body: { wineryIds } }) => {
      await addToTripList(db, { userId: user.id, wineryIds, max: TRIP_LIST_MAX });
      return read(user.id);
    },
    clear: async ({ user }) => {
      await clearTripList(db, user.id);
      return undefined;
    },
    remove: async ({ user, params }) => {
      await removeFromTripList(db, user.id, params.wineryId);
      return undefined;
    },
  });
  return router;
}
