import type { WineryDetails } from "#shared/api/wineries.ts";
import { listed } from "#shared/domain/text/words.ts";
import { toConfirm, wasKnown } from "#shared/domain/winery/fact-age.ts";
import { FACTS, isKnown, SERVICES, type Service } from "#shared/domain/winery/winery-facts.ts";
import { asOf, Fact, FactList, FactSection, sentenceCase } from "./fact-section.tsx";
import { knowsVarietals } from "./visit-facts.tsx";

interface ServiceFactsProps {
  readonly winery: WineryDetails;
}

/** What a winery offers beyond the visit; what nobody has verified is one line, and never "No". */
export function ServiceFacts({ winery }: ServiceFactsProps) {
  const isUnknown = (fact: Service) => !isKnown(winery, fact) && !wasKnown(winery, fact);
  const unknown = [
    ...(knowsVarietals(winery) ? [] : ["varietals"]),
    ...SERVICES.filter(isUnknown).map((fact) => IN_A_SENTENCE[fact]),
  ];
  return (
    <FactSection title="Services">
      <FactList>
        {SERVICES.filter((fact) => !isUnknown(fact)).map((fact) => (
          <Fact
            key={fact}
            label={FACTS[fact].service}
            asOf={isKnown(winery, fact) ? asOf(winery, fact) : null}
          >
            {serviceText(winery, fact)}
          </Fact>
        ))}
        {unknown.length > 0 ? <Fact label="Unknown">{sentenceCase(listed(unknown))}</Fact> : null}
      </FactList>
    </FactSection>
  );
}

function serviceText(winery: WineryDetails, fact: Service): string {
  const offered = winery[fact] ? "Yes" : "No";
  return isKnown(winery, fact) ? offered : toConfirm(offered, winery.asOf[fact]);
}

const IN_A_SENTENCE: Readonly<Record<Service, string>> = {
  onlineSales: "online sales",
  wineClub: "wine club",
  shipsToState: "shipping",
};

interface RatingFactsProps {
  readonly winery: Pick<WineryDetails, "yelpRating" | "wineSearcherRating" | "isFeatured">;
}

/** Spec §2: shown when either rating exists or the winery is featured. */
export function RatingFacts({ winery }: RatingFactsProps) {
  const { yelpRating, wineSearcherRating, isFeatured } = winery;
  if (yelpRating === null && wineSearcherRating === null && !isFeatured) return null;
  return (
    <FactSection title="Ratings">
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

interface PlaceFactsProps {
  readonly winery: WineryDetails;
}

/** What the place is like, since when there is one, and who makes the wine; nothing without facts. */
export function PlaceFacts({ winery }: PlaceFactsProps) {
  const { setting, founded, winemaker } = winery;
  if (setting.length === 0 && founded === null && winemaker === null) return null;
  return (
    <FactSection title="The place">
      <FactList>
        {setting.length > 0 ? (
          <Fact label="Setting">{sentenceCase(setting.join(", "))}</Fact>
        ) : null}
        {founded === null ? null : <Fact label="Founded">{founded}</Fact>}
        {winemaker === null ? null : (
          <Fact label="Winemaker" asOf={asOf(winery, "winemaker")}>
            {winemaker}
          </Fact>
        )}
      </FactList>
    </FactSection>
  );
}
