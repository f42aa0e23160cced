import { VineyardLandscape } from "#client/art/vineyard-landscape.tsx";
import { buttonClass } from "#client/ui/button.tsx";

interface PlannerHeroProps {
  /** Id of the section that holds the form. */
  readonly formId: string;
}

/** The head of the planner page. */
export function PlannerHero({ formId }: PlannerHeroProps) {
  return (
    <header className="border-b border-rule lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="px-gutter pt-12 pb-10 sm:pt-16 sm:pb-14 lg:py-20 lg:pl-[max(clamp(1.25rem,4vw,3rem),calc((100vw-78rem)/2+3rem))]">
        <p className="eyebrow">Trip Planner</p>
        <h1 className="mt-3 max-w-2xl font-display text-4xl sm:text-5xl">
          A few days among the vines, worked out before you leave
        </h1>
        <p className="mt-6 max-w-narrow font-serif text-lg text-ink-soft">
          Say where you sleep and what you like to drink. Choose from the wineries around you, and
          read the whole plan in your inbox a minute later.
        </p>
        <a href={`#${formId}`} className={buttonClass("primary", "lg", "mt-8")}>
          Start planning
        </a>
      </div>
      <VineyardLandscape className="h-44 w-full sm:aspect-[2/1] sm:h-auto lg:aspect-auto lg:h-full" />
    </header>
  );
}
