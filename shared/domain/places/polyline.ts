import type { Position } from "./distance.ts";

const UNITS_PER_DEGREE = 1e4;

/** Decodes the signed numbers of an encoded polyline. */
function deltasOf(text: string): number[] {
  const deltas: number[] = [];
  let value = 0;
  let shift = 0;
  for (let index = 0; index < text.length; index++) {
    const group = text.charCodeAt(index) - 63;
    value |= (group & 0x1f) << shift;
    shift += 5;
    if (group >= 0x20) continue;
    deltas.push(value & 1 ? ~(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return deltas;
}

/**
 * The points of an encoded polyline of precision 4 (0.0001 degree, latitude first). The first point
 * is relative to `start`, which is not included.
 */
export function decodePositions(
  text: string,
  start: Position = { latitude: 0, longitude: 0 },
): Position[] {
  const deltas = deltasOf(text);
  let latitude = Math.round(start.latitude * UNITS_PER_DEGREE);
  let longitude = Math.round(start.longitude * UNITS_PER_DEGREE);
  const points: Position[] = [];
  for (let index = 0; index + 1 < deltas.length; index += 2) {
    latitude += deltas[index] ?? 0;
    longitude += deltas[index + 1] ?? 0;
    points.push({
      latitude: latitude / UNITS_PER_DEGREE,
      longitude: longitude / UNITS_PER_DEGREE,
    });
  }
  return points;
}

/** A signed number as five-bit groups, the lowest first. */
function groupsOf(delta: number): string {
  let value = delta < 0 ? ~(delta << 1) : delta << 1;
  let text = "";
  for (; value >= 0x20; value >>>= 5) text += String.fromCharCode((0x20 | (value & 0x1f)) + 63);
  return text + String.fromCharCode(value + 63);
}

/** The inverse of `decodePositions`, precise to about ten meters. */
export function encodePositions(points: readonly Position[]): string {
  let [latitude, longitude] = [0, 0];
  let text = "";
  for (const point of points) {
    const north = Math.round(point.latitude * UNITS_PER_DEGREE);
    const east = Math.round(point.longitude * UNITS_PER_DEGREE);
    text += groupsOf(north - latitude) + groupsOf(east - longitude);
    [latitude, longitude] = [north, east];
  }
  return text;
}
