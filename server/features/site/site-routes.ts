import type { z } from "zod";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { isLoopbackUrl } from "#server/http/guards/loopback.ts";
import { type Handlers, mount } from "#server/http/mount.ts";
import { unavailable } from "#server/http/problem.ts";
import { replyAddress } from "#server/mail/mail-text.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { type InvalidRow, siteApi } from "#shared/api/site.ts";

/** Seconds for Retry-After. */
const CHECK_AGAIN = 2;
const OK = { status: "ok" } as const;
/** The rest are in the log. */
const MAX_FAULTS = 20;

/** Settings for the browser, and the health checks of load balancers and supervisors. */
export function siteRoutes(
  { config, health }: Pick<AppDeps, "config" | "health">,
  cached: CachedResponses,
) {
  const refuseStopping = () => {
    if (health.isStopping()) throw unavailable("This process is stopping.", CHECK_AGAIN);
  };
  const handlers: Handlers<typeof siteApi> = {
    live: ({ res }) => {
      res.setHeader("Cache-Control", "no-store");
      refuseStopping();
      return OK;
    },
    ready: ({ res }) => {
      res.setHeader("Cache-Control", "no-store");
      refuseStopping();
      if (!health.isWarm()) throw unavailable("This process has just started.", CHECK_AGAIN);
      if (health.isOverloaded())
        throw unavailable("This process has more to do than it can answer in time.", CHECK_AGAIN);
      return OK;
    },
    health: async ({ res }) => {
      res.setHeader("Cache-Control", "no-store");
      refuseStopping();
      const readiness = await health.readiness();
      // It may have begun to stop while the database was queried.
      refuseStopping();
      if (!readiness.ready) throw unavailable(readiness.why, CHECK_AGAIN);
      const mail = mailHealth(health.mail());
      return { ...contentHealth(await health.invalidRows()), ...(mail && { mail }) };
    },
    settings: () => siteSettings(config),
  };
  return mount(siteApi, handlers, { everybody: { cached, calls: ["settings"] } });
}

/** Undefined until this process has sent a mail, or failed to. */
function mailHealth({ awaySince, lastSentAt }: ReturnType<AppDeps["health"]["mail"]>) {
  if (!(awaySince || lastSentAt)) return undefined;
  const isoTime = (time: Date | undefined) => time?.toISOString() ?? null;
  return { awaySince: isoTime(awaySince), lastSentAt: isoTime(lastSentAt) };
}

function contentHealth(faults: readonly InvalidRow[]) {
  if (faults.length === 0) return OK;
  const leftOut = new Set(faults.map(({ table, row }) => `${table} ${row}`)).size;
  return { status: "degraded" as const, leftOut, faults: faults.slice(0, MAX_FAULTS) };
}

/** The settings of this installation that browsers need. */
export function siteSettings(config: AppDeps["config"]): z.input<typeof siteApi.settings.response> {
  return {
    tileUrl: config.tileUrl,
    mailbox: config.embedded.mailbox && isLoopbackUrl(config.publicUrl),
    contactEmail: replyAddress(config.mailFrom),
  };
}
