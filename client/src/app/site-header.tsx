import { Link } from "wouter";
import { paths } from "#shared/domain/paths.ts";
import { site } from "#shared/site.ts";

const LINKS = [
  { href: paths.planner, label: "Trip Planner" },
  { href: paths.wineries, label: "Wineries" },
  { href: paths.blog, label: "Articles" },
  { href: paths.gear, label: "Must Haves" },
] as const;

export function SiteHeader() {
  return (
    <header className="border-b border-rule">
      <div className="page-width flex flex-wrap items-center gap-6 py-4">
        <Link href={paths.home} className="font-display text-xl">
          {site.name}
        </Link>
        <nav aria-label="Main">
          <ul className="flex gap-6 font-sans text-sm">
            {LINKS.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className="inline-flex min-h-11 items-center hover:text-wine">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
