import { type Request, Router } from "express";
import type { AppDeps } from "#server/platform/deps.ts";
import { SHARE_TARGET } from "./documents/conventions.ts";
import { sharedReader } from "./shared-into.ts";
import type { ContentSource } from "./site-content.ts";
import type { SiteContent } from "./site-content-queries.ts";

/** Leads what was shared into the installed site to the page that it is about. */
export function sharedIntoRoutes(
  { config }: Pick<AppDeps, "config">,
  current: ContentSource,
): Router {
  const router = Router();
  let made:
    | { readonly of: SiteContent; readonly read: ReturnType<typeof sharedReader> }
    | undefined;
  const reader = async () => {
    const of = await current();
    if (made?.of !== of) made = { of, read: sharedReader(of, config.publicUrl) };
    return made.read;
  };
  router.get(SHARE_TARGET, async ({ query }, res) => {
    const shared = { title: only(query.title), text: only(query.text), url: only(query.url) };
    res.setHeader("Cache-Control", "no-store");
    res.redirect(303, (await reader())(shared));
  });
  return router;
}

/** A parameter that was given once; else nothing. */
function only(value: Request["query"][string]): string {
  return typeof value === "string" ? value : "";
}
