import { Spot } from "#client/art/spot.tsx";

const STEPS = [
  {
    art: "planner-base",
    title: "Choose your base",
    text: "Any of Washington's towns will do. Distances are measured from its middle.",
  },
  {
    art: "planner-preferences",
    title: "Set your preferences",
    text: "Days, company, budget and grapes. Then pick the wineries you like the look of.",
  },
  {
    art: "planner-itinerary",
    title: "Get your itinerary",
    text: "Day by day, with addresses, phone numbers and hours, sent to your inbox.",
  },
] as const;

/** The three steps (spec §2 Trip planner). */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="border-t border-rule">
      <div className="page-width py-14 sm:py-16">
        <h2 id="how-it-works" className="font-display text-2xl sm:text-3xl">
          How It Works
        </h2>
        <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-12">
          {STEPS.map(({ art, title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-5 md:block"
            >
              <Spot name={art} className="w-full md:w-48" />
              <div>
                <h3 className="font-display text-xl font-medium md:mt-5">
                  <span className="mr-2.5 text-wine tabular-nums">{index + 1}</span>
                  {title}
                </h3>
                <p className="mt-1.5 font-serif text-base text-ink-soft md:mt-2.5">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
