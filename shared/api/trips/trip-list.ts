import { z } from "../../zod.ts";
import { defineApi } from "../endpoint.ts";
import { bounded, idInPathSchema, idSchema } from "../fields.ts";
import { TRIP_LIST_MAX } from "../limits.ts";
import { tripListRoutes } from "../routes.ts";

const tripListSchema = z.object({
  /** In the order of adding. */
  wineryIds: z.array(z.int()),
});

/** The signed-in visitor's trip list. */
export const tripListApi = defineApi(tripListRoutes, {
  read: { auth: "required", response: tripListSchema },
  /** Adds wineries and returns the whole list, without unknown ones and those past the 50th. */
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
