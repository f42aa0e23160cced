import type { ReactNode } from "react";
import { WineryLinkList } from "#client/entities/winery/winery-link-list.tsx";
import { useDay } from "#client/lib/dates/use-day.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { agingText } from "#shared/domain/winery/fact-age.ts";

interface ArticleWineriesProps {
  /** In the order of the text. */
  readonly wineries: readonly Winery[];
  /** Id of the list, where the map's skip link leads. */
  readonly listId: string;
  readonly map: ReactNode;
  /** The way from here to a plan with them. */
  readonly plan: ReactNode;
}

/** What an article leads to: the wineries it names, where they are, and a plan with them. */
export function ArticleWineries({ wineries, listId, map, plan }: ArticleWineriesProps) {
  const today = clockInWashington(useDay()).date;
  const old = wineries.flatMap((winery) => {
    const aging = agingText(winery, "hours", today);
    return aging
      ? [{ name: winery.name, aging: aging.charAt(0).toLowerCase() + aging.slice(1) }]
      : [];
  });
  return (
    <section aria-labelledby="article-wineries" className="mt-20 border-t border-ink pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <h2 id="article-wineries" className="font-display text-3xl">
          The wineries in this article
        </h2>
        {plan}
      </div>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        {map}
        <div>
          <WineryLinkList id={listId} wineries={wineries} beside="city" />
          {old.length > 0 ? (
            <p className="mt-4 text-sm text-ink-soft">
              {old.map(({ name, aging }) => `${name}: ${aging}`).join(". ")}.
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
