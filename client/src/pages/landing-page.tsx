import { postQueries } from "#client/entities/post/post-queries.ts";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { HomeHero } from "#client/features/home/home-hero.tsx";
// The server has rendered the map's placeholder: who is there before the section's code must not see it bare.
import "#client/features/winery-map/placeholder-styles.ts";
import { Deferred } from "#client/lib/page/deferred.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import type { FailureProps } from "#client/ui/failure/failure-boundary.tsx";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";

const sections = () => import("./landing-sections.tsx");
const options = { failure: SectionFailure };
const MapPart = lazyPart(() => sections().then((m) => m.MapPart), options);
const TripsPart = lazyPart(() => sections().then((m) => m.TripsPart), options);
const FeaturedPart = lazyPart(() => sections().then((m) => m.FeaturedPart), options);
const ReadingPart = lazyPart(() => sections().then((m) => m.ReadingPart), options);

/** Preloads the code of all sections. */
export async function prepareSections(): Promise<void> {
  const parts = [MapPart, TripsPart, FeaturedPart, ReadingPart];
  await Promise.all(parts.map(({ prepare }) => prepare((load) => load())));
}

/**
 * The home page of visitors who are not signed in, or not known to be yet (spec §2, §6). What is below
 * the first screen hydrates when somebody comes near it, and its code comes then.
 */
export function LandingPage() {
  usePageMetadata(PAGE_METADATA.home);
  return (
    <>
      <HomeHero
        eyebrow="Washington State"
        title="Wine country that starts with the land"
        text="Basalt and river, desert light and cold nights. Find the wineries, read the ground they stand on, and plan the days between them."
      />
      <Deferred part={MapPart} needs={[wineryQueries.all()]}>
        <MapPart />
      </Deferred>
      <Deferred part={TripsPart}>
        <TripsPart />
      </Deferred>
      <Deferred part={FeaturedPart} needs={[wineryQueries.all(), wineryQueries.featured()]}>
        <FeaturedPart />
      </Deferred>
      <Deferred part={ReadingPart} needs={[postQueries.all()]}>
        <ReadingPart />
      </Deferred>
    </>
  );
}

function SectionFailure({ onRetry }: FailureProps) {
  return (
    <TryAgain
      title="This part of the page could not be loaded."
      onRetry={onRetry}
      className="page-width py-section"
    />
  );
}
