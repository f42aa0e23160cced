/** Longitude and latitude in decimal degrees, in GeoJSON's order. */
export type LonLat = readonly [longitude: number, latitude: number];

const UNITS_PER_DEGREE = 1e4;

/**
 * The points of an encoded polyline of precision 4 (the form of `client/public/geo`): zigzag deltas
 * in five-bit groups, latitude before longitude.
 */
export function decodePolyline(text: string): LonLat[] {
  const points: LonLat[] = [];
  let index = 0;
  let latitude = 0;
  let longitude = 0;

  function nextDelta(): number {
    let value = 0;
    let shift = 0;
    let group: number;
    do {
      group = text.charCodeAt(index++) - 63;
      value |= (group & 0x1f) << shift;
      shift += 5;
    } while (group >= 0x20 && index < text.length);
    return value & 1 ? ~(value >> 1) : value >> 1;
  }

  while (index < text.length) {
    latitude += nextDelta();
    longitude += nextDelta();
    points.push([longitude / UNITS_PER_DEGREE, latitude / UNITS_PER_DEGREE]);
  }
  return points;
}
