/**
 * What this device stores for a signed-in visitor: it is deleted with their session, but unsent changes
 * stay until somebody signs in or they sign out. What is stored while nobody is signed in stays on the device.
 */

import { attempt } from "./parse.ts";

/** The id of the signed-in visitor; null for nobody. */
export type VisitorId = string | null;

export const NOTED = "visitor";
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

/** Who was here last, for when the server cannot be asked. */
export const notedVisitor = (): VisitorId => attempt(() => localStorage.getItem(NOTED)) ?? null;

/**
 * Notes who is here; what was stored for other signed-in visitors is deleted.
 *
 * @param mayReturn nobody signed out, but a session has ended: its visitor's unsent changes stay.
 */
export function noteVisitor(visitor: VisitorId, { mayReturn = false } = {}): void {
  attempt(() => {
    const own = visitor && nameFor(visitor, "");
    for (const name of keptNames()) {
      const stays = own ? name.startsWith(own) : mayReturn && name.includes(`:${UNSENT}`);
      if (name.startsWith(OF) && !stays) localStorage.removeItem(name);
    }
    if (visitor === null) localStorage.removeItem(NOTED);
    else localStorage.setItem(NOTED, visitor);
  });
}
