import { z } from "../../zod.ts";
import { defineApi } from "../endpoint.ts";
import { idInPathSchema } from "../fields.ts";
import { favoritesRoutes } from "../routes.ts";

export const favoriteSchema = z.object({
  wineryId: z.int(),
  addedAt: z.iso.datetime(),
});

export type Favorite = z.infer<typeof favoriteSchema>;

const wineryParams = z.object({ wineryId: idInPathSchema });

/** The signed-in visitor's favorite wineries; adding and removing are idempotent. */
export const favoritesApi = defineApi(favoritesRoutes, {
  /** Newest first. */
  list: { auth: "required", response: z.array(favoriteSchema) },
  add: { auth: "required", params: wineryParams },
  remove: { auth: "required", params: wineryParams },
});
