import type { ComponentProps } from "react";
import { Link } from "wouter";
import { Spot } from "#client/art/spot.tsx";
import { usePageTitle } from "#client/lib/page/use-page-metadata.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { SourceLink } from "#client/ui/source-link.tsx";
import type { DepartedWinery } from "#shared/api/wineries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { DEPARTURE_LABELS } from "#shared/domain/winery/departure.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";
import { NearbyWineries } from "./nearby-wineries.tsx";

interface WineryDepartedProps {
  readonly winery: DepartedWinery;
  readonly nearbyAction?: ComponentProps<typeof NearbyWineries>["action"];
}

/** The page of a winery that left the guide: why, since when, and what is near. */
export function WineryDeparted({ winery, nearbyAction }: WineryDepartedProps) {
  const { slug, name, city, region, kind, reason, since, source } = winery;
  usePageTitle(name);
  return (
    <article className="page-width pt-6 pb-section sm:pt-10">
      <header className="grid items-center gap-12 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <div>
          <p className="text-sm font-semibold text-wine">
            {DEPARTURE_LABELS[kind]}
            {since === null ? "" : `, ${formatFactDate(since)}`}
          </p>
          <h1 className="mt-2 font-display text-4xl sm:text-5xl">{name}</h1>
          <p className="mt-2 text-sm text-ink-soft">
            {city}, {region}
          </p>
          <p className="mt-5 max-w-prose font-serif text-lg text-ink-soft">
            {name} is no longer in this guide. {reason}
          </p>
          {source === null ? null : (
            <p className="mt-3 text-sm text-ink-faint">
              Source: <SourceLink source={source} />
              {source.date === null ? "" : `, ${formatFactDate(source.date)}`}
            </p>
          )}
          <Link href={paths.wineries} className={buttonClass("secondary", "md", "mt-8")}>
            All wineries
          </Link>
        </div>
        <Spot name="empty-glass" className="w-full max-w-64" />
      </header>
      <NearbyWineries slug={slug} action={nearbyAction} />
    </article>
  );
}
