import { z } from "../../zod.ts";
import type { Api } from "../endpoint.ts";
import { tripTokenSchema } from "./trip.ts";

const params = z.object({ token: tripTokenSchema });

/**
 * A trip as files, for whoever has its link (docs/take-out.md). Their answers are no JSON. They are
 * private like the trip, have its 404, and carry an `ETag`: who asks again with `If-None-Match` gets 304
 * while the plan is the same.
 */
export const tripFilesApi = {
  /** `text/calendar`, to be saved or subscribed to; 409 while the trip has no date. */
  calendar: { method: "GET", path: "/api/trips/:token/calendar.ics", params },
  /** `application/gpx+xml`; 409, like `kml`, for a trip without a winery. */
  gpx: { method: "GET", path: "/api/trips/:token/plan.gpx", params },
  /** `application/vnd.google-earth.kml+xml` */
  kml: { method: "GET", path: "/api/trips/:token/plan.kml", params },
} as const satisfies Api;
