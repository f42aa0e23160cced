/** What this device keeps. Where the browser refuses to store, it lasts as long as the page. */
import { listen } from "./listen.ts";
import { parsed } from "./parse.ts";
import { forgetKept, keepFor, keptFor } from "./visitor-storage.ts";

/** The value under a name as `read` finds it; null where there is none of use. */
export const readKept = <T>(name: string, read: (value: unknown) => T | null): T | null =>
  parsed(keptFor(null, name), read);

/** Keeps a value; null forgets it. @returns whether that outlasts the page. */
export function keep(name: string, value: object | null): boolean {
  if (value !== null) return keepFor(null, name, JSON.stringify(value));
  forgetKept(null, name);
  return true;
}

/** Follows what another tab keeps under a name. @returns stops. */
export const followKept = (name: string, listener: () => void): (() => void) =>
  listen(window, "storage", ({ key }: StorageEvent) => (key ?? name) === name && listener());
