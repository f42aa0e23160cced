/**
 * Whether the browser knows that it has no network. The other answer promises nothing: a network may
 * be there and lead nowhere.
 */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

/** Why nothing arrives, as far as the browser knows. */
export function whyUnreachable(): string {
  return isOffline()
    ? "You are offline. Please try again once you are connected."
    : "The site did not answer. Please try again in a moment.";
}
