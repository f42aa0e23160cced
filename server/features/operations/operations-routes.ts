import { createHash, timingSafeEqual } from "node:crypto";
import { mount } from "#server/http/mount.ts";
import { HttpProblem, notFound } from "#server/http/problem.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { operationsApi } from "#shared/api/operations.ts";
import type { BuildInfo } from "./build-info.ts";
import type { Metrics } from "./metrics.ts";

/** What whoever runs the site asks of a process: which build it is, and how it does. */
export function operationsRoutes(
  { config }: Pick<AppDeps, "config">,
  { build, metrics }: { readonly build: BuildInfo; readonly metrics: Metrics | undefined },
) {
  return mount(operationsApi, {
    version: ({ res }) => {
      res.setHeader("Cache-Control", "no-store");
      return build;
    },
    metrics: async ({ req, res }) => {
      if (!(config.metricsToken && metrics))
        throw notFound("This installation tells no metrics: METRICS_TOKEN is not set.");
      if (!isToken(req.headers.authorization, config.metricsToken)) {
        const headers = { "WWW-Authenticate": "Bearer" };
        throw new HttpProblem(401, "Send METRICS_TOKEN as Authorization: Bearer.", { headers });
      }
      const { type, body } = await metrics.text();
      res.setHeader("Cache-Control", "no-store").type(type).send(body);
    },
  });
}

/** Compares digests, so that the time it takes says nothing of the token. */
function isToken(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(header ?? ""), digest(`Bearer ${token}`));
}
