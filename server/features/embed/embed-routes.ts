import { Router } from "express";
import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import type { WineryDto } from "#server/features/wineries/winery-queries.ts";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { documentRoutes } from "#server/http/documents.ts";
import { type Html, html } from "#server/platform/html.ts";
import { EMBEDDED_MAP_PATH } from "#shared/domain/site/open-data.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { DEPARTURE_LABELS } from "#shared/domain/winery/departure.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";
import { feeLabel, visitLabel } from "#shared/domain/winery/winery-labels.ts";
import { site } from "#shared/site.ts";
import { EMBED_HEADERS, embedPage, REFUSES_FRAMES } from "./embed-page.ts";
import { wineryMap } from "./winery-map.ts";

const FRESH_SECONDS = 3600;

/** What any site may show in a frame. */
export function embedRoutes({ guide }: GuideDeps, cached: CachedResponses): Router {
  const router = Router();
  router.use(
    documentRoutes(cached, {
      [EMBEDDED_MAP_PATH]: {
        type: "text/html; charset=utf-8",
        headers: { ...EMBED_HEADERS, [REFUSES_FRAMES]: null },
        load: async () => wineryMap((await guide()).wineries),
      },
    }),
  );
  router.get("/embed/winery/:slug", async (req, res) => {
    const found = (await guide()).find(req.params.slug);
    res.removeHeader(REFUSES_FRAMES);
    // A winery that the guide takes up later shows at once.
    const kept = found ? `public, max-age=${FRESH_SECONDS}` : "no-store";
    res.set({ ...EMBED_HEADERS, "Cache-Control": kept });
    res.status(found ? (found.leftKind === null ? 200 : 410) : 404);
    res.type("html").send(found ? wineryCard(found) : missingCard());
  });
  return router;
}

/** A winery's card for a frame; of one that left, that it did, and since when. */
function wineryCard(winery: WineryDto): string {
  const { leftKind, leftSince, name, region, address, city, slug } = winery;
  if (leftKind !== null) {
    const since = leftSince === null ? "" : `, ${formatFactDate(leftSince)}`;
    return embedPage(
      name,
      html`<p class="eyebrow">${DEPARTURE_LABELS[leftKind]}${since}</p>
<h1>${name}</h1>
<p>This winery in ${city} is no longer in ${site.name}.</p>
<p>${link(paths.winery(slug), "Why, and what is near")}</p>`,
    );
  }
  return embedPage(
    name,
    html`<p class="eyebrow">${region}</p>
<h1>${name}</h1>
<p>${address}, ${city}</p>
<p>${feeLabel(winery)} · ${visitLabel(winery)}</p>
<p>${link(paths.winery(slug), "Hours, directions and what is near")}</p>
<p class="faint">${site.name}. Confirm before you go.</p>`,
  );
}

/** The card of a winery that never was in the guide. */
function missingCard(): string {
  return embedPage(
    "Winery Not Found",
    html`<h1>Winery Not Found</h1>
<p>${link(paths.wineries, `Find a winery in ${site.name}`)}</p>`,
  );
}

function link(path: string, text: string): Html {
  return html`<a class="go" href="${path}" target="_blank">${text}</a>`;
}
