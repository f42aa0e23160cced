import type { WineryDetails } from "#shared/api/wineries.ts";
import { Fact, FactList, FactSection } from "./fact-section.tsx";

interface RatingFactsProps {
  readonly winery: Pick<WineryDetails, "yelpRating" | "wineSearcherRating" | "isFeatured">;
}

/** Spec §2: shown when either rating exists or the winery is featured. */
export function RatingFacts({ winery }: RatingFactsProps) {
  const { yelpRating, wineSearcherRating, isFeatured } = winery;
  if (yelpRating === null && wineSearcherRating === null && !isFeatured) return null;
  return (
    <FactSection group="ratings">
      <FactList>
        <Fact label="Yelp">{ratingText(yelpRating, 5)}</Fact>
        <Fact label="Wine Searcher, highest">{ratingText(wineSearcherRating, 100)}</Fact>
      </FactList>
    </FactSection>
  );
}

function ratingText(rating: number | null, outOf: number): string {
  return rating === null ? "No rating on file" : `${rating} out of ${outOf}`;
}
