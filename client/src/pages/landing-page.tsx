import { postQueries } from "#client/entities/post/post-queries.ts";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { HomeHero } from "#client/features/home/home-hero.tsx";
// The server has rendered the map's placeholder: who is there before the section's code must not see it bare.
import "#client/features/winery-map/map-placeholder.css";
import { Deferred } from "#client/lib/page/deferred.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";

const sections = () => import("./landing-sections.tsx");
const options = {
  failure: "This part of the page could not be loaded.",
  failureClass: "page-width py-section",
};
const MapChunk = lazyChunk(() => sections().then((m) => m.MapChunk), options);
const TripsChunk = lazyChunk(() => sections().then((m) => m.TripsChunk), options);
const FeaturedChunk = lazyChunk(() => sections().then((m) => m.FeaturedChunk), options);
const ReadingChunk = lazyChunk(() => sections().then((m) => m.ReadingChunk), options);

/** Preloads the code of all sections. */
export async function prepareSections(): Promise<void> {
  const parts = [MapChunk, TripsChunk, FeaturedChunk, ReadingChunk];
  await Promise.all(parts.map(({ prepare }) => prepare()));
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
      <Deferred chunk={MapChunk} needs={[wineryQueries.all()]}>
        <MapChunk />
      </Deferred>
      <Deferred chunk={TripsChunk}>
        <TripsChunk />
      </Deferred>
      <Deferred chunk={FeaturedChunk} needs={[wineryQueries.all(), wineryQueries.featured()]}>
        <FeaturedChunk />
      </Deferred>
      <Deferred chunk={ReadingChunk} needs={[postQueries.all()]}>
        <ReadingChunk />
      </Deferred>
    </>
  );
}
