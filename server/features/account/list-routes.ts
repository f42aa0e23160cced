import { mount } from "#server/http/mount.ts";
import { notFound } from "#server/http/problem.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { favoritesApi } from "#shared/api/account/favorites.ts";
import { tripListApi } from "#shared/api/trips/trip-list.ts";
import {
  addFavorite,
  addToTripList,
  listFavorites,
  listTripList,
  removeFromList,
} from "./winery-list-queries.ts";

/** The two lists of wineries that an account keeps: favorites, and those set aside for a trip. */
export function listRoutes({ db, now }: Pick<AppDeps, "db" | "now">) {
  const favorites = mount(favoritesApi, {
    list: async ({ user }) => {
      const rows = await listFavorites(db, user.id);
      return rows
        .filter(({ leftKind }) => leftKind === null)
        .map(({ wineryId, createdAt }) => ({ wineryId, addedAt: createdAt.toISOString() }));
    },
    add: async ({ user, params: { wineryId } }) => {
      const known = await addFavorite(db, user.id, wineryId, now());
      if (!known) throw notFound(`No winery has the id ${wineryId}.`);
    },
    remove: ({ user, params }) => removeFromList(db, "favorites", user.id, params.wineryId),
  });

  const read = async (userId: string) => ({
    wineryIds: (await listTripList(db, userId)).map(({ wineryId }) => wineryId),
  });
  const tripList = mount(tripListApi, {
    read: ({ user }) => read(user.id),
    add: async ({ user, body: { wineryIds } }) => {
      await addToTripList(db, user.id, wineryIds);
      return read(user.id);
    },
    clear: ({ user }) => removeFromList(db, "tripListEntries", user.id),
    remove: ({ user, params }) => removeFromList(db, "tripListEntries", user.id, params.wineryId),
  });
  return [favorites, tripList];
}
