import { z } from "../../zod.ts";
import type { Api } from "../endpoint.ts";
import { tripTokenSchema } from "./trip.ts";

const params = z.object({ token: tripTokenSchema });

/** A trip as files (docs/export.md), with an `ETag` for 304 while the plan stays the same. */
export const tripFilesApi = {
  /** To be saved or subscribed to; 409 while the trip has no date. */
  calendar: {
    method: "GET",
    path: "/api/trips/:token/calendar.ics",
    params,
    file: "text/calendar",
  },
  /** 409, like `kml`, for a trip without a winery. */
  gpx: { method: "GET", path: "/api/trips/:token/plan.gpx", params, file: "application/gpx+xml" },
  kml: {
    method: "GET",
    path: "/api/trips/:token/plan.kml",
    params,
    file: "application/vnd.google-earth.kml+xml",
  },
} as const satisfies Api;
