/** What this device keeps. Where the browser refuses to store, it lasts as long as the page. */

/** Storage throws where it is switched off or full, and JSON where something else wrote it. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The value under a name; null where there is none that can be read. */
export const readKept = (name: string): unknown =>
  attempt(() => JSON.parse(localStorage.getItem(name) ?? "null")) ?? null;

/** Keeps a value; null forgets it. */
export function keep(name: string, value: object | null): void {
  attempt(() => {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  });
}
