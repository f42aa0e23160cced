import { Spot } from "#client/art/spot.tsx";
import { AFFILIATE_REL } from "#client/content/affiliate-url.ts";
import type { GearItem } from "#client/content/gear-items.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { site } from "#shared/site.ts";

interface GearCardProps {
  readonly item: GearItem;
  /** Id of the text that says links open in a new tab. */
  readonly newTabNoteId: string;
}

/** One product of the gear page; the daily-deals site has its own form (spec §2 Gear page). */
export function GearCard({ item, newTabNoteId }: GearCardProps) {
  const isDealsSite = item.id === "wine-spies";
  const nameId = `${item.id}-name`;
  const featuresId = `${item.id}-features`;
  return (
    <article
      {...(isDealsSite ? { "aria-label": item.name } : { "aria-labelledby": nameId })}
      className="flex flex-col"
    >
      <div className={`aspect-[3/2] overflow-hidden bg-sunken ${isDealsSite ? "p-8 sm:p-12" : ""}`}>
        <Spot name={`gear-${item.id}`} className="size-full object-contain" />
      </div>
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        {isDealsSite ? null : (
          <h2 id={nameId} className="font-display text-2xl">
            {item.name}
          </h2>
        )}
        <p className="font-sans text-base font-semibold text-wine tabular-nums">{item.price}</p>
      </div>
      {isDealsSite ? null : (
        <p className="mt-1 text-sm text-ink-faint">
          {item.rating === null ? "Not yet rated" : `${item.rating.toFixed(1)} out of 5 stars`}
        </p>
      )}
      <p className="mt-4 font-serif text-base text-ink-soft">{item.description}</p>
      <p id={featuresId} className="eyebrow mt-6">
        Key Features
      </p>
      <ul aria-labelledby={featuresId} className="mt-3 flex flex-wrap gap-2">
        {item.features.map((feature) => (
          <li
            key={feature}
            className="rounded-full border border-rule-strong px-3 py-1 text-sm text-ink-soft"
          >
            {feature}
          </li>
        ))}
      </ul>
      <figure className="mt-7 mb-8 border-l-2 border-gold pl-5">
        <figcaption className="text-sm font-semibold text-gold">
          {site.founder.name}'s Note
        </figcaption>
        <blockquote className="mt-1 font-serif text-base italic">“{item.founderNote}”</blockquote>
      </figure>
      <a
        href={item.retailerUrl}
        target="_blank"
        rel={AFFILIATE_REL}
        aria-describedby={isDealsSite ? newTabNoteId : `${nameId} ${newTabNoteId}`}
        className={buttonClass("primary", "md", "mt-auto self-start py-2.5 max-sm:self-stretch")}
      >
        {isDealsSite
          ? "Register an Account and Claim Your Wine Credit"
          : `View on ${site.affiliate.retailer.name}`}
      </a>
    </article>
  );
}
