import type { WineryDetails } from "#shared/api/wineries.ts";
import { asOf, Fact, FactList, FactSection, sentenceCase } from "./fact-section.tsx";

interface PlaceFactsProps {
  readonly winery: WineryDetails;
}

/** What the place is like, since when there is one, and who makes the wine; nothing without facts. */
export function PlaceFacts({ winery }: PlaceFactsProps) {
  const { setting, founded, winemaker } = winery;
  if (setting.length === 0 && founded === null && winemaker === null) return null;
  return (
    <FactSection group="place">
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
