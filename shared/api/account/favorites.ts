import { z } from "zod";
import { defineApi } from "../endpoint.ts";
import { idInPathSchema } from "../fields.ts";

export const favoriteSchema = z.object({
  wineryId: z.int(),
  addedAt: z.iso.datetime(),
});

export type Favorite = z.infer<typeof favoriteSchema>;

const wineryParams = z.object({ wineryId: idInPathSchema });

/** The signed-in visitor's favorite wineries; adding and removing may be repeated. */
export const favoritesApi = defineApi({
  /** Newest first. */
  list: {
    method: "GET",
    path: "/api/favorites",
    auth: "required",
    response: z.array(favoriteSchema),
  },
  add: {
    method: "PUT",
    path: "/api/favorites/:wineryId",
    auth: "required",
    params: wineryParams,
  },
  remove: {
    method: "DELETE",
    path: "/api/favorites/:wineryId",
    auth: "required",
    params: wineryParams,
  },
});
