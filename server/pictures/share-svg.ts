import type { BBox } from "rbush";
import { AVAS } from "#shared/domain/places/ava-table.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { decodePositions } from "#shared/domain/places/polyline.ts";
import { SHARE_PICTURE } from "#shared/domain/site/metadata/page-metadata.ts";
import { palette } from "#shared/palette.ts";
import { site } from "#shared/site.ts";
import outlines from "../../client/public/geo/avas.json" with { type: "json" };
import { TOWNS } from "./base-lines.ts";
import { frameAround, type Point } from "./map-frame.ts";
import { baseMarker, basemap, labelOf, pathOf, segmentsSvg, svgText } from "./map-svg.ts";
import type { SharedStay, SharePicture } from "./share-pictures.ts";
import { spreadApart } from "./spread.ts";
import { placeLabels } from "./town-labels.ts";

/** As the cut of Newsreader names itself. */
const TITLE_FONT = "Newsreader 16pt 16pt";

/** A title as it is set. */
export interface SetTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

export type TextBox = ReturnType<typeof textBoxOf>;

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
const ILLUSTRATION_HEIGHT = 330;
/** The baseline of the lowest text. */
const FOOT = HEIGHT - 48;
const MAP = { left: 664, width: WIDTH - 664, height: HEIGHT };

/**
 * Around what a map shows. What reaches out of it to the left is painted over: to clip it the renderer would
 * hold 25 pictures of this size, for the lines that reach far out.
 */
const MAP_START = `<g transform="translate(${MAP.left} 0)">`;
const MAP_END = `</g><rect width="${MAP.left}" height="${HEIGHT}" fill="${palette.paper.light}"/><rect x="${MAP.left}" width="3" height="${HEIGHT}" fill="${palette.rule.light}"/>`;

/**
 * Where the text of a picture stands, in its pixels, with the most lines of its title and their largest letters:
 * below a drawing two long lines, beside a map four short ones.
 */
export function textBoxOf({ art: { kind } }: SharePicture) {
  return kind === "illustration"
    ? { left: 72, width: WIDTH - 144, top: ILLUSTRATION_HEIGHT + 60, lines: 2, size: 54 }
    : { left: 72, width: MAP.left - 72 - 48, top: 96, lines: 4, size: 84 };
}

/**
 * The picture as an SVG, in the fonts and colors of the site.
 *
 * @param image the address of its illustration or emblem.
 */
export function shareSvg(
  picture: SharePicture,
  title: SetTitle,
  image: string | undefined,
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${palette.paper.light}"/>`,
    artOf(picture.art, image),
    textOf(picture, textBoxOf(picture), title),
    "</svg>",
  ].join("");
}

/** The text of one line of a title alone, to be measured. */
export function lineSvg(text: string, size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200">${titleLine(text, { x: 0, y: 120 }, size)}</svg>`;
}

function textOf(
  { art: { kind }, ...picture }: SharePicture,
  box: TextBox,
  title: SetTitle,
): string {
  const { left, top, width } = box;
  const { size, lines } = title;
  const leading = Math.round(size * 1.1);
  const first = top + 24 + size;
  const isBelow = kind === "illustration";
  // Below a drawing there is no room for a line of its own: it shares the site's.
  const lineAt = isBelow ? FOOT : first + leading * (lines.length - 1) + 58;
  const bold = { weight: 600 } as const;
  const eyebrow = { ...bold, size: 21, color: palette.gold.light, spacing: 3 };
  const line = { ...bold, size: 26, color: palette["ink-soft"].light };
  const name = { ...bold, size: 22, color: palette.wine.light };
  return [
    svgText(picture.eyebrow.toUpperCase(), { x: left, y: top }, eyebrow),
    ...lines.map((text, index) => titleLine(text, { x: left, y: first + index * leading }, size)),
    svgText(picture.line, { x: left, y: lineAt }, line),
    isBelow
      ? svgText(site.name, { x: left + width, y: FOOT }, { ...name, anchor: "end" })
      : svgText(site.name, { x: left, y: FOOT }, name),
  ].join("");
}

function titleLine(text: string, at: Point, size: number): string {
  const color = palette.ink.light;
  return svgText(text, at, { font: TITLE_FONT, size, color, spacing: -size * 0.012 });
}

