/** The editing key of a trip: it comes in the fragment of its link, which no server is sent. */
import { useEffect } from "react";
import { useVisitor } from "#client/entities/use-current-user.ts";
import { useIsHydrated, useKeptState } from "#client/lib/page/hydration.ts";
import { keepFor, keptFor, type VisitorId } from "#client/lib/visitor-storage.ts";

const nameOf = (token: string) => `trip-key:${token}`;

/** The header that carries the editing key; none without one. */
export const keyHeader = (key: string | null) => (key === null ? {} : { "x-edit-key": key });

/** The token of a trip's page, `/trip/{token}`. */
export const tokenOf = (url: string): string => url.split("/").at(-1) ?? "";

/** The key of a link such as `/trip/{token}#edit={key}`; null for one without. */
function keyInFragment(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("edit");
}

/** A trip's two addresses, as they are made. */
export interface MadeLinks {
  readonly url: string;
  readonly editUrl: string;
}

/** Keeps the key of links that were just made for whoever made them. @returns the token of their page. */
export function keepNewLinks(visitor: VisitorId, { url, editUrl }: MadeLinks): string {
  const key = keyInFragment(new URL(editUrl, window.location.origin).hash);
  if (key !== null) keepFor(visitor, nameOf(tokenOf(url)), key);
  return tokenOf(url);
}

/** The editing key of the address, or the one kept for a visitor. */
export const tripKeyHere = (visitor: VisitorId, token: string): string | null =>
  keyInAddress(token) ?? keptFor(visitor, nameOf(token));

/** None on the server, which draws for anybody. */
function keyInAddress(token: string): string | null {
  if (typeof window === "undefined" || !window.location.pathname.endsWith(`/${token}`)) return null;
  return keyInFragment(window.location.hash);
}

/**
 * The editing key for whoever is here; undefined until that is known. One in the address is kept, and
 * leaves the address, so that it is not handed on with it.
 */
export function useTripKey(token: string): string | null | undefined {
  const visitor = useVisitor();
  const isHydrated = useIsHydrated();
  const [given] = useKeptState(() => keyInAddress(token), null);
  useEffect(() => {
    const key = keyInAddress(token);
    // While the page hydrates nobody is known to be here: the key would stay when they sign out.
    if (!isHydrated || visitor === undefined || key === null) return;
    keepFor(visitor, nameOf(token), key);
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [token, visitor, isHydrated]);
  if (!isHydrated) return null;
  if (given !== null) return given;
  return visitor === undefined ? undefined : tripKeyHere(visitor, token);
}
