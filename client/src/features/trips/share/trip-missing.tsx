import { Link } from "wouter";
import { Spot } from "#client/art/spot.tsx";
import { usePageTitle } from "#client/lib/page/use-page-title.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { paths } from "#shared/domain/site/paths.ts";

/** Stands where a private link leads to no trip: it was ended, it expired, or it was never one. */
export function TripMissing() {
  usePageTitle("No trip here");
  return (
    <section className="page-width grid items-center gap-12 py-section lg:grid-cols-2">
      <div>
        <h1 className="font-display text-4xl sm:text-5xl">There is no trip at this link</h1>
        <p className="mt-5 max-w-prose font-serif text-lg text-ink-soft">
          It may have been deleted, or its link renewed, or 90 days have passed since its last day.
          Ask whoever sent it for the new link.
        </p>
        <Link href={paths.planner} className={buttonClass("primary", "md", "mt-8")}>
          Plan a trip
        </Link>
      </div>
      <Spot name="empty-glass" className="w-full max-w-sm lg:justify-self-center" />
    </section>
  );
}
