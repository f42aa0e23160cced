/**
 * What this device keeps for somebody who is signed in, apart from what it keeps for whoever uses it: it
 * leaves with their session. What is kept while nobody is signed in stays with the device.
 */

import { attempt } from "./kept.ts";

/** The id of who is signed in; null for nobody. */
export type VisitorId = string | null;

const NOTED = "visitor";
const OF = "of:";
const nameFor = (visitor: VisitorId, name: string) =>
  visitor === null ? name : `${OF}${visitor}:${name}`;

/** Keeps a text; where the browser refuses to store, it lasts as long as the page. */
export function keepFor(visitor: VisitorId, name: string, text: string): void {
  attempt(() => localStorage.setItem(nameFor(visitor, name), text));
}

/** What is kept for a visitor, or else for this device. */
export function keptFor(visitor: VisitorId, name: string): string | null {
  const own = attempt(() => localStorage.getItem(nameFor(visitor, name)));
  return own ?? attempt(() => localStorage.getItem(name)) ?? null;
}

/** Forgets it, for the visitor and for the device. */
export function forgetKept(visitor: VisitorId, name: string): void {
  attempt(() => localStorage.removeItem(nameFor(visitor, name)));
  attempt(() => localStorage.removeItem(name));
}

const keptNames = () =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");

/** Forgets everything that is kept under names with this end, for whomever. */
export function forgetAllOf(end: string): void {
  attempt(() => {
    for (const name of keptNames()) if (name.endsWith(end)) localStorage.removeItem(name);
  });
}

/** Who was here last, where it cannot be asked who is. */
export const notedVisitor = (): VisitorId => attempt(() => localStorage.getItem(NOTED)) ?? null;

/** Notes who is here; what was kept for anybody else who was signed in is forgotten. */
export function noteVisitor(visitor: VisitorId): void {
  attempt(() => {
    const own = nameFor(visitor, "");
    for (const name of keptNames()) {
      if (name.startsWith(OF) && (visitor === null || !name.startsWith(own))) {
        localStorage.removeItem(name);
      }
    }
    if (visitor === null) localStorage.removeItem(NOTED);
    else localStorage.setItem(NOTED, visitor);
  });
}
