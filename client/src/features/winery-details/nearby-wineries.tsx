import { Link } from "wouter";
import { CardScene } from "#client/art/wine-scene.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { paths } from "#shared/domain/paths.ts";
import { aboutMiles, nearestTo } from "./nearby.ts";

interface NearbyWineriesProps {
  readonly winery: Winery;
  readonly all: readonly Winery[];
}

/** The nearest other wineries, each with how far it is. */
export function NearbyWineries({ winery, all }: NearbyWineriesProps) {
  const nearby = nearestTo(winery, all);
  if (nearby.length === 0) return null;
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby" className="font-display text-2xl sm:text-3xl">
        Nearby
      </h2>
      <ul className="mt-5 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {nearby.map(({ winery: other, miles }) => (
          <li key={other.id} className="border-t border-rule">
            <Link
              href={paths.winery(other.slug)}
              className="group flex items-center gap-5 py-4 outline-offset-0"
            >
              <CardScene
                seed={other.slug}
                region={other.region}
                className="h-16 w-20 shrink-0 rounded"
              />
              <span className="min-w-0">
                <span className="block font-display text-lg leading-tight font-medium decoration-wine decoration-1 underline-offset-4 group-hover:underline">
                  {other.name}
                </span>
                <span className="mt-1 block text-xs text-ink-soft">
                  {aboutMiles(miles)}
                  <span aria-hidden="true"> · </span>
                  <span className="sr-only">, </span>
                  {other.city}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
