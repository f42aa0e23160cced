/** Wineries that were put on the trip list in a page that is left before its code has arrived. */

/** Where the browser keeps the trip list of this device: a list of ids as JSON. */
export const TRIP_LIST_KEY = "trip-list";

/** On a button that would add to the trip list: the winery's id. Not on one that takes it off. */
export const ADDS = "data-adds";

/**
 * Puts the wineries of pressed buttons on this device's list, where nothing else does it any more: a
 * press that waits for the page's code must not be lost with the page.
 *
 * @param presses buttons and forms that were pressed and have not been answered.
 */
export function keepAdditions(presses: Iterable<HTMLElement>): void {
  const added = [...presses].map((pressed) => Number(pressed.getAttribute(ADDS))).filter(Boolean);
  if (added.length === 0) return;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TRIP_LIST_KEY) ?? "[]");
    const all = new Set([...(Array.isArray(kept) ? kept : []), ...added]);
    localStorage.setItem(TRIP_LIST_KEY, JSON.stringify([...all]));
    dispatchEvent(new StorageEvent("storage", { key: TRIP_LIST_KEY }));
  } catch {
    // A browser that stores nothing keeps no list from page to page either.
  }
}
