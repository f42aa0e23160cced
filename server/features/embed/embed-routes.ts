import { Router } from "express";
import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { documentRoutes } from "#server/http/documents.ts";
import { EMBEDDED_MAP_PATH } from "#shared/domain/site/open-data.ts";
import { EMBED_HEADERS, REFUSES_FRAMES } from "./embed-page.ts";
import { missingCard, wineryCard } from "./winery-card.ts";
import { wineryMap } from "./winery-map.ts";

const FRESH_SECONDS = 3600;

/** What any site may show in a frame. */
export function embedRoutes({ guide }: GuideDeps, cached: CachedResponses): Router {
  const router = Router();
  router.use(
    documentRoutes(cached, [
      {
        path: EMBEDDED_MAP_PATH,
        type: "text/html; charset=utf-8",
        headers: { ...EMBED_HEADERS, [REFUSES_FRAMES]: null },
        load: async () => wineryMap((await guide()).wineries),
      },
    ]),
  );
  router.get("/embed/winery/:slug", async (req, res) => {
    const found = (await guide()).find(req.params.slug);
    res.removeHeader(REFUSES_FRAMES);
    res.set({ ...EMBED_HEADERS, "Cache-Control": `public, max-age=${FRESH_SECONDS}` });
    res.status(found ? (found.leftKind === null ? 200 : 410) : 404);
    res.type("html").send(found ? wineryCard(found) : missingCard());
  });
  return router;
}
