/** The editing key of a trip: it comes in the fragment of its link, which no server is sent. */
import { useEffect, useState } from "react";

const keyOf = (token: string) => `trip-key:${token}`;

/** Keeps a key in this browser; where it refuses to store, the key lasts as long as the page. */
function keepTripKey(token: string, key: string): void {
  try {
    localStorage.setItem(keyOf(token), key);
  } catch {
    // The link with the key still opens it.
  }
}

export function forgetTripKey(token: string): void {
  try {
    localStorage.removeItem(keyOf(token));
  } catch {
    // Nothing was kept.
  }
}

function keptKey(token: string): string | null {
  try {
    return localStorage.getItem(keyOf(token));
  } catch {
    return null;
  }
}

/** The key of a link such as `/trip/{token}#edit={key}`; null for one without. */
function keyInFragment(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("edit");
}

/** Keeps the key of links that were just made, by the token of their page. */
export function keepNewLinks({
  url,
  editUrl,
}: {
  readonly url: string;
  readonly editUrl: string;
}): void {
  const key = keyInFragment(new URL(editUrl, window.location.origin).hash);
  if (key !== null) keepTripKey(url.split("/").at(-1) ?? "", key);
}

/** The editing key of the address or of this browser; none on the server, which draws for anybody. */
export function tripKeyHere(token: string): string | null {
  if (typeof window === "undefined") return null;
  return keyInFragment(window.location.hash) ?? keptKey(token);
}

/**
 * The editing key this browser holds for a trip. One in the address is kept, and leaves the address,
 * so that it is not handed on with it.
 */
export function useTripKey(token: string): string | null {
  const [key] = useState(() => tripKeyHere(token));
  useEffect(() => {
    if (keyInFragment(window.location.hash) === null) return;
    if (key !== null) keepTripKey(token, key);
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [token, key]);
  return key;
}
