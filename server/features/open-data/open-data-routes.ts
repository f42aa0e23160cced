import type { Router } from "express";
import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { documentRoutes } from "#server/http/documents.ts";
import { PLAIN_PAGE_HEADERS } from "#server/http/plain-page.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { OPEN_DATA_PATHS } from "#shared/domain/site/open-data.ts";
import { avasCsv, avasGeoJson, placesCsv, wineriesCsv, wineriesGeoJson } from "./data-files.ts";
import { dataPage } from "./data-page.ts";

const GEO_JSON = "application/geo+json; charset=utf-8";
const CSV = "text/csv; charset=utf-8; header=present";

/** Any site may read the files; that is what they are for. */
const OPEN = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
} as const;

/** The wineries, places and AVAs as files, under the terms that the page /data names. */
export function openDataRoutes(
  { config, guide }: Pick<AppDeps, "config"> & GuideDeps,
  cached: CachedResponses,
): Router {
  const origin = config.publicUrl;
  const file = (path: `/${string}`, type: string, load: () => Promise<string>) => ({
    ...{ path, type, load },
    headers: OPEN,
  });
  const { wineriesGeoJson: geoJsonPath, wineriesCsv: csvPath, ...paths } = OPEN_DATA_PATHS;
  return documentRoutes(cached, [
    file(geoJsonPath, GEO_JSON, async () => wineriesGeoJson((await guide()).wineries, origin)),
    file(csvPath, CSV, async () => wineriesCsv((await guide()).wineries, origin)),
    file(paths.placesCsv, CSV, async () => placesCsv((await guide()).places)),
    file(paths.avasGeoJson, GEO_JSON, async () => avasGeoJson(origin)),
    file(paths.avasCsv, CSV, async () => avasCsv(origin)),
    {
      path: paths.page,
      type: "text/html; charset=utf-8",
      headers: PLAIN_PAGE_HEADERS,
      load: async () => dataPage(origin),
    },
  ]);
}
