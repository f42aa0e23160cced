import type { Router } from "express";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { documentRoutes } from "#server/http/documents.ts";
import { PLAIN_PAGE_HEADERS } from "#server/http/plain-page.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { loadOnce } from "#server/platform/load-once.ts";
import { API_DOCS_PATH } from "#shared/domain/site/open-data.ts";
import { docsPage } from "./docs-page.ts";
import { openApiDocument } from "./openapi-document.ts";

/** The contract as a document for programs, which any site may read, and as a page for people. */
export function apiDocsRoutes(
  { config }: Pick<AppDeps, "config">,
  cached: CachedResponses,
): Router {
  const origin = config.publicUrl;
  const document = loadOnce(() => openApiDocument(origin));
  return documentRoutes(cached, [
    {
      path: "/api/openapi.json",
      type: "application/json; charset=utf-8",
      headers: {
        "Access-Control-Allow-Origin": "*",
        "Cross-Origin-Resource-Policy": "cross-origin",
      },
      load: async () => JSON.stringify(await document()),
    },
    {
      path: API_DOCS_PATH,
      type: "text/html; charset=utf-8",
      headers: PLAIN_PAGE_HEADERS,
      load: async () => docsPage(await document(), origin),
    },
  ]);
}
