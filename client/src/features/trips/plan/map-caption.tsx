import type { MappedPlan } from "#client/entities/trip/mapped-plan.ts";
import { listed } from "#shared/domain/site/words.ts";

/** What the lines of the map are. */
export function MapCaption({ plan }: { readonly plan: MappedPlan }) {
  const ways = new Set(plan.days.flatMap(({ course }) => course.map(({ by }) => by)));
  return (
    <div className="mt-2 font-sans text-xs text-ink-soft">
      <p>
        {ways.has("road") ? "Lines follow the roads. " : null}
        {ways.has("ferry") ? "Dots are ferries. " : null}
        {ways.has("straight")
          ? "Thin straight lines stand for streets whose course is not known."
          : null}
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
