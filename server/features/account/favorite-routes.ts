import { Router } from "express";
import { mount } from "#server/http/mount.ts";
import { notFound } from "#server/http/problem.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { favoritesApi } from "#shared/api/account/favorites.ts";
import { addFavorite, listFavorites, removeFavorite } from "./favorite-queries.ts";

export function favoriteRoutes({ db, now }: Pick<AppDeps, "db" | "now">): Router {
  const router = Router();
  mount(router, favoritesApi, {
    list: async ({ user }) => {
      const rows = await listFavorites(db, user.id);
      return rows.map(({ wineryId, createdAt }) => ({
        wineryId,
        addedAt: createdAt.toISOString(),
      }));
    },
    add: async ({ user, params: { wineryId } }) => {
      const known = await addFavorite(db, { userId: user.id, wineryId, now: now() });
      if (!known) throw notFound(`No winery has the id ${wineryId}.`);
      return undefined;
    },
    remove: async ({ user, params: { wineryId } }) => {
      await removeFavorite(db, user.id, wineryId);
      return undefined;
    },
  });
  return router;
}
