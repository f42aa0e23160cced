import type { ReactNode } from "react";
import { WineryLinkList } from "#client/entities/winery/winery-link-list.tsx";
import type { Winery } from "#shared/api/wineries.ts";

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
        <WineryLinkList id={listId} wineries={wineries} beside="city" />
      </div>
    </section>
  );
}
