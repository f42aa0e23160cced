import { z } from "../zod.ts";
import type { Api } from "./endpoint.ts";

export const buildInfoSchema = z.object({
  version: z.string(),
  /** Null if unknown to the build. */
  commit: z.string().nullable(),
  /** Null if the site runs from its sources. */
  builtAt: z.iso.datetime().nullable(),
});

/** For the operator of one process. */
export const operationsApi = {
  version: { method: "GET", path: "/api/version", response: buildInfoSchema },
  /** Prometheus text format; 404 unless `METRICS_TOKEN` is set, 401 without it as Bearer token. */
  metrics: { method: "GET", path: "/api/metrics", file: "text/plain" },
} as const satisfies Api;
