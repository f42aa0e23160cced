import type { ReactNode } from "react";
import type { MappedPlan } from "#client/entities/trip/mapped-plan.ts";
import { listed } from "#shared/domain/text/words.ts";

/** Draws a plan's map: one to be moved, or once more as it is printed. */
export type RenderMap = (plan: MappedPlan, on?: "paper") => ReactNode;

/** What the lines of the map are. */
export function MapCaption({ plan }: { readonly plan: MappedPlan }) {
  const ways = new Set(plan.days.flatMap(({ geometry }) => geometry.map(({ by }) => by)));
  return (
    <div className="mt-2 font-sans text-xs text-ink-soft">
      <p>
        {ways.has("road") ? "Lines follow the roads. " : null}
        {ways.has("ferry") ? "Dots are ferries. " : null}
        {ways.has("straight") ? "Thin straight lines are legs we have no route for." : null}
      </p>
      {plan.towns.map(({ name, places }) =>
        places.length === 0 ? null : (
          <p key={name} className="mt-1">
            In {name}:{" "}
            {listed(places.map((place) => `${place.what.toLowerCase()} at ${place.name}`))}.
          </p>
        ),
      )}
    </div>
  );
}
