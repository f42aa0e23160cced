import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Illustration } from "#client/art/illustration.tsx";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { NearbyWinery } from "#shared/api/wineries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { driveText } from "#shared/domain/trips/drive-text.ts";
import { site } from "#shared/site.ts";

/** As many rows as an answer has almost always. */
const EXPECTED_ROWS = [1, 2, 3, 4, 5, 6];

interface NearbyWineriesProps {
  readonly slug: string;
  /** Controls beside each row, e.g. Add to Trip. */
  readonly action?: ((winery: NearbyWinery["winery"]) => ReactNode) | undefined;
}

/** The nearest other wineries by road; nothing when there are none. */
export function NearbyWineries({ slug, action }: NearbyWineriesProps) {
  const { data: nearby, isPending, error, refetch } = useQuery(wineryQueries.nearby(slug));
  if (error) {
    return <TryAgain what="The wineries nearby" onRetry={refetch} className="mt-section" />;
  }
  if (!isPending && !nearby?.length) return null;
  return (
    <section aria-labelledby="nearby" className="mt-section">
      <h2 id="nearby" className="font-display text-2xl sm:text-3xl">
        Nearby
      </h2>
      <ul className="mt-5 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {nearby?.map((near) => (
          <li key={near.winery.id} className="flex items-center border-t border-rule">
            <Link
              href={paths.winery(near.winery.slug)}
              className="group flex min-w-0 flex-1 flex-wrap items-center gap-x-5 py-4 outline-offset-0"
            >
              <Illustration
                name={near.winery.illustration}
                className="h-16 w-20 shrink-0 rounded"
              />
              <span className="flex-[1_0_8rem]">
                <span className="block font-display text-lg leading-tight font-medium decoration-wine decoration-1 underline-offset-4 group-hover:underline">
                  {near.winery.name}
                </span>
                <span className="sr-only">, </span>
                <span className="mt-1 block text-xs text-ink-soft">{near.winery.city}</span>
                <span className="sr-only">, </span>
                <span className="block text-xs text-ink-soft">{driveText(near)}</span>
              </span>
            </Link>
            {action?.(near.winery)}
          </li>
        ))}
        {isPending
          ? EXPECTED_ROWS.map((row) => (
              <li
                key={row}
                aria-hidden="true"
                className="flex items-center gap-5 border-t border-rule py-4"
              >
                <Skeleton className="h-17 w-20" />
                <Skeleton className="h-6 w-40" />
              </li>
            ))
          : null}
      </ul>
      <p className="mt-3 text-xs text-ink-faint">
        Estimates without traffic or closed passes.{" "}
        <a href={site.credits.wsdot.url} className="underline underline-offset-4">
          {site.credits.wsdot.text}
        </a>
      </p>
    </section>
  );
}
