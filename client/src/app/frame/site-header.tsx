import { useEffect, useState } from "react";
import type { FallbackProps } from "react-error-boundary";
import { Link, useLocation } from "wouter";
import { SiteLogo } from "#client/art/site-logo.tsx";
import { AccountMenu } from "#client/features/account/account-menu.tsx";
import { NewsletterForm } from "#client/features/newsletter/newsletter-form.tsx";
import { TripListLink } from "#client/features/trip-list/trip-list-link.tsx";
import { useOnFirstInteraction, whenIdle } from "#client/lib/chunks/when-to-start.ts";
import { useRouteMatch } from "#client/lib/page/route-match.ts";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { LinkItems } from "#client/ui/link-items.tsx";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";
import { NAVIGATION } from "./navigation.ts";

const SiteMenu = lazyChunk(() => import("./site-menu.tsx").then((m) => m.SiteMenu), {
  failure: MenuFailure,
  waiting: null,
});

/** Logo, the four links, tagline and signup; on small screens the links sit in a slide-in menu. */
export function SiteHeader() {
  const [location] = useLocation();
  return (
    <header className="relative z-30 border-b border-rule bg-paper print:hidden">
      <div className="hidden border-b border-rule lg:block">
        <div className="page-width flex items-center justify-between py-2 text-xs text-ink-soft">
          <p>{site.tagline}</p>
          <NewsletterForm
            source="header"
            layout="bar"
            placeholder="Get wine updates..."
            button="Join"
          />
        </div>
      </div>
      <div className="page-width flex min-h-18 flex-wrap items-center gap-3 py-3 sm:gap-6">
        <Link href={paths.home} className="flex min-h-11 items-center gap-3">
          <SiteLogo className="size-11 shrink-0 max-[22.5rem]:hidden" />
          <span className="font-display text-[1.3rem] leading-[1.05] font-medium tracking-tight">
            Washington
            <span className="block font-serif text-[1.02rem] text-wine italic">
              Wine Country Guide
            </span>
          </span>
        </Link>
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex items-center gap-9 text-[0.95rem] font-medium">
            <LinkItems
              links={NAVIGATION}
              location={location}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent hover:text-wine aria-[current=page]:border-wine aria-[current=page]:text-wine"
            />
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-3 sm:gap-6 lg:ml-0 lg:border-l lg:border-rule lg:pl-8">
          <TripListLink />
          <div className="hidden lg:block">
            <AccountMenu />
          </div>
          {/* Another page begins without a menu, and without word that it is missing. */}
          <MenuButton key={location} />
        </div>
      </div>
    </header>
  );
}

function MenuButton() {
  const [open, setOpen] = useState(false);
  const isTrip = useRouteMatch()?.name === "sharedTrip";
  useOnFirstInteraction(SiteMenu.preload);
  // Kept with the trip (client/src/offline), whose page may be left untouched until there is no network.
  useEffect(() => (isTrip ? whenIdle(SiteMenu.preload) : undefined), [isTrip]);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
        onPointerEnter={SiteMenu.preload}
        className="-mr-2 inline-flex min-h-11 items-center gap-3 rounded-full px-3 text-sm font-semibold hover:bg-sunken"
      >
        <span className="max-sm:sr-only">Menu</span>
        <svg aria-hidden="true" viewBox="0 0 24 16" className="w-6">
          <path d="M1 2h22M1 8h22M1 14h14" stroke="currentColor" strokeWidth="1.6" fill="none" />
        </svg>
      </button>
      {open ? <SiteMenu onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** Instead of a menu that could not be loaded: the links to the pages, below the header. */
function MenuFailure({ resetErrorBoundary }: FallbackProps) {
  return (
    <div className="absolute inset-x-0 top-full z-40 border-b border-rule bg-paper px-gutter py-6 shadow-overlay">
      <TryAgain what="The menu" onRetry={resetErrorBoundary} />
      <nav aria-label="Pages" className="mt-4 border-t border-rule pt-2">
        <ul className="flex flex-wrap gap-x-6">
          <LinkItems
            links={NAVIGATION}
            className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:text-wine"
          />
        </ul>
      </nav>
    </div>
  );
}
