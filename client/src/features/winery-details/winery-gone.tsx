import type { ComponentProps } from "react";
import { Link, useLocation } from "wouter";
import { Spot } from "#client/art/spot.tsx";
import { usePageMetadata, usePageTitle } from "#client/lib/page/use-page-metadata.ts";
import { Button, buttonClass } from "#client/ui/button.tsx";
import { SourceLink } from "#client/ui/source-link.tsx";
import type { DepartedWinery } from "#shared/api/wineries.ts";
import { WINERY_NOT_FOUND_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";
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

/** The page of an address that names no winery (spec §2, §8). */
export function WineryMissing() {
  usePageMetadata(WINERY_NOT_FOUND_METADATA);
  const [, navigate] = useLocation();
  const goBack = () => {
    if (window.history.length > 1) window.history.back();
    else navigate(paths.wineries);
  };
  return (
    <section className="page-width grid items-center gap-12 py-section lg:grid-cols-2">
      <div>
        <h1 className="font-display text-4xl sm:text-5xl">Winery Not Found</h1>
        <p className="mt-5 max-w-prose font-serif text-lg text-ink-soft">
          The winery you're looking for doesn't exist or has been removed.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <Button onClick={goBack} className="noscript:hidden">
            Go Back
          </Button>
          <Link href={paths.wineries} className={buttonClass("secondary")}>
            All wineries
          </Link>
        </div>
      </div>
      <Spot name="empty-glass" className="w-full max-w-sm lg:justify-self-center" />
    </section>
  );
}
