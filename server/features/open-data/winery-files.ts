import type { ToldWinery } from "#server/features/wineries/winery-queries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { isKnown, type WineryFact } from "#shared/domain/winery/winery-facts.ts";
import { site } from "#shared/site.ts";
import { csv } from "./csv.ts";

const LICENSE = "https://opendatacommons.org/licenses/odbl/1-0/";

/** A winery's row of the open data: an unknown fact is null, and a free tasting costs 0. */
function openWinery(winery: ToldWinery, origin: string) {
  const known = <T>(fact: WineryFact, value: T) => (isKnown(winery, fact) ? value : null);
  return {
    id: winery.id,
    slug: winery.slug,
    name: winery.name,
    page: `${origin}${paths.winery(winery.slug)}`,
    region: winery.region,
    avas: winery.avas,
    address: winery.address,
    city: winery.city,
    county: winery.county,
    state: winery.state,
    zipCode: winery.zipCode,
    locationIsApproximate: winery.locationIsApproximate,
    phone: winery.phone,
    website: winery.website,
    hours: known("hours", winery.hoursAsWritten),
    tastingFeeUsd: known("tastingFee", winery.tastingFee ?? 0),
    reservationsRequired: known("reservationsRequired", winery.reservationsRequired),
    walkInsWelcome: known("walkInsWelcome", winery.walkInsWelcome),
    varietals: known("varietals", winery.varietals),
    setting: known("setting", winery.setting),
    founded: known("founded", winery.founded),
    winemaker: known("winemaker", winery.winemaker),
  };
}

/** The wineries as points (RFC 7946), with license and credit within. */
export function wineriesGeoJson(wineries: readonly ToldWinery[], origin: string): string {
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
export function wineriesCsv(wineries: readonly ToldWinery[], origin: string): string {
  return csv(
    wineries.map((winery) => ({
      ...openWinery(winery, origin),
      latitude: winery.latitude,
      longitude: winery.longitude,
    })),
  );
}
