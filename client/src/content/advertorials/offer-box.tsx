import { Spot } from "#client/art/spot.tsx";
import { type Advertorial, OFFER_TERMS } from "#client/content/advertorials/advertorial-table.ts";
import { AFFILIATE_REL, wineDealsUrl } from "#client/content/affiliate-url.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { site } from "#shared/site.ts";

interface OfferProps {
  readonly advertorial: Advertorial;
  /** The spot on the page, as it reaches the retailer in `utm_content`. */
  readonly spot: "box-1" | "box-2" | "final";
}

const offerUrl = ({ advertorial: { author, slug }, spot }: OfferProps) =>
  wineDealsUrl({ campaign: slug, content: `${author.id}-${spot}` });

/** The call to action in the middle of the text; it says that it is advertising. */
export function OfferBox(props: OfferProps) {
  const { offer } = props.advertorial;
  return (
    <div className="my-12 grid break-inside-avoid items-center gap-x-8 border-y border-gold bg-gold-tint px-6 py-8 sm:grid-cols-[minmax(0,1fr)_10rem] sm:px-10">
      <div>
        <p className="eyebrow text-gold">Advertisement</p>
        <p className="mt-2 font-display text-3xl">{offer.amount}</p>
        <p className="mt-3 font-serif text-lg">{offer.line}</p>
        <a
          href={offerUrl(props)}
          target="_blank"
          rel={AFFILIATE_REL}
          className={buttonClass("primary", "md", "mt-6")}
        >
          See the offer at {site.affiliate.wineDeals.name}
        </a>
      </div>
      <Spot name="gear-wine-spies" className="max-sm:hidden" />
      <p className="mt-5 text-sm text-ink-soft sm:col-span-2">{OFFER_TERMS}</p>
    </div>
  );
}

/** The button at the end of every advertorial (spec §2), with the offer it leads to. */
export function FinalOffer({ advertorial }: Pick<OfferProps, "advertorial">) {
  return (
    <div className="mt-14 border-t border-rule pt-10 text-center">
      <p className="mx-auto max-w-narrow font-serif text-lg">{advertorial.offer.line}</p>
      <a
        href={offerUrl({ advertorial, spot: "final" })}
        target="_blank"
        rel={AFFILIATE_REL}
        className={buttonClass("primary", "lg", "mt-6")}
      >
        Try {site.affiliate.wineDeals.name}
      </a>
      <p className="mx-auto mt-5 max-w-narrow text-sm text-ink-soft">{OFFER_TERMS}</p>
    </div>
  );
}
