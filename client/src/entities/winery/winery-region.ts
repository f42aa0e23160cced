import type { Winery } from "#shared/api/wineries.ts";
import { findAva } from "#shared/domain/places/regions.ts";

type Placed = Pick<Winery, "region" | "avas">;

/** Every region a winery answers to: its own, and the AVAs around it. */
export function regionsOf({ region, avas }: Placed): readonly string[] {
  return avas.includes(region) ? avas : [...avas, region];
}

/**
 * Whether wineries lie in a region: it is their own, or an AVA around theirs, so that the
 * Columbia Valley has the wineries of Red Mountain. "Beverly" is the AVA "Beverly, Washington".
 */
export function liesIn(region: string): (winery: Placed) => boolean {
  const name = findAva(region)?.name ?? region;
  return (winery) => regionsOf(winery).includes(name) || winery.region === region;
}
