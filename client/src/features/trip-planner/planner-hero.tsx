import { VineyardLandscape } from "#client/art/vineyard-landscape.tsx";

/** The head of the planner page. */
export function PlannerHero() {
  return (
    <header className="border-b border-rule">
      <div className="page-width pt-12 pb-10 sm:pt-20 sm:pb-14">
        <p className="eyebrow">Trip Planner</p>
        <h1 className="mt-3 max-w-4xl font-display text-4xl sm:text-5xl lg:text-6xl">
          A few days among the vines, worked out before you leave
        </h1>
        <p className="mt-6 max-w-prose font-serif text-lg text-ink-soft sm:text-xl">
          Say where you sleep and what you like to drink. Choose from the wineries around you, and
          read the whole plan in your mailbox a minute later.
        </p>
      </div>
      <VineyardLandscape className="h-36 w-full sm:h-52 lg:h-64" />
    </header>
  );
}
