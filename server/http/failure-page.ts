import type { IncomingMessage } from "node:http";
import { html } from "#server/platform/html.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { plainPage } from "./plain-page.ts";

const API = /^\/(api|oidc)(\/|$)/;

/**
 * Whether somebody reads the answer in a browser's window, and no program does: a sign-in goes through
 * addresses of the API too.
 */
export function isReadByPeople({ method, headers, url = "" }: IncomingMessage): boolean {
  const reads = method === "GET" || method === "HEAD";
  const isWindow = headers["sec-fetch-mode"] === "navigate" || !API.test(url);
  return reads && isWindow && (headers.accept?.includes("text/html") ?? false);
}

/** What a visitor reads where a page could not be made; it needs no script and no database. */
export function failurePage(status: number, detail: string): string {
  const isOurs = status >= 500;
  const failed = isOurs ? "Something went wrong" : "This cannot be shown";
  const title = status === 503 ? "Back in a moment" : failed;
  return plainPage({
    title,
    body: html`<h1>${title}</h1>
<p>${detail}</p>
${isOurs && html`<p>Load the page again in a moment. What you typed on this device is kept.</p>`}
<p class="ways"><a href="${paths.home}">Start at the home page</a><a href="${paths.wineries}">Find a winery</a></p>
<p class="faint">Error ${status}</p>`,
  });
}
