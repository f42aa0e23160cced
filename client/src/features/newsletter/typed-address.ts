/**
 * The address typed into a signup form and not sent yet. It lives no longer than the browser's tab;
 * where the browser refuses to store, the form continues without.
 */

const keyOf = (source: string) => `newsletter-email:${source}`;

/** The address left in the form of this source; empty when there is none. */
export function readTypedAddress(source: string): string {
  try {
    return sessionStorage.getItem(keyOf(source)) ?? "";
  } catch {
    return "";
  }
}

/** Keeps an address for the form of this source; an empty one forgets it. */
export function writeTypedAddress(source: string, address: string): void {
  try {
    if (address === "") sessionStorage.removeItem(keyOf(source));
    else sessionStorage.setItem(keyOf(source), address);
  } catch {
    // Nothing is kept.
  }
}
