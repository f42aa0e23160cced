import { writtenHours } from "#shared/domain/winery/osm-hours.ts";
import type { ReportedFact } from "#shared/domain/winery/reported-facts.ts";
import { isKnown, type Service } from "#shared/domain/winery/winery-facts.ts";
import { feeLabel, visitLabel } from "#shared/domain/winery/winery-labels.ts";
import type { WineryDto } from "./winery-queries.ts";

const listed = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(", ");
const service = (fact: Service) => (winery: WineryDto) => {
  if (!isKnown(winery, fact)) return "Unknown";
  return winery[fact] ? "Yes" : "No";
};

const SHOWN: Readonly<Record<ReportedFact, (winery: WineryDto) => string | null>> = {
  hours: (winery) => listed(writtenHours(winery), winery.hoursNote),
  tastingFee: (winery) => listed(feeLabel(winery), winery.feeNote),
  visits: (winery) => listed(visitLabel(winery), winery.visitNote),
  address: ({ address, city, state, zipCode }) =>
    listed(address, city, `${state} ${zipCode ?? ""}`.trim()),
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  website: ({ website }) => website,
  varietals: ({ varietals }) => listed(...varietals),
  specialties: ({ specialties }) => listed(...specialties),
  setting: ({ setting }) => listed(...setting),
  founded: ({ founded }) => (founded === null ? null : String(founded)),
  winemaker: ({ winemaker }) => winemaker,
  onlineSales: service("onlineSales"),
  wineClub: service("wineClub"),
  shipsToState: service("shipsToState"),
  ratings: ({ yelpRating, wineSearcherRating }) =>
    listed(
      yelpRating === null ? null : `Yelp ${yelpRating}`,
      wineSearcherRating === null ? null : `Wine Searcher ${wineSearcherRating}`,
    ),
  closed: () => null,
  other: () => null,
};

/** What the page says of a fact, in a line for the editor; empty where it says nothing. */
export function shownValue(winery: WineryDto, fact: ReportedFact): string {
  return SHOWN[fact](winery) ?? "";
}
