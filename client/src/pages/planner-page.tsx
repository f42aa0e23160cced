import { HowItWorks } from "#client/features/trip-planner/how-it-works.tsx";
import { PlannerBenefits } from "#client/features/trip-planner/planner-benefits.tsx";
import { PlannerHero } from "#client/features/trip-planner/planner-hero.tsx";
import { TripPlanner } from "#client/features/trip-planner/trip-planner.tsx";
import { usePageTitle } from "#client/lib/use-page-title.ts";

interface PlannerPageProps {
  readonly isAuthenticated?: boolean;
}

/** The trip planner (spec §2 Trip planner): the same for everyone, but for the note on accounts. */
export function PlannerPage({ isAuthenticated = false }: PlannerPageProps) {
  usePageTitle("Trip Planner");
  return (
    <>
      <PlannerHero formId="planner" />
      <HowItWorks />
      <section id="planner" aria-labelledby="plan-your-trip" className="page-width pt-4 pb-section">
        <h2 id="plan-your-trip" className="mb-10 font-display text-3xl sm:text-4xl">
          Plan your trip
        </h2>
        <TripPlanner />
      </section>
      <PlannerBenefits isAuthenticated={isAuthenticated} />
    </>
  );
}
