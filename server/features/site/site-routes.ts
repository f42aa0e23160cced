import { Router } from "express";
import { isLoopbackUrl } from "#server/http/loopback.ts";
import { mount } from "#server/http/mount.ts";
import { replyAddress } from "#server/mail/mail-text.ts";
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
      mailbox: config.embedded.mailbox && isLoopbackUrl(config.publicUrl),
      contactEmail: replyAddress(config.mailFrom),
    }),
  });
  return router;
}
