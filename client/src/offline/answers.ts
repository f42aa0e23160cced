/** How the service worker answers: docs/decisions/0019. */

import { fieldsOf, isText } from "#client/lib/parse.ts";
import { markupText } from "#shared/domain/text/markup-text.ts";
import { site } from "#shared/site.ts";
import {
  forgetAllTrips,
  forgetTrip,
  keepOfTrip,
  keepPart,
  keptOfTrip,
  listKeptTrips,
  noteVisitor,
  openParts,
} from "./kept-trips.ts";

/** A network that has not answered by then is taken for none, where something is kept. */
const TIMEOUT_MS = 5000;

const timeout = () => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));

const TRIP_PAGE = /^\/trip\/([^/]+)$/;
const TRIP_ANSWER = /^\/api\/trips\/([^/]+)$/;
/** Read again on every visit, and needed without a network too. */
const FRESH_PARTS = /^\/(geo\/[\w-]+\.json|api\/site|favicon\.svg|icon-\d+\.png)$/;
/** After these calls nobody is signed in any more. */
const SIGN_OUTS = new Set([
  "POST /api/logout",
  "POST /api/account/sign-out-everywhere",
  "DELETE /api/account",
]);

/** Asks the network. */
type Ask = () => Promise<Response>;

type Answering = (ask: Ask) => Promise<Response>;

/**
 * How a request is answered; null where it is none of the worker's business: other sites (map tiles
 * among them), and everything that a trip does not need without a network.
 */
export function answeringOf(
  { url, method, mode }: Pick<Request, "url" | "method" | "mode">,
  origin: string,
): Answering | null {
  const { origin: requested, pathname: path } = new URL(url);
  if (requested !== origin) return null;
  if (SIGN_OUTS.has(`${method} ${path}`)) return answerSignOut;
  const [, token] = TRIP_ANSWER.exec(path) ?? [];
  if (token && method === "DELETE") return (ask) => answerRemoval(ask, token);
  if (method !== "GET") return null;
  if (mode === "navigate") return path.startsWith("/api/") ? null : (ask) => answerPage(ask, path);
  if (token) return (ask) => answerTrip(ask, path, token);
  if (path === "/api/auth/user") return answerVisitor;
  return isAsset(path) || FRESH_PARTS.test(path) ? (ask) => answerPart(ask, path) : null;
}

/** A device without space for a copy still gets the answer. */
const asFits = (keeping: Promise<void>) => keeping.catch(() => {});

async function answerSignOut(ask: Ask): Promise<Response> {
  const answer = await ask();
  if (answer.ok) await forgetAllTrips();
  return answer;
}

async function answerRemoval(ask: Ask, token: string): Promise<Response> {
  const answer = await ask();
  if (answer.ok || answer.status === 404) await forgetTrip(token);
  return answer;
}

/**
 * The network's response, or the kept one where the network fails, answers 5xx, or does not answer in time.
 */
async function networkFirst(ask: Ask, kept: Response | undefined): Promise<Response> {
  if (!kept) return ask();
  const fresh = ask().then(
    (answer) => (answer.status >= 500 ? kept : answer),
    () => kept,
  );
  return Promise.race([fresh, timeout().then(() => kept)]);
}

async function answerPage(ask: Ask, path: string): Promise<Response> {
  const [, token] = TRIP_PAGE.exec(path) ?? [];
  const kept = token === undefined ? undefined : await keptOfTrip(path);
  try {
    const answer = await networkFirst(ask, kept);
    // The page of a visit holds the trip as it was then: what is kept is the frame, by `keep`.
    if (token !== undefined && answer.status === 404) await forgetTrip(token);
    return answer;
  } catch {
    const styles = (await (await openParts()).keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((part) => /^\/assets\/index-.*\.css$/.test(part));
    return offlinePage(await listKeptTrips(), styles.at(-1));
  }
}

/** Only what the page hands over is kept (`keep`); this keeps it as new as the network has it. */
async function answerTrip(ask: Ask, path: string, token: string): Promise<Response> {
  const kept = await keptOfTrip(path);
  const answer = await networkFirst(ask, kept);
  if (answer.status === 404) await forgetTrip(token);
  else if (kept && answer !== kept && answer.ok) await asFits(keepOfTrip(path, answer.clone()));
  return answer;
}

/** Named by their content: what is kept is what the server would send. */
const isAsset = (path: string) => path.startsWith("/assets/");

async function answerPart(ask: Ask, path: string): Promise<Response> {
  const kept = await (await openParts()).match(path);
  if (kept && isAsset(path)) return kept;
  const answer = await networkFirst(ask, kept);
  if (answer !== kept && answer.status === 200) await asFits(keepPart(path, answer.clone()));
  return answer;
}

async function answerVisitor(ask: Ask): Promise<Response> {
  const answer = await ask();
  if (answer.status === 401) await noteVisitor(null);
  if (answer.ok) {
    const { id } = fieldsOf(await answer.clone().json());
    if (isText(id)) await asFits(noteVisitor(id));
  }
  return answer;
}

/** @param styles the address of a style sheet that is kept. */
function offlinePage(
  trips: Awaited<ReturnType<typeof listKeptTrips>>,
  styles: string | undefined,
): Response {
  const list = trips.map(
    ({ path, name }) =>
      `<li class="border-t border-rule py-4"><a class="font-display text-2xl text-wine underline" href="${markupText(path)}">${markupText(name)}</a></li>`,
  );
  const what =
    trips.length > 0
      ? "These trips are kept on this device and open without a connection."
      : "A trip you open while you are connected is kept on this device, and opens without a connection from then on.";
  const body = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>No connection: ${markupText(site.name)}</title>`,
    styles ? `<link rel="stylesheet" href="${markupText(styles)}">` : "",
    '</head><body><main class="page-width py-section">',
    '<h1 class="font-display text-4xl">You are offline</h1>',
    `<p class="mt-4 max-w-prose font-serif text-lg">${what}</p>`,
    list.length > 0 ? `<ul class="mt-8">${list.join("")}</ul>` : "",
    "</main></body></html>",
  ].join("");
  return new Response(body, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'self'; font-src 'self'",
      "Cache-Control": "no-store",
    },
  });
}
