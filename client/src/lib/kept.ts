/** What this device keeps. Where the browser refuses to store, it lasts as long as the page. */
import { attempt, parsed } from "./parse.ts";

/** The value under a name as `read` finds it; null where there is none of use. */
export const readKept = <T>(name: string, read: (value: unknown) => T | null): T | null =>
  parsed(
    attempt(() => localStorage.getItem(name)),
    read,
  );

/** Keeps a value; null forgets it. */
export function keep(name: string, value: object | null): void {
  attempt(() => {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  });
}
