import type { ReactNode } from "react";
import { Link } from "wouter";
import { Illustration } from "#client/art/illustration.tsx";
import { WineryRating } from "#client/entities/winery/winery-rating.tsx";
import { buttonClass } from "#client/ui/button.tsx";
import { OutsideLink } from "#client/ui/outside-link.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { findAva } from "#shared/domain/places/regions.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { FALLBACK_DESCRIPTION } from "#shared/domain/winery/winery-labels.ts";

interface WineryHeaderProps {
  readonly winery: Winery;
  /** Open today, how to visit, what it costs. */
  readonly today: ReactNode;
  /** Call, directions, website, Add to Trip. */
  readonly actions: ReactNode;
  /** Add to Favorites (spec §2 Winery detail). */
  readonly favorite: ReactNode;
}

/** The head of a winery's page: name, place, what matters today and what to do next, then a picture. */
export function WineryHeader({ winery, today, actions, favorite }: WineryHeaderProps) {
  const { name, region, city, description, rating, isFeatured, reservationUrl } = winery;
  return (
    <header>
      {isFeatured ? <FeaturedBanner /> : null}
      <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <RegionName region={region} />
        <span aria-hidden="true">·</span>
        <span>{city}</span>
        {rating === null ? null : <WineryRating rating={rating} className="ml-2" />}
      </p>
      <h1 className="mt-2 font-display text-4xl leading-[1.02] sm:text-5xl lg:text-6xl">{name}</h1>
      {today}
      <div className="flex flex-wrap gap-3 not-empty:mt-5">
        {actions}
        {reservationUrl === null ? null : (
          <OutsideLink href={reservationUrl} className={buttonClass("primary")}>
            Make a Reservation
          </OutsideLink>
        )}
        {favorite}
      </div>
      <div className="mt-8 grid items-center gap-x-12 gap-y-6 sm:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_24rem]">
        <p className="max-w-prose font-serif text-lg text-ink-soft sm:text-xl">
          {description ?? FALLBACK_DESCRIPTION}
        </p>
        <Illustration
          name={winery.illustration}
          isFirst
          className="h-36 w-full rounded sm:h-44 lg:h-52"
        />
      </div>
    </header>
  );
}

function FeaturedBanner() {
  return (
    <p className="mb-5 rounded bg-gold-tint px-4 py-2.5 text-center text-xs font-semibold tracking-eyebrow text-gold uppercase">
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
