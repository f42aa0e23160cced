import { AVAS, type Ava } from "#shared/domain/places/ava-table.ts";
import { decodePositions } from "#shared/domain/places/polyline.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";
import outlines from "../../../client/public/geo/avas.json" with { type: "json" };
import { csv } from "./csv.ts";

const LICENSE = "https://creativecommons.org/publicdomain/zero/1.0/";

function openAva(ava: Ava, origin: string) {
  const { labelPoint: _label, hasOutline: _outline, id, name, ...facts } = ava;
  return { id, name, page: `${origin}${paths.region(id)}`, ...facts };
}

/** The AVAs with their outlines, simplified; one without an outline has no geometry (RFC 7946 §3.2). */
export function avasGeoJson(origin: string): string {
  return JSON.stringify({
    type: "FeatureCollection",
    name: `${site.name}: American Viticultural Areas`,
    license: LICENSE,
    attribution: "UC Davis Library AVA project (outlines); Federal Register and TTB (facts)",
    features: AVAS.map((ava) => ({
      type: "Feature",
      id: ava.id,
      geometry: outlineOf(ava),
      properties: openAva(ava, origin),
    })),
  });
}

function outlineOf({ id }: Ava) {
  const outline = outlines.find((candidate) => candidate.id === id);
  if (!outline) return null;
  return {
    type: "MultiPolygon",
    coordinates: outline.polygons.map((rings) =>
      rings.map((ring, index) => wound(closed(points(ring)), index === 0)),
    ),
  };
}

type Point = readonly [longitude: number, latitude: number];

function points(ring: string): Point[] {
  return decodePositions(ring).map(({ longitude, latitude }) => [longitude, latitude]);
}

/** A ring ends where it begins (RFC 7946 §3.1.6). */
function closed(ring: Point[]): Point[] {
  const [first] = ring;
  const last = ring.at(-1);
  if (!first || (last && last[0] === first[0] && last[1] === first[1])) return ring;
  return [...ring, first];
}

/** The outside runs against the clock, a hole with it (RFC 7946 §3.1.6). */
function wound(ring: Point[], outside: boolean): Point[] {
  const twiceArea = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y);
  }, 0);
  return twiceArea > 0 === outside ? ring : ring.toReversed();
}

/** The AVAs' facts as a table; lists have semicolons between their parts. */
export function avasCsv(origin: string): string {
  return csv(AVAS.map((ava) => ({ acresNote: "", ...openAva(ava, origin) })));
}
