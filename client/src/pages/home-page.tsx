import { Link } from "wouter";
import { usePageTitle } from "#client/lib/use-page-title.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { paths } from "#shared/domain/paths.ts";
import { site } from "#shared/site.ts";

export function HomePage() {
  usePageTitle("");
  return (
    <section className="page-width py-section">
      <h1 className="font-display text-5xl">{site.name}</h1>
      <p className="mt-6 mb-10 max-w-prose font-serif text-lg text-ink-soft">{site.tagline}</p>
      <Link href={paths.planner} className={buttonClass("primary", "lg")}>
        Plan Your Trip
      </Link>
    </section>
  );
}
