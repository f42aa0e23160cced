import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { documentRoutes, OPEN_HEADERS } from "#server/http/documents.ts";
import { PLAIN_PAGE_HEADERS } from "#server/http/plain-page.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { OPEN_DATA_PATHS } from "#shared/domain/site/open-data.ts";
import { avasCsv, avasGeoJson, placesCsv, wineriesCsv, wineriesGeoJson } from "./data-files.ts";
import { dataPage } from "./data-page.ts";

const GEO_JSON = "application/geo+json; charset=utf-8";
const CSV = "text/csv; charset=utf-8; header=present";

/** The wineries, places and AVAs as files, under the terms that the page /data names. */
export function openDataRoutes(
  { config, guide }: Pick<AppDeps, "config"> & GuideDeps,
  cached: CachedResponses,
) {
  const origin = config.publicUrl;
  const file = (type: string, load: () => Promise<string>) => ({
    ...{ type, load },
    headers: OPEN_HEADERS,
  });
  const { wineriesGeoJson: geoJsonPath, wineriesCsv: csvPath, ...paths } = OPEN_DATA_PATHS;
  return documentRoutes(cached, {
    [geoJsonPath]: file(GEO_JSON, async () => wineriesGeoJson((await guide()).wineries, origin)),
    [csvPath]: file(CSV, async () => wineriesCsv((await guide()).wineries, origin)),
    [paths.placesCsv]: file(CSV, async () => placesCsv((await guide()).places)),
    [paths.avasGeoJson]: file(GEO_JSON, async () => avasGeoJson(origin)),
    [paths.avasCsv]: file(CSV, async () => avasCsv(origin)),
    [paths.page]: {
      type: "text/html; charset=utf-8",
      headers: PLAIN_PAGE_HEADERS,
      load: async () => dataPage(origin),
    },
  });
}
