import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { SiteLogo } from "#client/art/site-logo.tsx";
import { useOwnDay } from "#client/lib/dates/use-day.ts";
import { LinkItems } from "#client/ui/link-items.tsx";
import { OPEN_DATA_PATHS } from "#shared/domain/site/open-data.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";
import { NAVIGATION } from "./navigation.ts";

/** Sections of the home page, scrolled to smoothly from every page (spec §2 Footer). */
const EXPLORE = [
  { hash: "#map", label: "Winery Map" },
  { hash: "#planner", label: "Trip Planner" },
  { hash: "#search", label: "Winery Search" },
] as const;

const FURTHER = [
  { href: paths.regions, label: "Wine Regions" },
  { href: paths.readyTrips, label: "Ready-Made Trips" },
] as const;

const LEGAL = [
  { href: paths.about, label: "About" },
  { href: paths.contact, label: "Contact" },
  { href: paths.privacy, label: "Privacy Policy" },
  { href: paths.terms, label: "Terms of Service" },
] as const;

const LINK =
  "inline-flex min-h-11 items-center hover:text-white hover:underline underline-offset-4";

export function SiteFooter() {
  const year = useOwnDay().getFullYear();
  const [location] = useLocation();
  // On the home page the browser itself scrolls.
  const [Anchor, before] = location === paths.home ? (["a", ""] as const) : [Link, paths.home];
  return (
    <footer className="bg-basalt text-on-basalt phone:pb-16 print:hidden">
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-10 py-16 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="max-md:col-span-2">
          <SiteLogo className="size-14" />
          <p className="mt-5 max-w-xs font-display text-xl leading-snug">{site.footerText}</p>
          <p className="mt-4 text-sm opacity-75">
            {site.minimumAge} and older. Drink responsibly and choose a driver.
          </p>
        </div>
        <FooterList title="Explore">
          {EXPLORE.map(({ hash, label }) => (
            <li key={hash}>
              <Anchor href={`${before}${hash}`} className={LINK}>
                {label}
              </Anchor>
            </li>
          ))}
          <LinkItems links={FURTHER} className={LINK} />
        </FooterList>
        <FooterList title="The guide">
          <LinkItems links={NAVIGATION} className={LINK} />
        </FooterList>
        <FooterList title="Fine print">
          <LinkItems links={LEGAL} className={LINK} />
          <li>
            {/* The server renders this page itself, so it is no route of the application. */}
            <a href={OPEN_DATA_PATHS.page} className={LINK}>
              Open Data
            </a>
          </li>
        </FooterList>
      </div>
      <div className="border-t border-white/15">
        <div className="page-width flex flex-wrap justify-between gap-x-8 gap-y-2 py-6 text-xs opacity-80">
          <p>
            © {year} {site.name}
          </p>
          <p>
            Winery data:{" "}
            <a href={site.credits.openStreetMap.url} className="underline underline-offset-4">
              {site.credits.openStreetMap.text}
            </a>
            . {site.credits.wsdot.text}.
          </p>
        </div>
      </div>
    </footer>
  );
}

function FooterList({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-xs font-semibold tracking-eyebrow uppercase opacity-70">{title}</h2>
      <ul className="mt-3 text-sm">{children}</ul>
    </nav>
  );
}
