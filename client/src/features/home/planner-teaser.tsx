import { Link } from "wouter";
import { Spot } from "#client/art/spot.tsx";
import { buttonClass } from "#client/ui/button.tsx";
import { paths } from "#shared/domain/site/paths.ts";

const STEPS = [
  { art: "planner-base", title: "Say where you stay", text: "Any town in Washington will do." },
  {
    art: "planner-preferences",
    title: "Say what you like",
    text: "Grapes, pace, budget, a free day.",
  },
  {
    art: "planner-itinerary",
    title: "Find it in your inbox",
    text: "Day by day, with phone numbers.",
  },
] as const;

/** What the trip planner does, and the way to it (spec §2 Home page sections). */
export function PlannerTeaser() {
  return (
    <section id="planner" aria-labelledby="planner-title" className="bg-basalt text-on-basalt">
      <div className="page-width grid gap-12 py-section lg:grid-cols-[1fr_1.3fr] lg:items-center">
        <div>
          <p className="text-xs font-semibold tracking-eyebrow uppercase opacity-80">
            Trip planner
          </p>
          <h2 id="planner-title" className="mt-3 font-display text-4xl sm:text-5xl">
            A day among the vines, planned in five minutes
          </h2>
          <p className="mt-5 max-w-narrow font-serif text-lg opacity-90">
            Choose a base and what you like to drink. We show the wineries within reach, nearest
            first; you pick, and the plan comes by email.
          </p>
          <Link
            href={paths.planner}
            className={buttonClass(
              "primary",
              "lg",
              "mt-8 bg-on-basalt! text-basalt! hover:bg-white!",
            )}
          >
            Plan Your Trip
          </Link>
        </div>
        <ol className="grid gap-8 max-sm:hidden sm:grid-cols-3">
          {STEPS.map(({ art, title, text }) => (
            <li key={title} className="flex items-center gap-5 sm:block">
              <Spot name={art} className="w-28 shrink-0 sm:w-full" />
              <div className="sm:mt-4">
                <p className="font-display text-xl">{title}</p>
                <p className="mt-1 font-serif opacity-80">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
