import { Illustration } from "#client/art/illustration.tsx";

/** The head of the planner page: short, so that the form begins on a phone's first screen. */
export function PlannerHero() {
  return (
    <header className="lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="px-gutter pt-7 pb-6 sm:pt-10 sm:pb-8 lg:py-12 lg:pl-[max(4vw,50vw-36rem)]">
        <p className="eyebrow">Trip Planner</p>
        <h1 className="mt-2 max-w-2xl font-display text-2xl sm:text-4xl">
          A few days among the vines, worked out before you leave
        </h1>
        <p className="mt-3 max-w-prose font-serif text-base text-ink-soft sm:text-lg">
          Say where you sleep and what you like to drink. Choose from the wineries around you, and
          read the whole plan in your inbox a minute later.
        </p>
      </div>
      <Illustration name="vineyard-rows-3" className="w-full max-lg:hidden lg:h-full" isFirst />
    </header>
  );
}
