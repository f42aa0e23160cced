import type { ReactNode } from "react";
import { Link } from "wouter";
import { Illustration } from "#client/art/illustration.tsx";
import { WineryRating } from "#client/entities/winery/winery-rating.tsx";
import { useNow } from "#client/lib/dates/use-now.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { OutsideLink } from "#client/ui/outside-link.tsx";
import type { WineryDetails } from "#shared/api/wineries.ts";
import { findAva } from "#shared/domain/places/regions.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { directionsUrl, placeOfWinery } from "#shared/domain/site/directions.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { hoursOn } from "#shared/domain/winery/dated-hours.ts";
import { openNow } from "#shared/domain/winery/hours-in-words.ts";
import { formatDayHours } from "#shared/domain/winery/opening-hours.ts";
import {
  FALLBACK_DESCRIPTION,
  feeLabel,
  NO_HOURS,
  visitContact,
  visitLabel,
} from "#shared/domain/winery/winery-labels.ts";

interface WineryHeaderProps {
  readonly winery: WineryDetails;
  /** Add to Trip (spec §2 Winery detail), with `ACTION_CLASS`. */
  readonly addToTrip: ReactNode;
  /** Add to Favorites (spec §2 Winery detail). */
  readonly favorite: ReactNode;
}

/** The top of a winery's page: name, place, what matters today and what to do next, then a picture. */
export function WineryHeader({ winery, addToTrip, favorite }: WineryHeaderProps) {
  const { name, region, city, description, rating, isFeatured, reservationUrl } = winery;
  return (
    <header>
      {isFeatured ? (
        <p className="mb-5 rounded bg-gold-tint px-4 py-2.5 text-center text-xs font-semibold tracking-eyebrow text-gold uppercase">
          Featured winery
        </p>
      ) : null}
      <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <RegionName region={region} />
        <span aria-hidden="true">·</span>
        <span>{city}</span>
        {rating === null ? null : <WineryRating rating={rating} className="ml-2" />}
      </p>
      <h1 className="mt-2 font-display text-4xl leading-[1.02] sm:text-5xl lg:text-6xl">{name}</h1>
      <VisitToday winery={winery} />
      <div className="flex flex-wrap gap-3 not-empty:mt-5">
        <WineryActions winery={winery}>{addToTrip}</WineryActions>
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

/** An AVA leads to its page; an area outside the AVAs has none. */
function RegionName({ region }: Pick<WineryDetails, "region">) {
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

/** What matters first: open today or not, how to visit, what it costs. */
function VisitToday({ winery }: Pick<WineryHeaderProps, "winery">) {
  const now = useNow();
  const contact = visitContact(winery);
  const how = contact === null ? visitLabel(winery) : `${visitLabel(winery)}: ${contact.text}`;
  return (
    <ul aria-label="Today" className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
      {/* A line of its own: what follows stays where it is when the hour is known. */}
      <li className="basis-full font-semibold text-ink">{openToday(winery, now)}</li>
      <li>{how}</li>
      <li>{feeLabel(winery)}</li>
    </ul>
  );
}

/** "Open now until 5 PM", "Opens Friday at Noon"; by the day's own words where no times are known. */
function openToday(winery: WineryDetails, now: Date | null): string {
  const elsewhere = winery.hours === null ? NO_HOURS : "See hours";
  // The server renders the page for all times.
  if (now === null) return elsewhere;
  const { date, minutes } = clockInWashington(now);
  const { text } = openNow(winery, date, minutes);
  if (text !== null) return text;
  const today = hoursOn(winery, date);
  // Hours too old to speak for today stand in the table.
  return today === undefined ? elsewhere : formatDayHours(today);
}

/**
 * What a visitor does next: call, get directions, open the website, add it to the trip. On a phone the
 * bar stays at the bottom of the window, unless zoom or large text leave it no room.
 */
function WineryActions({
  winery,
  children,
}: Pick<WineryHeaderProps, "winery"> & { readonly children: ReactNode }) {
  const { phone, website } = winery;
  return (
    <nav
      aria-label={`${winery.name}: next steps`}
      className="phone:fixed inset-x-0 max-sm:w-full bottom-0 z-30 border-rule bg-paper max-sm:border-t max-sm:px-2 max-sm:pt-2 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] print:hidden"
    >
      <div className="flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] max-sm:gap-1.5">
        {phone === null ? null : (
          <a href={`tel:${phone}`} className={LINK}>
            Call
          </a>
        )}
        <OutsideLink href={directionsUrl({ to: placeOfWinery(winery) })} className={LINK}>
          Directions
        </OutsideLink>
        {website === null ? null : (
          <OutsideLink href={website} className={LINK}>
            Website
          </OutsideLink>
        )}
        {children}
      </div>
    </nav>
  );
}

/** Narrow on phones, where up to four stand side by side at 320 pixels. */
export const ACTION_CLASS = "max-sm:px-0.5 max-sm:text-xs max-sm:leading-tight";

const LINK = buttonClass("secondary", "md", ACTION_CLASS);
