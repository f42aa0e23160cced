import type { WineryDto } from "#server/features/wineries/winery-queries.ts";
import { type Place, placeSchema } from "#shared/api/places.ts";
import { AVAS, type Ava } from "#shared/domain/places/ava-table.ts";
import { decodePositions } from "#shared/domain/places/polyline.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { writtenHours } from "#shared/domain/winery/osm-hours.ts";
import { isKnown, type WineryFact } from "#shared/domain/winery/winery-facts.ts";
import { site } from "#shared/site.ts";
import outlines from "../../../client/public/geo/avas.json" with { type: "json" };

const WINERY_LICENSE = "https://opendatacommons.org/licenses/odbl/1-0/";

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
    hours: known("hours", writtenHours(winery)),
    tastingFeeUsd: known("tastingFee", winery.tastingFee ?? 0),
    ...Object.fromEntries(VERIFIED.map((fact) => [fact, known(fact, winery[fact])])),
  };
}

/** The wineries as points (RFC 7946), with license and credit within. */
export function wineriesGeoJson(wineries: readonly WineryDto[], origin: string): string {
  return JSON.stringify({
    type: "FeatureCollection",
    name: `${site.name}: wineries`,
    license: WINERY_LICENSE,
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

/** The places to eat and stay as a table; what nobody knows is empty. */
export function placesCsv(places: readonly Place[]): string {
  return csv(
    places.map((row) => {
      const { source, latitude, longitude, isAtTownCenter, ...place } = placeSchema.parse(row);
      const { name: sourceName, url: sourceUrl, date: sourceDate } = source;
      return { ...place, sourceName, sourceUrl, sourceDate, latitude, longitude, isAtTownCenter };
    }),
  );
}

const AVA_LICENSE = "https://creativecommons.org/publicdomain/zero/1.0/";

function openAva(ava: Ava, origin: string) {
  const { labelPoint: _label, hasOutline: _outline, id, name, ...facts } = ava;
  return { id, name, page: `${origin}${paths.region(id)}`, ...facts };
}

/** The AVAs with their outlines, simplified; one without an outline has no geometry (RFC 7946 §3.2). */
export function avasGeoJson(origin: string): string {
  return JSON.stringify({
    type: "FeatureCollection",
    name: `${site.name}: American Viticultural Areas`,
    license: AVA_LICENSE,
    attribution: "UC Davis Library AVA project (outlines); Federal Register and TTB (facts)",
    features: AVAS.map((ava) => ({
      type: "Feature",
      id: ava.id,
      geometry: outlineOf(ava),
      properties: openAva(ava, origin),
    })),
  });
}

/** The stored rings are closed and wound as GeoJSON asks (RFC 7946 §3.1.6). */
function outlineOf({ id }: Ava) {
  const outline = outlines.find((candidate) => candidate.id === id);
  if (!outline) return null;
  const coordinates = outline.polygons.map((rings) =>
    rings.map((ring) =>
      decodePositions(ring).map(({ longitude, latitude }) => [longitude, latitude]),
    ),
  );
  return { type: "MultiPolygon", coordinates };
}

/** The AVAs' facts as a table; lists have semicolons between their parts. */
export function avasCsv(origin: string): string {
  return csv(AVAS.map((ava) => ({ acresNote: "", ...openAva(ava, origin) })));
}

/** Rows as CSV (RFC 4180): a header, CRLF, quotes only where they are needed; null is empty. */
export function csv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const [first = {}] = rows;
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
  return lines.map((values) => `${values.map(cell).join(",")}\r\n`).join("");
}

function cell(value: unknown): string {
  const text = Array.isArray(value) ? value.join("; ") : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Some fields of a row, in the order of the names. */
const picked = <T, K extends keyof T>(row: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<T, K>;
