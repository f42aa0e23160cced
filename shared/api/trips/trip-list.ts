import { z } from "../../zod.ts";
import { defineApi } from "../endpoint.ts";
import { bounded, idInPathSchema, idSchema } from "../fields.ts";
import { TRIP_LIST_MAX } from "../limits.ts";
import { tripListRoutes } from "../routes.ts";

const tripListSchema = z.object({
  /** In the order in which they were added. */
  wineryIds: z.array(z.int()),
});

/** The signed-in visitor's trip list. */
export const tripListApi = defineApi(tripListRoutes, {
  read: { auth: "required", response: tripListSchema },
  /**
   * Puts wineries on the list and answers the whole of it. What is on it already stays, so a list
   * from another device loses nothing; wineries the guide does not know, and those past the 50th,
   * are left out of the answer.
   */
  add: {
    auth: "required",
    body: z.object({ wineryIds: bounded(z.array(idSchema), TRIP_LIST_MAX, "At most 50 wineries") }),
    response: tripListSchema,
  },
  clear: { auth: "required" },
  remove: {
    auth: "required",
    params: z.object({ wineryId: idInPathSchema }),
  },
});
