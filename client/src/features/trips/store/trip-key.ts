/** The editing key of a trip. It comes in the fragment of its link, which browsers send to no server. */
import { useEffect } from "react";
import { useVisitor } from "#client/entities/use-current-user.ts";
import { listen } from "#client/lib/listen.ts";
import { useIsHydrated, useKeptState } from "#client/lib/page/hydration.ts";
import { keepFor, keptFor, type VisitorId } from "#client/lib/visitor-storage.ts";

const nameOf = (token: string) => `trip-key:${token}`;

export const keyHeader = (key: string | null) => (key === null ? {} : { "x-edit-key": key });

/** The token of a trip's page, `/trip/{token}`. */
export const tokenOf = (url: string): string => url.split("/").at(-1) ?? "";

/** The key of a link such as `/trip/{token}#edit={key}`. */
function keyInFragment(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("edit");
}

/** A trip's two addresses. */
export interface MadeLinks {
  readonly url: string;
  readonly editUrl: string;
}

/** The token and the editing key in a trip's addresses. */
export const addressIn = ({ url, editUrl }: MadeLinks) => ({
  token: tokenOf(url),
  tripKey: keyInFragment(new URL(editUrl, window.location.origin).hash),
});

/** Keeps the key of new links for whoever made them. @returns the token of their page. */
export function keepNewLinks(visitor: VisitorId, links: MadeLinks): string {
  const { token, tripKey } = addressIn(links);
  if (tripKey !== null) keepFor(visitor, nameOf(token), tripKey);
  return token;
}

/** The editing key of the address, or the one kept for a visitor. */
export const tripKeyHere = (visitor: VisitorId, token: string): string | null =>
  keyInAddress(token) ?? keptFor(visitor, nameOf(token));

/** Null on the server, which renders for everybody. */
function keyInAddress(token: string): string | null {
  if (typeof window === "undefined" || !window.location.pathname.endsWith(`/${token}`)) return null;
  return keyInFragment(window.location.hash);
}

/**
 * The editing key this visitor has; undefined until it is known who they are. A key in the address is
 * removed from it once it is stored, so that a copied address does not hand it on.
 */
export function useTripKey(token: string): string | null | undefined {
  const visitor = useVisitor();
  const isHydrated = useIsHydrated();
  const [given] = useKeptState(() => keyInAddress(token), null);
  useEffect(() => {
    const key = keyInAddress(token);
    // Stored for nobody, the key would outlast their session: wait until the visitor is known.
    if (!isHydrated || visitor === undefined || key === null) return;
    if (!keepFor(visitor, nameOf(token), key)) return;
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [token, visitor, isHydrated]);
  useEffect(() => {
    // An editing link that is followed on this page opens it anew.
    return listen(window, "hashchange", () => {
      if (keyInAddress(token) !== null) window.location.reload();
    });
  }, [token]);
  if (!isHydrated) return null;
  if (given !== null) return given;
  return visitor === undefined ? undefined : tripKeyHere(visitor, token);
}
