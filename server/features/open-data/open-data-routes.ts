import type { Router } from "express";
import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import type { WineryDto } from "#server/features/wineries/winery-queries.ts";
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
  const ofWineries =
    (write: (wineries: readonly WineryDto[], origin: string) => string) => async () =>
      write((await guide()).wineries, origin);
  const fixed = (write: (origin: string) => string) => async () => write(origin);
  return documentRoutes(cached, [
    {
      path: OPEN_DATA_PATHS.wineriesGeoJson,
      type: GEO_JSON,
      headers: OPEN,
      load: ofWineries(wineriesGeoJson),
    },
    { path: OPEN_DATA_PATHS.wineriesCsv, type: CSV, headers: OPEN, load: ofWineries(wineriesCsv) },
    {
      path: OPEN_DATA_PATHS.placesCsv,
      type: CSV,
      headers: OPEN,
      load: async () => placesCsv((await guide()).places),
    },
    { path: OPEN_DATA_PATHS.avasGeoJson, type: GEO_JSON, headers: OPEN, load: fixed(avasGeoJson) },
    {
      path: OPEN_DATA_PATHS.page,
      type: "text/html; charset=utf-8",
      headers: PLAIN_PAGE_HEADERS,
      load: fixed(dataPage),
    },
    { path: OPEN_DATA_PATHS.avasCsv, type: CSV, headers: OPEN, load: fixed(avasCsv) },
  ]);
}
