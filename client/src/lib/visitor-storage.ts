/**
 * What this device stores for a signed-in visitor: it is deleted with their session. Where that has ended
 * without a sign-out, unsent changes stay for a month, unless somebody else signs in. What is stored while
 * nobody is signed in stays on the device.
 */

import { attempt } from "./parse.ts";

/** The id of the signed-in visitor; null for nobody. */
export type VisitorId = string | null;

/** Has the id of whoever is here; once they are not, until when they may return (ms since 1970). */
export const NOTED = "visitor";
const MAY_RETURN_MS = 30 * 24 * 60 * 60 * 1000;
const OF = "of:";
/** Begins the names of changes that wait to be sent. */
export const UNSENT = "trip-changes:";
const nameFor = (visitor: VisitorId, name: string) =>
  visitor === null ? name : `${OF}${visitor}:${name}`;

/** What the browser refused to store: it lasts as long as the page. */
const unstored = new Map<string, string>();

/** Keeps a text. @returns whether it outlasts the page. */
export function keepFor(visitor: VisitorId, name: string, text: string): boolean {
  const own = nameFor(visitor, name);
  attempt(() => localStorage.setItem(own, text));
  const isStored = attempt(() => localStorage.getItem(own)) === text;
  if (isStored) unstored.delete(own);
  else unstored.set(own, text);
  return isStored;
}

/** What is stored for a visitor, or else for this device. */
export function keptFor(visitor: VisitorId, name: string): string | null {
  const kept = (own: string) =>
    unstored.get(own) ?? attempt(() => localStorage.getItem(own)) ?? null;
  return kept(nameFor(visitor, name)) ?? kept(name);
}

/** Deletes it, for the visitor and for the device. */
export function forgetKept(visitor: VisitorId, name: string): void {
  for (const own of [nameFor(visitor, name), name]) {
    unstored.delete(own);
    attempt(() => localStorage.removeItem(own));
  }
}

const keptNames = () =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");

/** Deletes everything whose name ends so, for all visitors. */
export function forgetAllOf(end: string): void {
  attempt(() => {
    for (const name of keptNames()) if (name.endsWith(end)) localStorage.removeItem(name);
  });
}

const noted = () => attempt(() => localStorage.getItem(NOTED)) ?? null;

/** Who was here last, for when the server cannot be asked. */
export function notedVisitor(): VisitorId {
  const last = noted();
  return Number.isNaN(Number(last)) ? last : null;
}

/** Whether a visitor is gone for good from this device: they signed out, or somebody else is here. */
export function hasLeft(visitor: string): boolean {
  const last = noted() ?? visitor;
  return Number.isNaN(Number(last)) ? last !== visitor : Date.now() >= Number(last);
}

/**
 * Notes who is here; what was stored for other signed-in visitors is deleted.
 *
 * @param mayReturn nobody signed out, but a session has ended: its visitor's unsent changes stay.
 */
export function noteVisitor(visitor: VisitorId, { mayReturn = false } = {}): void {
  attempt(() => {
    for (const name of keptNames().filter((each) => each.startsWith(OF))) {
      const [, id = "", kind] = name.split(":");
      const waits = mayReturn && `${kind}:` === UNSENT && !hasLeft(id);
      const stays = visitor === null ? waits : id === visitor;
      if (!stays) localStorage.removeItem(name);
    }
    const until = mayReturn ? Date.now() + MAY_RETURN_MS : 0;
    // The end of a session is noted once.
    const isNews = visitor !== null || !mayReturn || notedVisitor() !== null;
    if (isNews) localStorage.setItem(NOTED, visitor ?? `${until}`);
  });
}
