import type { Winery } from "#shared/api/wineries.ts";
import { site } from "#shared/site.ts";

type Addressed = Pick<Winery, "name" | "address" | "city" | "state" | "zipCode">;

/**
 * Where the way to a winery is shown. It is asked for by name and address, never by coordinates:
 * some of those are approximate.
 */
export function directionsUrl({ name, address, city, state, zipCode }: Addressed): string {
  const url = new URL(site.directionsUrl);
  const place = [name, address, city, [state, zipCode].filter(Boolean).join(" ")];
  url.searchParams.set("destination", place.join(", "));
  return url.href;
}
