import type { ReactNode } from "react";
import { Link } from "wouter";
import { CardScene } from "#client/art/scenes/wine-scene.tsx";
import { WineryRating } from "#client/entities/winery/winery-rating.tsx";
import { buttonClass } from "#client/ui/button.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { findAva } from "#shared/domain/places/regions.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { FALLBACK_DESCRIPTION } from "#shared/domain/winery/winery-labels.ts";

interface WineryHeaderProps {
  readonly winery: Winery;
  /** Add to Favorites and Add to Trip (spec §2 Winery detail). */
  readonly actions?: ReactNode;
}

/** The head of a winery's page: banner, name, place, rating, description and buttons. */
export function WineryHeader({ winery, actions }: WineryHeaderProps) {
  const { slug, name, region, city, description, rating, isFeatured, reservationUrl } = winery;
  return (
    <header>
      <div className="overflow-hidden rounded">
        {isFeatured ? <FeaturedBanner /> : null}
        <CardScene seed={slug} region={region} className="h-40 w-full sm:h-64 lg:h-80" />
      </div>
      <div className="mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-end lg:gap-16">
        <div>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <RegionName region={region} />
            <span aria-hidden="true">·</span>
            <span>{city}</span>
            {rating === null ? null : <WineryRating rating={rating} className="ml-2" />}
          </p>
          <h1 className="mt-2 font-display text-4xl leading-[1.02] sm:text-5xl lg:text-6xl">
            {name}
          </h1>
          <p className="mt-5 max-w-prose font-serif text-lg text-ink-soft sm:text-xl">
            {description ?? FALLBACK_DESCRIPTION}
          </p>
        </div>
        <div className="mt-8 flex flex-wrap gap-3 lg:mt-0 lg:flex-col lg:items-stretch">
          {reservationUrl === null ? null : (
            <a
              href={reservationUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass("primary", "lg")}
            >
              Make a Reservation<span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
          {actions}
        </div>
      </div>
    </header>
  );
}

function FeaturedBanner() {
  return (
    <p className="bg-gold-tint px-4 py-2.5 text-center text-xs font-semibold tracking-eyebrow text-gold uppercase">
      Featured winery
    </p>
  );
}

/** An AVA leads to its page; an area outside the AVAs has none. */
function RegionName({ region }: Pick<Winery, "region">) {
  const ava = findAva(region);
  if (!ava) return <span className="font-semibold text-wine">{region}</span>;
  return (
    <Link
      href={paths.region(ava.id)}
      className="inline-flex min-h-11 items-center font-semibold text-wine underline decoration-1 underline-offset-4"
    >
      {region}
    </Link>
  );
}
