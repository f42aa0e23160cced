import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { documentRoutes, OPEN_HEADERS } from "#server/http/documents.ts";
import { PLAIN_PAGE_HEADERS, plainPage } from "#server/http/plain-page.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { type Html, html } from "#server/platform/html.ts";
import { loadOnce } from "#server/platform/load-once.ts";
import { API_DOCS_PATH } from "#shared/domain/site/open-data.ts";
import { API_GROUPS } from "./api-table.ts";
import {
  type Json,
  type OpenApiDocument,
  type Operation,
  openApiDocument,
} from "./openapi-document.ts";

/** The contract as a document for programs, which any site may read, and as a page for people. */
export function apiDocsRoutes({ config }: Pick<AppDeps, "config">, cached: CachedResponses) {
  const origin = config.publicUrl;
  const document = loadOnce(() => openApiDocument(origin));
  return documentRoutes(cached, {
    "/api/openapi.json": {
      type: "application/json; charset=utf-8",
      headers: OPEN_HEADERS,
      load: async () => JSON.stringify(await document()),
    },
    [API_DOCS_PATH]: {
      type: "text/html; charset=utf-8",
      headers: PLAIN_PAGE_HEADERS,
      load: async () => docsPage(await document(), origin),
    },
  });
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The contract for people: every call with what it takes and what it answers. */
function docsPage(document: OpenApiDocument, origin: string): string {
  const calls: Call[] = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
  const description =
    "Every call of the site's API: parameters, bodies, answers and errors, with an OpenAPI 3.1 document for programs.";
  return plainPage({
    title: "API",
    listed: { description, address: origin + API_DOCS_PATH },
    body: html`<h1>The API</h1>
<p>${description}</p>
<p>Failures are problem details (RFC 9457). Calls are limited by network; an answer 429 says in Retry-After when to come back. For whole tables take the files of <a href="/data">the open data</a>.</p>
<p class="ways"><a href="/api/openapi.json">OpenAPI document</a><a href="/data">Open data</a></p>
<nav aria-label="Groups"><p>${API_GROUPS.map(({ name }) => html`<a href="#${anchor(name)}">${name}</a> `)}</p></nav>
${API_GROUPS.map(({ name, about }) =>
  group(
    name,
    about,
    calls.filter(({ operation }) => operation.tags.includes(name)),
  ),
)}`,
  });
}

function anchor(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, "-");
}

function group(name: string, about: string, calls: readonly Call[]): Html {
  return html`<section aria-labelledby="${anchor(name)}">
<h2 id="${anchor(name)}">${name}</h2>
<p class="faint">${about}</p>
${calls.map(callText)}
</section>`;
}

function callText({ method, path, operation }: Call): Html {
  const { parameters = [], requestBody, responses, operationId } = operation;
  const answers = Object.entries(responses).filter(([status]) => /^\d+$/.test(status));
  return html`<article>
<h3 id="${operationId}"><code>${method.toUpperCase()} ${path}</code></h3>
${parameters.length > 0 && parameterTable(parameters)}
${requestBody && schemaDetails("Body", requestBody)}
${answers.map(([status, answer]) =>
  "content" in answer ? schemaDetails(`Answer ${status}`, answer) : html`<p>Answer ${status}</p>`,
)}
</article>`;
}

function parameterTable(parameters: readonly Json[]): Html {
  const rows = parameters.map(
    ({ name, in: place, required }) =>
      html`<tr><td><code>${String(name)}</code></td><td>${String(place)}</td><td>${required ? "required" : "optional"}</td></tr>`,
  );
  return html`<table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Needed</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function schemaDetails(name: string, { content }: Json): Html {
  return html`<details><summary>${name}</summary><pre tabindex="0">${JSON.stringify(content, null, 1)}</pre></details>`;
}
