import { useEffect } from "react";
import { listen } from "#client/lib/listen.ts";

/** Where a visitor was in a long list, kept in its history entry, so that Back returns there. */
export interface ListPosition {
  /** Cards rendered. */
  readonly count: number;
  /** Pixels scrolled. */
  readonly top: number;
  /** The link that was followed. */
  readonly href: string | null;
}

/** What this history entry holds; null for a page that is new. */
export const readListPosition = (): ListPosition | null => window.history.state?.wineryList ?? null;

/**
 * Returns a visitor who comes Back to the place in the list, and to the link, they left it by.
 *
 * @param returning where they were; null on a first visit.
 * @param count how many cards are rendered now.
 */
export function useListPosition(returning: ListPosition | null, count: number): void {
  useEffect(() => {
    if (returning === null) return;
    // After the frame in which a change of route scrolls to the top and focuses the heading.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        window.scrollTo({ top: returning.top, behavior: "instant" });
        focusLink(returning.href);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [returning]);

  useEffect(() => {
    const save = (href: string | null) => {
      const wineryList: ListPosition = { count, top: window.scrollY, href };
      window.history.replaceState({ ...window.history.state, wineryList }, "");
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link) save(link.getAttribute("href"));
    };
    const ends = [
      listen(document, "click", onClick, { capture: true }),
      listen(window, "pagehide", () => save(null)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [count]);
}

function focusLink(href: string | null): void {
  const links = document.querySelectorAll<HTMLAnchorElement>("main a[href]");
  const link = [...links].find((candidate) => candidate.getAttribute("href") === href);
  link?.focus({ preventScroll: true });
}
