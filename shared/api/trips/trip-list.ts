import { z } from "zod";
import { defineApi } from "../endpoint.ts";
import { bounded, idInPathSchema, idSchema } from "../fields.ts";

/** Most wineries on a trip list: more than four times what the longest trip can hold. */
export const TRIP_LIST_MAX = 50;

const tripListSchema = z.object({
  /** In the order in which they were added. */
  wineryIds: z.array(z.int()),
});

/** The signed-in visitor's trip list. */
export const tripListApi = defineApi({
  read: { method: "GET", path: "/api/trip-list", auth: "required", response: tripListSchema },
  /**
   * Puts wineries on the list and answers the whole of it. What is on it already stays, so a list
   * from another device loses nothing; wineries the guide does not know, and those past the 50th,
   * are left out of the answer.
   */
  add: {
    method: "PUT",
    path: "/api/trip-list",
    auth: "required",
    body: z.object({ wineryIds: bounded(z.array(idSchema), TRIP_LIST_MAX, "At most 50 wineries") }),
    response: tripListSchema,
  },
  clear: { method: "DELETE", path: "/api/trip-list", auth: "required" },
  remove: {
    method: "DELETE",
    path: "/api/trip-list/:wineryId",
    auth: "required",
    params: z.object({ wineryId: idInPathSchema }),
  },
});
