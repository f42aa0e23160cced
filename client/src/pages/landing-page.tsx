import { postQueries } from "#client/entities/post/post-queries.ts";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { HomeHero } from "#client/features/home/home-hero.tsx";
// The server has rendered the map's placeholder: who is there before the section's code must not see it bare.
import "#client/features/winery-map/map-placeholder.css";
import { Deferred } from "#client/lib/page/deferred.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";

/** What is below the first screen, with the queries whose answers it shows. */
const SECTIONS = (
  [
    ["MapChunk", [wineryQueries.all()]],
    ["TripsChunk", []],
    ["FeaturedChunk", [wineryQueries.all(), wineryQueries.featured()]],
    ["ReadingChunk", [postQueries.all()]],
  ] as const
).map(([name, needs]) => {
  const Chunk = lazyChunk(() => import("./landing-sections.tsx").then((m) => m[name]), {
    failure: "This part of the page could not be loaded.",
    failureClass: "page-width py-section",
  });
  return { name, needs, Chunk };
});

/** Preloads the code of all sections. */
export async function prepareSections(): Promise<void> {
  await Promise.all(SECTIONS.map(({ Chunk }) => Chunk.prepare()));
}

/**
 * The home page of visitors who are not signed in, or not known to be yet (spec §2, §6). What is below
 * the first screen hydrates when somebody comes near it, and its code comes then.
 */
export function LandingPage() {
  usePageMetadata(PAGE_METADATA.home);
  return (
    <>
      <HomeHero />
      {SECTIONS.map(({ name, needs, Chunk }) => (
        <Deferred key={name} chunk={Chunk} needs={needs}>
          <Chunk />
        </Deferred>
      ))}
    </>
  );
}
