import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { milesBetween } from "#shared/domain/places/distance.ts";
import { decodePositions } from "#shared/domain/places/polyline.ts";
import { findAva } from "#shared/domain/places/regions.ts";
import { findTown, resolvePosition, TOWNS } from "#shared/domain/places/towns.ts";
import outlines from "../../../client/public/geo/avas.json" with { type: "json" };
import { type RowFault, unless } from "./content-fault.ts";

/** Outlines are simplified, and a tasting room may stand across the road from its AVA. */
const BESIDE_MILES = 2;

/** A county that the town is not in, or an AVA that the position is not in. */
export function placeFaults(row: WineryRow): RowFault[] {
  return [...countyFaults(row), ...outlineFaults(row)];
}

function countyFaults({ city, county }: WineryRow): RowFault[] {
  const town = findTown(city);
  if (county === null || town === null) return [];
  const counties = new Set(
    TOWNS.filter(({ name }) => name === town.name).map((place) => place.county),
  );
  return unless(
    counties.has(county),
    "county",
    `${city} is in ${[...counties].join(" or ")} County, not in "${county}": correct one of the two`,
  );
}

function outlineFaults(row: WineryRow): RowFault[] {
  const ava = findAva(row.region);
  const outline = outlines.find(({ id }) => id === ava?.id);
  const position = resolvePosition({ latitude: row.latitude, longitude: row.longitude });
  if (!ava || !outline || !position || row.locationIsApproximate) return [];
  const rings = outline.polygons.map((polygon) => polygon.map((ring) => decodePositions(ring)));
  const isInside = rings.some((polygon) =>
    polygon.every((ring, hole) => surrounds(ring, position) === (hole === 0)),
  );
  const isBeside = rings.flat(2).some((corner) => milesBetween(corner, position) <= BESIDE_MILES);
  return unless(
    isInside || isBeside,
    "region",
    `the position ${row.latitude}, ${row.longitude} lies outside ${ava.name}: correct the position, or name the region it is in`,
  );
}

/** Whether a ray to the east crosses the ring an odd number of times. */
function surrounds(ring: readonly Position[], { latitude, longitude }: Position): boolean {
  return ring.reduce((inside, corner, index) => {
    const next = ring[(index + 1) % ring.length] ?? corner;
    if (corner.latitude > latitude === next.latitude > latitude) return inside;
    const share = (latitude - corner.latitude) / (next.latitude - corner.latitude);
    const crossing = corner.longitude + share * (next.longitude - corner.longitude);
    return longitude < crossing ? !inside : inside;
  }, false);
}
