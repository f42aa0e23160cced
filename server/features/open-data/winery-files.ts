import type { WineryDto } from "#server/features/wineries/winery-queries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { isKnown, type WineryFact } from "#shared/domain/winery/winery-facts.ts";
import { site } from "#shared/site.ts";
import { csv, picked } from "./csv.ts";

const LICENSE = "https://opendatacommons.org/licenses/odbl/1-0/";

const PLACE = ["region", "avas", "address", "city", "county", "state", "zipCode"] as const;
const REACH = ["locationIsApproximate", "phone", "website"] as const;
/** Those of which an unknown one is null. */
const VERIFIED = [
  "reservationsRequired",
  "walkInsWelcome",
  "varietals",
  "setting",
  "founded",
  "winemaker",
] as const satisfies readonly WineryFact[];

/** A winery's row of the open data: an unknown fact is null, and a free tasting costs 0. */
function openWinery(winery: WineryDto, origin: string) {
  const known = <T>(fact: WineryFact, value: T) => (isKnown(winery, fact) ? value : null);
  return {
    ...picked(winery, ["id", "slug", "name"]),
    page: `${origin}${paths.winery(winery.slug)}`,
    ...picked(winery, [...PLACE, ...REACH]),
    hours: known("hours", winery.hoursAsWritten),
    tastingFeeUsd: known("tastingFee", winery.tastingFee ?? 0),
    ...Object.fromEntries(VERIFIED.map((fact) => [fact, known(fact, winery[fact])])),
  };
}

/** The wineries as points (RFC 7946), with license and credit within. */
export function wineriesGeoJson(wineries: readonly WineryDto[], origin: string): string {
  return JSON.stringify({
    type: "FeatureCollection",
    name: `${site.name}: wineries`,
    license: LICENSE,
    attribution: `${site.credits.openStreetMap.text}; ${site.name}`,
    features: wineries.map((winery) => ({
      type: "Feature",
      id: winery.id,
      geometry: {
        type: "Point",
        coordinates: [Number(winery.longitude), Number(winery.latitude)],
      },
      properties: openWinery(winery, origin),
    })),
  });
}

/** The same as a table; lists have semicolons between their parts. */
export function wineriesCsv(wineries: readonly WineryDto[], origin: string): string {
  return csv(
    wineries.map((winery) => ({
      ...openWinery(winery, origin),
      latitude: winery.latitude,
      longitude: winery.longitude,
    })),
  );
}
