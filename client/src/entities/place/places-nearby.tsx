import { useQuery } from "@tanstack/react-query";
import { Deferred, deferred } from "#client/lib/page/deferred.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { Place } from "#shared/api/places.ts";
import { placesNear, type Spot } from "#shared/domain/places/eat-and-stay.ts";
import { counted } from "#shared/domain/text/words.ts";
import { PlaceLine } from "./place-line.tsx";
import { placeQueries } from "./place-queries.ts";

/** More stand behind a line that opens. */
const FIRST = 4;

interface PlacesNearbyProps {
  /** Wineries and bases; the places of the first one's town come first. */
  readonly spots: readonly Spot[];
}

/** Where to eat and stay near wineries; nothing where the guide knows no place. */
export function PlacesNearby({ spots }: PlacesNearbyProps) {
  return (
    <Deferred needs={[placeQueries.all()]}>
      <Nearby spots={spots} />
    </Deferred>
  );
}

function Nearby({ spots }: PlacesNearbyProps) {
  const { data: places, error, refetch } = useQuery(deferred(placeQueries.all()));
  if (error) {
    return <TryAgain what="The places to eat and stay" onRetry={refetch} className="mt-16" />;
  }
  const eat = placesNear(places ?? [], spots, "eat");
  const stay = placesNear(places ?? [], spots, "stay");
  if (places && eat.length + stay.length === 0) return null;
  return (
    <section aria-labelledby="eat-and-stay" className="mt-16">
      <h2 id="eat-and-stay" className="font-display text-2xl sm:text-3xl">
        Near here: places to eat and stay
      </h2>
      {places ? (
        <div className="mt-6 grid gap-x-12 gap-y-10 md:grid-cols-2">
          <Places title="Eat" places={eat} />
          <Places title="Stay" places={stay} />
        </div>
      ) : (
        <Skeleton className="mt-6 h-96" />
      )}
    </section>
  );
}

interface PlacesProps {
  readonly title: "Eat" | "Stay";
  readonly places: readonly Place[];
}

function Places({ title, places }: PlacesProps) {
  if (places.length === 0) return null;
  const verb = title.toLowerCase();
  const rest = places.slice(FIRST);
  return (
    <div>
      <h3 className="border-b border-ink pb-2 font-sans text-sm font-semibold">{title}</h3>
      <Lines places={places.slice(0, FIRST)} />
      {rest.length === 0 ? null : (
        <details>
          <summary className="flex min-h-11 items-center font-sans text-sm font-semibold text-wine">
            {counted(rest.length, `more place to ${verb}`, `more places to ${verb}`)}
          </summary>
          <Lines places={rest} />
        </details>
      )}
    </div>
  );
}

function Lines({ places }: Pick<PlacesProps, "places">) {
  return (
    <ul>
      {places.map((place) => (
        <li key={place.id} className="border-b border-rule py-3">
          <PlaceLine place={place} />
        </li>
      ))}
    </ul>
  );
}
