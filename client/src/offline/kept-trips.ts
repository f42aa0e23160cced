/** What the service worker keeps of trips, so that their pages open offline, and the messages pages send it. */
import { fieldsOf, isText } from "#client/lib/parse.ts";
import { FRAME_ALONE } from "#shared/domain/site/rendered-page.ts";

/** Header of an answer that this device kept: since when (ISO 8601, UTC). */
export const KEPT_AT = "X-Kept-At";

/** A page and the answer of its trip, by token; whose device it is says `visitor`. */
const TRIPS = "trips";
/** Chunks, styles, fonts and map files: the same for everybody. */
const PARTS = "parts";
/** Beyond these the oldest go: what a dozen builds bring. */
const MAX_FILES = 400;
const VISITOR = "/visitor";

const tripPage = (token: string) => `/trip/${token}`;
const tripAnswer = (token: string) => `/api/trips/${token}`;

const openTrips = () => caches.open(TRIPS);
export const openParts = () => caches.open(PARTS);

/** A kept page or answer of a trip. */
export async function keptOfTrip(path: string): Promise<Response | undefined> {
  return (await openTrips()).match(path);
}

/** Keeps a page or answer of a trip with the time it is from, in the place of the one before. */
export async function keepOfTrip(path: string, answer: Response) {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, new Date().toISOString());
  const { status, statusText } = answer;
  const kept = new Response(await answer.arrayBuffer(), { status, statusText, headers });
  await (await openTrips()).put(path, kept);
}

/** Forgets a trip: it was deleted, its link was ended, or it is gone. */
export async function forgetTrip(token: string): Promise<void> {
  const trips = await openTrips();
  await Promise.all([trips.delete(tripPage(token)), trips.delete(tripAnswer(token))]);
}

/** Forgets every trip: whoever used this browser has signed out, or is another one now. */
export async function forgetAllTrips(): Promise<void> {
  const trips = await openTrips();
  await Promise.all((await trips.keys()).map(({ url }) => trips.delete(new URL(url).pathname)));
}

/**
 * Notes who is signed in; null for nobody. Trips that were kept while somebody else was signed in
 * are forgotten. Those kept while nobody was stay: whoever signs in then has opened them here.
 */
export async function noteVisitor(visitor: string | null): Promise<void> {
  const trips = await openTrips();
  const before = (await (await trips.match(VISITOR))?.text()) ?? "";
  if (before === (visitor ?? "")) return;
  if (before !== "") await forgetAllTrips();
  if (visitor !== null) await trips.put(VISITOR, new Response(visitor));
}

/** Keeps a part, and lets the oldest go where there are too many. */
export async function keepPart(path: string, answer: Response): Promise<void> {
  const parts = await openParts();
  await parts.put(path, answer);
  const all = await parts.keys();
  const old = all.slice(0, Math.max(0, all.length - MAX_FILES));
  await Promise.all(old.map(({ url }) => parts.delete(new URL(url).pathname)));
}

/** The trips that can be opened without a network, by name. */
export async function listKeptTrips() {
  const trips = await openTrips();
  const found = [];
  for (const { url } of await trips.keys()) {
    const [, token] = /^\/api\/trips\/([^/]+)$/.exec(new URL(url).pathname) ?? [];
    const answer = token && (await trips.match(tripAnswer(token)));
    if (!token || !answer) continue;
    found.push({ path: tripPage(token), name: nameOfTrip(await answer.json()) });
  }
  return found;
}

/** As its page calls it; without the table of towns, which would come with every worker. */
function nameOfTrip(trip: unknown): string {
  const { name, request } = fieldsOf(trip);
  if (isText(name) && name !== "") return name;
  const { base } = fieldsOf(request);
  return isText(base) ? `Wine trip from ${base}` : "A wine trip";
}

/** Keeps a trip: its page, its answer as JSON, and the parts that it was rendered from. */
export interface KeepMessage {
  readonly kind: "keep";
  readonly token: string;
  readonly trip: string;
  /** The id of who is signed in: with their session it is forgotten. Null for nobody. */
  readonly visitor: string | null;
  readonly parts: readonly string[];
}

export type WorkerMessage =
  | KeepMessage
  | { readonly kind: "forget"; readonly token: string }
  /** Nobody is signed in in this browser. */
  | { readonly kind: "signed-out" };

/** Handles a message from a page. */
export async function handleMessage(data: WorkerMessage): Promise<void> {
  if (data.kind === "signed-out") await noteVisitor(null);
  if (data.kind === "forget") await forgetTrip(data.token);
  if (data.kind === "keep") await keep(data);
}

async function keep({ token, trip, visitor, parts }: KeepMessage): Promise<void> {
  await noteVisitor(visitor);
  const headers = { "Content-Type": "application/json; charset=utf-8" };
  await keepOfTrip(tripAnswer(token), new Response(trip, { headers }));
  const kept = await openParts();
  await Promise.allSettled(
    parts.map(async (path) => {
      if (await kept.match(path)) return;
      // biome-ignore lint/style/noRestrictedGlobals: a part of this site, not the API.
      const answer = await fetch(path);
      if (answer.status === 200) await keepPart(path, answer);
    }),
  );
  // Last, for without its parts it would stay empty. What was rendered for a visit holds the trip as it was then.
  // biome-ignore lint/style/noRestrictedGlobals: a page of this site, not the API.
  const page = await fetch(tripPage(token), { headers: { [FRAME_ALONE]: "1" } });
  if (page.ok) await keepOfTrip(tripPage(token), page);
}
