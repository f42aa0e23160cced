import type { Winery } from "#shared/api/wineries.ts";
import { site } from "#shared/site.ts";

/** Where a winery receives its visitors. */
export type Addressed = Readonly<Pick<Winery, "name" | "address" | "city" | "state" | "zipCode">>;

/** Street, then town, state and ZIP code, as far as known. */
export function addressLines({ address, city, state, zipCode }: Omit<Addressed, "name">): string[] {
  const stateAndZip = [state, zipCode].filter(Boolean).join(" ");
  return [address, [city, stateAndZip].filter(Boolean).join(", ")].filter(Boolean);
}

/** For map services: by name and address, since some coordinates are approximate. */
export const placeOfWinery = (winery: Addressed): string =>
  [winery.name, ...addressLines(winery)].join(", ");

interface Route {
  /** Default: where the visitor is. */
  readonly from?: string;
  readonly via?: readonly string[];
  readonly to: string;
}

/** An address for directions, which opens the map app on phones and needs no API key. */
export function directionsUrl({ from, via = [], to }: Route): string {
  const url = new URL(site.directionsUrl);
  if (from) url.searchParams.set("origin", from);
  url.searchParams.set("destination", to);
  if (via.length > 0) url.searchParams.set("waypoints", via.join("|"));
  return url.href;
}
