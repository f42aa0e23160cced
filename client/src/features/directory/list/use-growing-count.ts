import { startTransition, useEffect, useState } from "react";
import { whenNear } from "#client/lib/chunks/moments.ts";

/** Cards of a page that is new: a screen and a half of the widest grid. */
export const FIRST_CARDS = 24;
/** Cards of a list that follows what is typed, and added at a time: the next letter never waits long for them. */
const CARDS_AT_A_TIME = 12;
/** Cards that scrolling adds by itself; beyond them a button keeps the page's foot in reach. */
const CARDS_BY_SCROLLING = 240;
/** How far below the screen the next cards are rendered. */
const MARGIN_PX = 1200;

interface Growth {
  /** What the list is of; another one starts afresh. */
  readonly key: unknown;
  readonly count: number;
  readonly limit: number;
}

interface GrowingCount {
  readonly count: number;
  /** The element after the last card. */
  readonly endRef: (end: HTMLElement | null) => void;
  /** Whether only `more` shows further cards. */
  readonly needsButton: boolean;
  readonly more: () => void;
}

/** On the server, as in most browsers, no button is needed. */
const canWatch = () => typeof window === "undefined" || "IntersectionObserver" in window;

/** How many cards of a long list to render: more as the visitor scrolls near its end. */
export function useGrowingCount(key: unknown, total: number, initial: number): GrowingCount {
  const start = (count: number): Growth => ({
    key,
    count,
    limit: Math.max(CARDS_BY_SCROLLING, count),
  });
  const [kept, setKept] = useState(() => start(initial));
  const { count, limit } = kept.key === key ? kept : start(CARDS_AT_A_TIME);
  const [end, endRef] = useState<HTMLElement | null>(null);
  const growByScrolling = count < Math.min(total, limit) && canWatch();
  const grow = (nextLimit: number) =>
    setKept({ key, count: Math.min(count + CARDS_AT_A_TIME, nextLimit), limit: nextLimit });

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each growth, look again.
  useEffect(() => {
    if (end === null || !growByScrolling) return;
    return whenNear(end, () => startTransition(() => grow(limit)), `${MARGIN_PX}px 0px`);
  }, [end, growByScrolling, count, limit, key]);

  return {
    count,
    endRef,
    needsButton: count < total && !growByScrolling,
    more: () => grow(count + CARDS_BY_SCROLLING),
  };
}
