import { Link } from "wouter";
import { Illustration } from "#client/art/illustration.tsx";
import { Spot } from "#client/art/spot.tsx";
import { paths } from "#shared/domain/site/paths.ts";
import story from "./planner-story.json" with { type: "json" };

/** The planner's header: short, so that the form starts on a phone's first screen. */
export function PlannerHero() {
  return (
    <header className="lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="px-gutter py-8 lg:py-12 lg:pl-[max(4vw,50vw-36rem)]">
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

const STEPS = ["planner-base", "planner-preferences", "planner-itinerary"] as const;

/** The three steps (spec §2 Trip planner). */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="border-t border-rule">
      <div className="page-width py-14 sm:py-16">
        <h2 id="how-it-works" className="font-display text-2xl sm:text-3xl">
          How It Works
        </h2>
        <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-12">
          {STEPS.map((art, index) => (
            <li key={art} className="flex flex-wrap items-center gap-x-5 md:block">
              <Spot name={art} className="w-28 md:w-48" />
              <div className="flex-[1_0_8rem]">
                <h3 className="font-display text-xl font-medium md:mt-5">
                  <span className="mr-2.5 text-wine tabular-nums">{index + 1}</span>
                  {story.steps[art].title}
                </h3>
                <p className="mt-1.5 font-serif text-base text-ink-soft md:mt-2.5">
                  {story.steps[art].text}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The planner's benefits; visitors without an account see a note about it (spec §2). */
export function PlannerBenefits({ isAuthenticated }: { readonly isAuthenticated: boolean }) {
  return (
    <section aria-labelledby="benefits" className="border-t border-rule bg-sunken">
      <div className="page-width py-section">
        <h2 id="benefits" className="font-display text-2xl sm:text-3xl">
          What the planner takes off your hands
        </h2>
        <ul className="mt-10 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {story.benefits.map(({ title, text }) => (
            <li key={title} className="border-t border-rule-strong pt-4">
              <h3 className="font-sans text-sm font-semibold text-ink">{title}</h3>
              <p className="mt-1.5 font-serif text-base text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
        {isAuthenticated ? null : (
          <p className="mt-12 font-serif text-lg italic">
            Sign up for a free account to save and share your itinerary.
          </p>
        )}
      </div>
    </section>
  );
}

/** For an address that names a trip or article the guide does not have. */
export function NotThere({ what }: { readonly what: string }) {
  return (
    <div role="alert" className="mb-10">
      <p className="font-serif text-lg">{what}</p>
      <p className="mt-1 text-sm text-ink-soft">
        You can plan without it, or start with one of the{" "}
        <Link href={paths.readyTrips} className="text-wine underline underline-offset-4">
          ready-made trips
        </Link>{" "}
        or one of the{" "}
        <Link href={paths.blog} className="text-wine underline underline-offset-4">
          articles
        </Link>
        .
      </p>
    </div>
  );
}
