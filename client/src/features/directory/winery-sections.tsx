import { memo, type ReactNode, startTransition, useEffect, useId, useState } from "react";
import type { AnsweredQuestion } from "#client/entities/question/found-by.ts";
import { WineryCard } from "#client/entities/winery/winery-card.tsx";
import { whenNear } from "#client/lib/chunks/when-to-start.ts";
import { useIsHydrated } from "#client/lib/page/hydration.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { milesBetween } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { counted } from "#shared/domain/text/words.ts";
import type { DirectoryResult } from "./directory-search.ts";
import { readListPosition, useListPosition } from "./list-position.ts";

interface WinerySectionsProps {
  readonly result: DirectoryResult;
  /** The search text `result` is for. */
  readonly search: string;
  /** What the visitor asks for, as one value: another one starts at the head of the list. */
  readonly listKey: string;
  /** A control for the corner of each card. */
  readonly cardAction?: ((winery: Winery) => ReactNode) | undefined;
}

/** The featured wineries, all others, and those a search may have meant; rendered as one scrolls. */
export const WinerySections = memo(function WinerySections({
  result,
  search,
  listKey,
  cardAction,
}: WinerySectionsProps) {
  const id = useId();
  const isHydrated = useIsHydrated();
  const [returning] = useState(() => (isHydrated ? readListPosition() : null));
  const { count, endRef } = useGrowingCount(listKey, result.total, returning?.count ?? FIRST_CARDS);
  useListPosition(returning, count);

  const { featured, others, alike } = result;
  const shownOf = (wineries: readonly Winery[], before: number) =>
    wineries.slice(0, Math.max(0, count - before));
  const sections = [
    { name: "featured", heading: "Featured wineries", note: "", wineries: shownOf(featured, 0) },
    { name: "all", heading: "All wineries", note: "", wineries: shownOf(others, featured.length) },
    {
      name: "alike",
      ...alikeWords(result, search),
      wineries: shownOf(alike, featured.length + others.length),
    },
  ];
  return (
    <div className="mt-8 grid gap-14">
      {sections
        .filter(({ wineries }) => wineries.length > 0)
        .map(({ name, heading, note, wineries }) => (
          <section key={name} aria-labelledby={`${id}-${name}`}>
            <h2 id={`${id}-${name}`} className="font-display text-2xl">
              {heading}
            </h2>
            {note ? <p className="mt-1 text-sm text-ink-soft">{note}</p> : null}
            <ul className="mt-6 grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
              {wineries.map((winery) => (
                <ListedCard
                  key={winery.id}
                  winery={winery}
                  away={milesAway(result.question, winery)}
                  cardAction={cardAction}
                />
              ))}
            </ul>
          </section>
        ))}
      <div ref={endRef} aria-hidden="true" />
    </div>
  );
});

interface ListedCardProps {
  readonly winery: Winery;
  readonly away: string | undefined;
  readonly cardAction: WinerySectionsProps["cardAction"];
}

/** A card that the next letter keeps is left alone. */
const ListedCard = memo(function ListedCard({ winery, away, cardAction }: ListedCardProps) {
  return (
    <li className="[contain-intrinsic-height:auto_20rem] [content-visibility:auto]">
      <WineryCard winery={winery} away={away} action={cardAction?.(winery)} />
    </li>
  );
});

/** "8 miles" from a place that was asked for. */
function milesAway(question: AnsweredQuestion | null, winery: Winery): string | undefined {
  const near = question?.terms.find(({ criterion }) => criterion.is === "near")?.criterion;
  const at = near?.is === "near" ? positionOf(winery) : null;
  if (near?.is !== "near" || !at) return undefined;
  return counted(milesBetween(near.at, at), "mile");
}

/** How wineries that the search did not find as written are introduced. */
function alikeWords({ respelled }: DirectoryResult, search: string) {
  const quoted = `“${search.trim()}”`;
  return respelled
    ? {
        heading: `Close to ${quoted}`,
        note: "No exact match. Did you mean one of these?",
      }
    : { heading: `Also for ${quoted}`, note: "By town, by grape or by another spelling." };
}

/** Cards on a first visit: a screen and a half of the widest grid. */
const FIRST_CARDS = 24;
/** Cards rendered after each letter typed, and added at a time: few, so that typing stays responsive. */
const CARDS_AT_A_TIME = 12;
/** How far below the screen the next cards are rendered. */
const MARGIN_PX = 1200;

/** How many cards of a long list to render: more as the visitor scrolls near its end. */
function useGrowingCount(key: unknown, total: number, initial: number) {
  const [kept, setKept] = useState({ key, count: initial });
  // Another list starts afresh.
  const count = kept.key === key ? kept.count : CARDS_AT_A_TIME;
  const [end, endRef] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (end === null || count >= total) return;
    const grow = () => startTransition(() => setKept({ key, count: count + CARDS_AT_A_TIME }));
    return whenNear(end, grow, `${MARGIN_PX}px 0px`);
  }, [end, count, total, key]);
  return {
    count,
    /** For the element after the last card. */
    endRef,
  };
}