function artOf(art: SharePicture["art"], image: string | undefined): string {
  if (art.kind === "illustration") {
    return `<image width="${WIDTH}" height="${ILLUSTRATION_HEIGHT}" preserveAspectRatio="xMidYMid slice" href="${image}"/>`;
  }
  return art.kind === "route" ? routeArt(art.stays) : mapArt(art, image);
}

function mapArt(
  { place, avaId }: Extract<SharePicture["art"], { kind: "map" }>,
  emblem: string | undefined,
): string {
  const rings = ringsOf(avaId);
  const around = place ? [place] : rings.flat();
  const labelPoint = AVAS.find(({ id }) => id === avaId)?.labelPoint;
  // Of a region whose place nobody has recorded the whole state is shown.
  const somewhere = labelPoint ? [labelPoint] : STATE_CORNERS;
  const frame = frameAround(around.length > 0 ? around : somewhere, {
    ...MAP,
    padding: 64,
    maxZoom: place ? 10.2 : 9.5,
  });
  const at = place && frame.place(place);
  // Without a name: its place is kept free of towns' names, which would be read as its own.
  const base = { name: "", ...(place ?? labelPoint ?? STATE_CENTER) };
  const markers = [frame.place(base)];
  const covered = [
    ...(emblem ? [EMBLEM] : []),
    ...(at ? [{ minX: at.x - 26, maxX: at.x + 26, minY: at.y - 70, maxY: at.y }] : []),
  ];
  const labels = placeLabels([base], TOWNS, frame, markers, covered);
  return [
    MAP_START,
    basemap(frame),
    `<path d="${pathOf(frame, rings)}" fill="${palette.sage.light}" fill-opacity="0.16" fill-rule="evenodd" stroke="${palette.sage.light}" stroke-width="2.5" stroke-dasharray="7 5"/>`,
    ...labels.filter(({ isBase }) => !isBase).map(labelOf),
    at && marker(at.x, at.y),
    MAP_END,
    emblem &&
      `<circle cx="${MAP.left}" cy="${HEIGHT - 96}" r="48" fill="${palette.paper.light}"/><image x="${MAP.left - 48}" y="${HEIGHT - 144}" width="96" height="96" href="${emblem}"/>`,
  ]
    .filter(Boolean)
    .join("");
}

/** The route of a trip with its stops; those by streets that the network does not have are finer. */
function routeArt(stays: readonly SharedStay[]): string {
  const frame = frameAround(
    stays.flatMap(({ base, stops, segments }) => [
      base,
      ...stops,
      ...segments.flatMap(({ line }) => line),
    ]),
    { ...MAP, padding: 72, maxZoom: 12 },
  );
  // The bases first; rooms of one street beside each other, not on top.
  const bases = stays.map(({ base }) => base);
  const positions = [...bases, ...stays.flatMap(({ stops }) => stops)];
  const places = spreadApart(positions.map(frame.place), 28).map(({ shown }) => shown);
  return [
    MAP_START,
    basemap(frame),
    segmentsSvg(frame, { number: 1, segments: stays.flatMap(({ segments }) => segments) }),
    ...placeLabels(bases, TOWNS, frame, places).map(labelOf),
    ...places.slice(bases.length).map(stopDot),
    ...places.slice(0, bases.length).map(baseMarker),
    MAP_END,
  ].join("");
}

const stopDot = ({ x, y }: Point) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="11" fill="${palette.wine.light}" stroke="${palette.raised.light}" stroke-width="4"/>`;

/** About the middle of Washington. */
const STATE_CENTER: Position = { latitude: 47.3, longitude: -120.5 };
const STATE_CORNERS: readonly Position[] = [
  { latitude: 49, longitude: -124.7 },
  { latitude: 45.55, longitude: -116.95 },
];

function ringsOf(avaId: string | null): Position[][] {
  const outline = outlines.find(({ id }) => id === avaId);
  return (outline?.polygons ?? []).flatMap((polygon) =>
    polygon.map((ring) => decodePositions(ring)),
  );
}

/** The site's marker: a drop that stands on the place. */
function marker(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><path d="M0 0C-9 -17 -24 -27 -24 -44A24 24 0 0 1 24 -44C24 -27 9 -17 0 0Z" fill="${palette.wine.light}" stroke="${palette.raised.light}" stroke-width="4"/><circle cy="-44" r="9" fill="${palette.raised.light}"/></g>`;
}

/** The emblem stands across the map's left edge. */
const EMBLEM: BBox = { minX: -48, maxX: 48, minY: HEIGHT - 144, maxY: HEIGHT - 48 };
