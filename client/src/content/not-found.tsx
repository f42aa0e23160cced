import { Link } from "wouter";
import { Spot } from "#client/art/spot.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { LinkItems } from "#client/ui/link-items.tsx";
import { NOT_FOUND_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";
import { paths } from "#shared/domain/site/paths.ts";

const WAYS_ONWARD = [
  { href: paths.planner, label: "Plan a trip" },
  { href: paths.blog, label: "Read the articles" },
  { href: paths.regions, label: "See the wine regions" },
  { href: paths.home, label: "Start at the home page" },
] as const;

/** What stands where no page does (spec §2 Not-found page), with ways onward. */
export function NotFound() {
  usePageMetadata(NOT_FOUND_METADATA);
  return (
    <section className="page-width grid min-h-dvh content-center items-center gap-12 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
      <div>
        <h1 className="font-display text-4xl sm:text-5xl">404 Page Not Found</h1>
        <p className="mt-5 font-serif text-lg text-ink-soft">
          Did you forget to add the page to the router?
        </p>
        <p className="mt-3 max-w-narrow font-serif text-lg text-ink-soft">
          We can’t find that page. It may have moved, or the address has a typo.
        </p>
        <Link href={paths.wineries} className={buttonClass("primary", "lg", "mt-8")}>
          Find a winery
        </Link>
        <ul className="mt-8 flex flex-wrap gap-x-8">
          <LinkItems
            links={WAYS_ONWARD}
            className="inline-flex min-h-11 items-center text-sm text-wine underline underline-offset-4"
          />
        </ul>
      </div>
      <Spot
        name="lost-cork"
        className="w-full justify-self-center max-lg:-order-1 max-lg:max-w-64 max-lg:justify-self-start"
      />
    </section>
  );
}
