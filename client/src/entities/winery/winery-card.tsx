import { memo, type ReactNode } from "react";
import { Link } from "wouter";
import { Illustration } from "#client/art/illustration.tsx";
import { useDay } from "#client/lib/dates/use-day.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import {
  dayLabel,
  FALLBACK_DESCRIPTION,
  feeLabel,
  visitContact,
  visitLabel,
} from "#shared/domain/winery/winery-labels.ts";
import { WineryRating } from "./winery-rating.tsx";

interface WineryCardProps {
  readonly winery: Winery;
  /** `compact` is for five columns or a row that scrolls: from 200 px wide. */
  readonly variant?: "regular" | "compact";
  /** How far it is from what was asked for: "8 miles". */
  readonly away?: string | undefined;
  /** A control in the corner of the picture, e.g. a heart; it works beside the card's one link. */
  readonly action?: ReactNode;
}

/** On a phone the regular picture takes what the words leave; side by side all are of one height. */
const PICTURE = {
  regular: "max-sm:min-h-[7.5rem] max-sm:flex-1 sm:h-[7.5rem]",
  compact: "h-[7rem]",
} as const;

/** The description takes the height that name and facts leave, in whole lines of 1.45 rem. */
const FILLING = "min-h-0 flex-1 [container:card-text/size]";
const FILLING_BESIDE = "sm:min-h-0 sm:flex-1 sm:[container:card-text/size]";

/** A winery in 320 px of height (spec §2 Winery cards); all of it leads to the winery's page. */
export const WineryCard = memo(function WineryCard({
  winery,
  variant = "regular",
  away,
  action,
}: WineryCardProps) {
  const { slug, name, region, city, description } = winery;
  const compact = variant === "compact";
  return (
    <article className="group relative flex h-80 flex-col">
      <div className={`relative shrink-0 overflow-hidden rounded ${PICTURE[variant]}`}>
        <Illustration
          name={winery.illustration}
          className="size-full transition-transform duration-500 ease-out group-hover:scale-[1.03]"
        />
        {winery.isFeatured ? (
          <p className="absolute top-3 left-0 rounded-r-sm bg-gold-tint px-2.5 py-0.5 text-[0.6875rem] leading-4 font-semibold tracking-eyebrow text-gold uppercase">
            Featured
          </p>
        ) : null}
      </div>
      <p className="mt-3 w-0 min-w-full truncate text-xs text-ink-faint">
        <span className="font-semibold text-wine">{region}</span>
        <span aria-hidden="true"> · </span>
        <span className="sr-only">, </span>
        {city}
        {away ? ` · ${away}` : null}
      </p>
      <h3
        className={`mt-1 line-clamp-2 font-display leading-[1.15] font-medium ${compact ? "text-lg" : "text-xl"}`}
      >
        <Link
          href={paths.winery(slug)}
          className="decoration-wine decoration-1 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0 after:rounded focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-wine"
        >
          {name}
        </Link>
      </h3>
      <div className={`mt-1.5 ${compact ? FILLING : FILLING_BESIDE}`}>
        <p className="line-clamp-2 font-serif text-sm text-ink-soft [@container_card-text_(min-height:4.35rem)]:line-clamp-3 [@container_card-text_(min-height:5.8rem)]:line-clamp-4">
          {description ?? FALLBACK_DESCRIPTION}
        </p>
      </div>
      <Facts winery={winery} />
      {action ? <div className="absolute top-1 right-1 z-10">{action}</div> : null}
    </article>
  );
});

/** What is known for a visit; what is not known is left out. */
function Facts({ winery }: { readonly winery: Winery }) {
  const today = dayLabel(winery, useDay());
  const contact = visitContact(winery);
  return (
    <ul className="mt-3 flex flex-wrap content-start gap-x-3 border-t border-rule pt-2 text-xs text-ink-soft">
      {today === null ? null : <li className="font-semibold text-ink">{today}</li>}
      <li>
        {visitLabel(winery)}
        {contact && contact.by !== "none" ? (
          <span className="text-ink-faint">: {contact.text}</span>
        ) : null}
      </li>
      {isKnown(winery, "tastingFee") || winery.asOf.tastingFee !== undefined ? (
        <li>{feeLabel(winery)}</li>
      ) : null}
      {winery.rating === null ? null : (
        <li className="ml-auto">
          <WineryRating rating={winery.rating} />
        </li>
      )}
    </ul>
  );
}
