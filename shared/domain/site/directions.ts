import { site } from "#shared/site.ts";

/** What is known of where a winery stands. */
interface Addressed {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string | null;
  readonly zipCode: string | null;
}

/** Street, then town, state and ZIP code; what is not known is left out. */
export function addressLines({ address, city, state, zipCode }: Omit<Addressed, "name">): string[] {
  const stateAndZip = [state, zipCode].filter(Boolean).join(" ");
  return [address, [city, stateAndZip].filter(Boolean).join(", ")].filter(Boolean);
}

/**
 * A winery as a map service finds it: by name and address, never by coordinates, since some of those
 * are approximate.
 */
export const placeOfWinery = (winery: Addressed): string =>
  [winery.name, ...addressLines(winery)].join(", ");

interface Route {
  /** Where the way begins; without it, where the visitor is. */
  readonly from?: string;
  readonly via?: readonly string[];
  readonly to: string;
}

/** Where the way to a place is shown: an address that opens the map app on phones and needs no key. */
export function directionsUrl({ from, via = [], to }: Route): string {
  const url = new URL(site.directionsUrl);
  if (from) url.searchParams.set("origin", from);
  url.searchParams.set("destination", to);
  if (via.length > 0) url.searchParams.set("waypoints", via.join("|"));
  return url.href;
}
