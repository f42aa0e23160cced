import { useQuery } from "@tanstack/react-query";
import { ReadyTripCard } from "#client/entities/trip/ready-trip-card.tsx";
import { readyTripQueries } from "#client/entities/trip/ready-trip-queries.ts";

/**
 * The ready-made trips that go with an article; nothing where none does, and nothing while they
 * cannot be fetched: the article is whole without them.
 */
export function ArticleTrip({ slug }: { readonly slug: string }) {
  const { data: trips = [] } = useQuery(readyTripQueries.all());
  const fitting = trips.filter(({ articles }) => articles.includes(slug));
  if (fitting.length === 0) return null;
  return (
    <section aria-labelledby="article-trip" className="mt-20 border-t border-ink pt-10">
      <h2 id="article-trip" className="font-display text-3xl">
        Go and see
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {fitting.map((trip) => (
          <li key={trip.slug}>
            <ReadyTripCard trip={trip} />
          </li>
        ))}
      </ul>
    </section>
  );
}
