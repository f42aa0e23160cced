import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import { ReadyTripCard } from "#client/entities/trip/ready-trip-card.tsx";
import { readyTripQueries } from "#client/entities/trip/ready-trip-queries.ts";
import { WineryLinkList } from "#client/entities/winery/winery-link-list.tsx";
import { useDay } from "#client/lib/dates/use-day.ts";
import { buttonClass } from "#client/ui/button.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { uncapital } from "#shared/domain/schedule/wording.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { type ArticleWeekend, articleWeekend } from "#shared/domain/trips/article-weekend.ts";
import { agingText } from "#shared/domain/winery/fact-age.ts";

interface ArticleWineriesProps {
  readonly slug: string;
  /** In the order of the text. */
  readonly wineries: readonly Winery[];
  /** Id of the list, the target of the map's skip link. */
  readonly listId: string;
  readonly map: ReactNode;
}

/** What an article leads to: the wineries it names, where they are, and a plan with them. */
export function ArticleWineries({ slug, wineries, listId, map }: ArticleWineriesProps) {
  const today = useDay();
  const weekend = articleWeekend(wineries, today);
  const old = wineries.flatMap((winery) => {
    const aging = agingText(winery, "hours", today);
    return aging ? `${winery.name}: ${uncapital(aging)}` : [];
  });
  return (
    <section aria-labelledby="article-wineries" className="mt-20 border-t border-ink pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <h2 id="article-wineries" className="font-display text-3xl">
          The wineries in this article
        </h2>
        {weekend && <PlanWeekend slug={slug} weekend={weekend} named={wineries.length} />}
      </div>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        {map}
        <div>
          <WineryLinkList id={listId} wineries={wineries} beside="city" />
          {old.length > 0 ? <p className="mt-4 text-sm text-ink-soft">{old.join(". ")}.</p> : null}
        </div>
      </div>
    </section>
  );
}

interface PlanWeekendProps {
  readonly slug: string;
  readonly weekend: ArticleWeekend<Winery>;
  /** How many wineries the article names. */
  readonly named: number;
}

/** From an article to the planner, filled with two days at its wineries; a link, so that it works before any script. */
function PlanWeekend({ slug, weekend, named }: PlanWeekendProps) {
  const noteId = useId();
  return (
    <div>
      <Link
        href={paths.plannerWithArticle(slug)}
        className={buttonClass("primary", "lg")}
        aria-describedby={noteId}
      >
        Plan this weekend
      </Link>
      <p id={noteId} className="mt-2 max-w-prose text-sm text-ink-soft">
        {whichOnes(weekend.wineries.length, named)}, from {weekend.base}, over a Saturday and
        Sunday.
      </p>
    </div>
  );
}

function whichOnes(planned: number, named: number): string {
  if (planned < named) return `With ${planned} of the ${named}`;
  return planned === 1 ? "With it" : `With all ${planned}`;
}

/**
 * The ready-made trips that go with an article; nothing where none does, and nothing while they
 * cannot be fetched: the article is whole without them.
 */
export function ArticleTrip({ slug }: { readonly slug: string }) {
  const { data: trips = [] } = useQuery(readyTripQueries.all());
  const fitting = trips.filter(({ articles }) => articles.includes(slug));
  if (fitting.length === 0) return null;
  return (
    <section aria-labelledby="article-trip" className="mt-20 border-t border-ink pt-10">
      <h2 id="article-trip" className="font-display text-3xl">
        Go and see
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {fitting.map((trip) => (
          <li key={trip.slug}>
            <ReadyTripCard trip={trip} />
          </li>
        ))}
      </ul>
    </section>
  );
}
