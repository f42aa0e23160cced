import { useId } from "react";
import { Link } from "wouter";
import { GearCard } from "#client/content/gear-card.tsx";
import { GEAR_ITEMS } from "#client/content/gear-items.ts";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";

/** The founder's six recommendations (spec §2 Gear page). */
export function GearPage() {
  const newTabNoteId = useId();
  usePageMetadata(PAGE_METADATA.gear);
  return (
    <>
      <header className="page-width pt-12 pb-8 sm:pt-section">
        <p className="eyebrow">The short list</p>
        <h1 className="mt-3 font-display text-4xl sm:text-5xl lg:text-6xl">My Wine Must-Haves</h1>
        <p className="mt-6 max-w-prose font-serif text-lg text-ink-soft sm:text-xl">
          You need very little to enjoy a good bottle: something to open it, something to drink it
          from, and a way to keep what is left. Here are the few things I won’t do without, and one
          place to find the wine itself. For each I say what it is good for and when to leave it in
          the drawer.
        </p>
        <p className="mt-6 font-serif text-lg italic">- {site.founder.name}</p>
      </header>
      <div className="page-width pb-section">
        <p className="max-w-prose text-sm text-ink-soft">
          Links to retailers are affiliate links: we may earn a commission when you follow one, at
          no cost to you. As an {site.affiliate.retailer.name} Associate we earn from qualifying
          purchases. Prices are a guide and undated; the retailer’s price applies.{" "}
          <span id={newTabNoteId}>Retailers open in a new tab.</span>
        </p>
        <ul className="mt-12 grid gap-x-12 gap-y-16 md:grid-cols-2 lg:gap-x-20 print:grid-cols-3 print:gap-8">
          {GEAR_ITEMS.map((item) => (
            <li key={item.id} className="grid break-inside-avoid">
              <GearCard item={item} newTabNoteId={newTabNoteId} />
            </li>
          ))}
        </ul>
      </div>
      <section className="border-t border-rule bg-sunken py-section text-center print:hidden">
        <div className="page-width">
          <h2 className="font-display text-3xl sm:text-4xl">
            Ready to Enhance Your Wine Experience?
          </h2>
          <p className="mx-auto mt-4 max-w-narrow font-serif text-lg text-ink-soft">
            Start with one or two essentials and build your collection over time.
          </p>
          <Link href={paths.wineries} className={buttonClass("primary", "lg", "mt-8")}>
            Explore Washington Wineries
          </Link>
        </div>
      </section>
    </>
  );
}
