import { Router } from "express";
import { mount } from "#server/http/mount.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { siteApi } from "#shared/api/site.ts";
import { pingDatabase } from "./site-queries.ts";

export function siteRoutes({ config, db }: Pick<AppDeps, "config" | "db">): Router {
  const router = Router();
  mount(router, siteApi, {
    health: async ({ res }) => {
      await pingDatabase(db);
      res.setHeader("Cache-Control", "no-store");
      return { status: "ok" } as const;
    },
    settings: () => ({
      tileUrl: config.tileUrl,
      mailbox: config.embedded.mailbox,
      contactEmail: contactAddress(config.mailFrom),
    }),
  });
  return router;
}

/** The address inside `Name <address>`; the default sender of an unconfigured site is none. */
function contactAddress(mailFrom: string): string | null {
  const address = /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim();
  return address.endsWith("@localhost") ? null : address;
}
