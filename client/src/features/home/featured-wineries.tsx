import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { WineryCard } from "#client/entities/winery/winery-card.tsx";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { deferred } from "#client/lib/page/deferred.tsx";
import { buttonClass } from "#client/ui/button.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { SectionHead } from "./section-head.tsx";

/** Cards shown before the arrow is used (spec §2 Featured Wineries). */
const COLLAPSED = 3;

interface FeaturedSectionProps {
  /** A control in the corner of each card, such as a heart. */
  readonly action: (winery: Winery) => ReactNode;
}

/**
 * The featured wineries: three cards on large screens and an arrow that expands to all of them in five
 * columns, for good; on phones a row that scrolls sideways (spec §2, §4 Featured carousel).
 */
export function FeaturedSection({ action }: FeaturedSectionProps) {
  const { data: all } = useQuery(deferred(wineryQueries.all()));
  const { data: wineries, error, refetch } = useQuery(deferred(wineryQueries.featured()));
  const [expanded, setExpanded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (error && !wineries) {
    return (
      <TryAgain what="The featured wineries" onRetry={refetch} className="page-width py-section" />
    );
  }
  if (!wineries) return <Skeleton className="page-width my-24 h-96" />;

  const expand = () => {
    setExpanded(true);
    // The arrow goes away: the focus moves on to the first card it has brought.
    requestAnimationFrame(() => {
      list.current?.children[COLLAPSED]?.querySelector("a")?.focus();
    });
  };

  return (
    <section aria-labelledby="featured" className="page-width pt-section">
      <SectionHead
        id="featured"
        eyebrow="From the directory"
        title="Featured Wineries"
        href={paths.wineries}
        all={`View All ${all?.length ?? ""} Wineries`}
      />
      <div className="relative mt-8">
        <ul
          ref={list}
          className={`-mx-gutter flex snap-x snap-mandatory scroll-px-gutter gap-5 overflow-x-auto px-gutter pb-4 lg:mx-0 lg:grid lg:snap-none lg:gap-x-8 lg:gap-y-12 lg:overflow-visible lg:px-0 lg:pb-0 ${expanded ? "lg:grid-cols-5" : "lg:grid-cols-3"}`}
        >
          {wineries.map((winery, index) => (
            <li
              key={winery.id}
              className={`w-[78vw] max-w-80 shrink-0 snap-start lg:w-auto lg:max-w-none ${!expanded && index >= COLLAPSED ? "lg:hidden" : ""}`}
            >
              <WineryCard
                winery={winery}
                variant={expanded ? "compact" : "regular"}
                action={action(winery)}
              />
            </li>
          ))}
        </ul>
        {!expanded && wineries.length > COLLAPSED ? (
          <button
            type="button"
            onClick={expand}
            aria-label={`Show all ${wineries.length} featured wineries`}
            className={buttonClass(
              "secondary",
              "md",
              "absolute! top-[9rem] -right-6 hidden! size-13 bg-raised! px-0! shadow-raised lg:inline-flex!",
            )}
          >
            <svg aria-hidden="true" viewBox="0 0 16 10" className="w-5">
              <path d="M1 5h13M10 1l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.4" />
            </svg>
          </button>
        ) : null}
      </div>
    </section>
  );
}
