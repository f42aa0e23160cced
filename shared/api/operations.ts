import { z } from "../zod.ts";
import type { Api } from "./endpoint.ts";

/** Which build a process serves. */
export const buildInfoSchema = z.object({
  version: z.string(),
  /** The commit it was built from; null where the build did not know. */
  commit: z.string().nullable(),
  /** When it was built; null where the site runs from its sources. */
  builtAt: z.iso.datetime().nullable(),
});

/** What whoever runs the site asks of one process. */
export const operationsApi = {
  version: { method: "GET", path: "/api/version", response: buildInfoSchema },
  /** Prometheus's text format; 404 unless `METRICS_TOKEN` is set, 401 without it as Bearer token. */
  metrics: { method: "GET", path: "/api/metrics" },
} as const satisfies Api;
