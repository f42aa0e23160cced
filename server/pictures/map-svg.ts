import { LIGHT_BASEMAP } from "#shared/basemap-palette.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { palette } from "#shared/palette.ts";
import { BASE_LINES, TOWNS } from "./base-lines.ts";
import { frameAround, type MapFrame, type Point } from "./map-frame.ts";
import { type MapPicture, PICTURE } from "./map-picture.ts";
import { type SpreadMarker, spreadApart } from "./spread.ts";
import { type Label, placeLabels, sizeOf } from "./town-labels.ts";

export const LABEL_FONT = "Instrument Sans";

const PADDING = 110;
const MAX_ZOOM = 11.8;
const MARKER = 22;

const colors = LIGHT_BASEMAP;

/** Days differ by color and by dashes, so that no color alone tells them apart. */
const COLORS = [palette.wine.light, palette.sage.light, palette.gold.light];
const DASHES = ["", "20 10", "4 11"];

function styleOfDay(number: number) {
  const index = number - 1;
  const round = Math.floor(index / COLORS.length);
  return {
    color: COLORS[index % COLORS.length] ?? palette.wine.light,
    dash: DASHES[(index + round) % DASHES.length] ?? "",
  };
}

/** The map of a plan as an SVG; its only text is in `LABEL_FONT`. */
export function mapSvg(picture: MapPicture): string {
  const stops = picture.days.flatMap(({ number: day, stops }) =>
    stops.map((stop) => ({ ...stop, day })),
  );
  const shown = [...picture.bases, ...stops];
  const geometries = picture.days.flatMap(({ segments }) => segments.flatMap(({ line }) => line));
  const frame = frameAround([...shown, ...geometries], {
    ...PICTURE,
    padding: PADDING,
    maxZoom: MAX_ZOOM,
  });
  const all = spreadApart(shown.map(frame.place), 2 * MARKER + 4);
  const [bases, markers] = [all.slice(0, picture.bases.length), all.slice(picture.bases.length)];
  const taken = all.map((marker) => marker.shown);
  const labels = placeLabels(picture.bases, TOWNS, frame, taken);
  const { width, height } = PICTURE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    basemap(frame),
    ...picture.days.map((day) => segmentsSvg(frame, day)),
    ...labels.map(labelOf),
    ...bases.flatMap((base) => [leader(base), baseMarker(base.shown)]),
    ...markers.map(leader),
    ...stops.map(({ day, number }, index) => stopMarker(markers[index]?.shown, day, number)),
    ...(picture.days.length > 1 ? [legend(picture)] : []),
    "</svg>",
  ].join("");
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Path data of lines in a frame. */
export function pathOf(frame: MapFrame, lines: readonly (readonly Position[])[]): string {
  const pointsOf = (line: readonly Position[]) =>
    line.map(frame.place).map(({ x, y }) => `${round(x)} ${round(y)}`);
  return lines.map((line) => `M${pointsOf(line).join("L")}`).join("");
}

/** The site's basemap within a frame, from the ground up. */
export function basemap({ zoom, scale, transform }: MapFrame): string {
  const lines = BASE_LINES;
  const fill = (of: string, color: string) =>
    `<path fill="${color}" fill-rule="evenodd" d="${of}"/>`;
  const stroke = (of: string, color: string, width: number) =>
    `<path fill="none" stroke="${color}" stroke-width="${width / scale}" stroke-linejoin="round" stroke-linecap="round" d="${of}"/>`;
  // Lines grow with the scale, up to a size.
  const thick = Math.min(1, Math.max(0.35, (zoom - 6) / 4));
  return [
    `<rect width="100%" height="100%" fill="${colors.sea}"/><g transform="${transform}">`,
    fill(lines.land, colors.land),
    fill(lines.state, colors.state),
    // Natural Earth's lakes and towns lie up to 3 km off: close up their outlines would lie.
    ...(zoom < 10.5 ? [fill(lines.urban, colors.urban), fill(lines.lakes, colors.lake)] : []),
    stroke(lines.creeks, colors.river, 2 * thick),
    stroke(lines.rivers, colors.river, 4 * thick),
    stroke(lines.greatRivers, colors.river, 9 * thick),
    stroke(lines.border, colors.border, 2),
    stroke(lines.ferries, colors.ferry, 2),
    stroke(lines.stateRoutes, colors.stateRoute, 4 * thick),
    stroke(lines.usRoutes, colors.usRoute, 5 * thick),
    stroke(lines.interstates, colors.interstateCasing, 8 * thick + 2),
    stroke(lines.interstates, colors.interstate, 8 * thick),
    "</g>",
  ].join("");
}

/** The segments of a day; straight ones, which stand for streets, are finer: they claim no road. */
export function segmentsSvg(
  frame: MapFrame,
  { number, segments }: Pick<MapPicture["days"][number], "number" | "segments">,
): string {
  const { color, dash } = styleOfDay(number);
  const drawn = (isStraight: boolean, width: number) => {
    const lines = segments.filter(({ by }) => (by === "straight") === isStraight);
    const d = pathOf(
      frame,
      lines.map(({ line }) => line),
    );
    if (d === "") return "";
    const line = `fill="none" stroke-linejoin="round" stroke-linecap="round" d="${d}"`;
    return `<path ${line} stroke="${palette.raised.light}" stroke-width="${width + 5}" stroke-opacity="0.8"/><path ${line} stroke="${color}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}/>`;
  };
  return drawn(true, 3) + drawn(false, 6);
}

/** From the place a marker stands for to where it is shown. */
function leader({ at, shown }: SpreadMarker): string {
  if (Math.hypot(shown.x - at.x, shown.y - at.y) < 4) return "";
  return `<path d="M${round(at.x)} ${round(at.y)}L${round(shown.x)} ${round(shown.y)}" stroke="${palette.ink.light}" stroke-width="2"/><circle cx="${round(at.x)}" cy="${round(at.y)}" r="4" fill="${palette.ink.light}"/>`;
}

/** Where days begin and end. */
export function baseMarker({ x, y }: Point): string {
  const side = 30;
  return `<rect x="${round(x - side / 2)}" y="${round(y - side / 2)}" width="${side}" height="${side}" rx="5" fill="${palette.basalt.light}" stroke="${palette.raised.light}" stroke-width="4"/>`;
}

function stopMarker(place: Point | undefined, day: number, number: number): string {
  if (!place) return "";
  const [x, y] = [round(place.x), round(place.y)];
  return `<circle cx="${x}" cy="${y}" r="${MARKER}" fill="${styleOfDay(day).color}" stroke="${palette.raised.light}" stroke-width="4"/>${svgText(String(number), { x, y: y + 9 }, { size: 26, color: palette.raised.light, anchor: "middle" })}`;
}

/** The name of a town with its dot, or of the base. */
export function labelOf({ name, at, isBase, text, anchor }: Label): string {
  const color = isBase ? colors.townName : colors.placeName;
  const dot = isBase
    ? ""
    : `<circle cx="${round(at.x)}" cy="${round(at.y)}" r="4" fill="${colors.townDot}"/>`;
  return dot + svgText(name, text, { size: sizeOf(isBase), color, anchor, halo: true });
}

function legend({ days }: MapPicture): string {
  const row = 36;
  const top = PICTURE.height - 20 - days.length * row;
  const rows = days.map(({ number }, index) => {
    const { color, dash } = styleOfDay(number);
    const y = top + index * row + row / 2;
    return `<path d="M36 ${y}H96" stroke="${color}" stroke-width="6" stroke-linecap="round"${dash && ` stroke-dasharray="${dash}"`}/>${svgText(`Day ${number}`, { x: 112, y: y + 8 }, { size: 24, color: palette.ink.light })}`;
  });
  return `<rect x="20" y="${top - 6}" width="180" height="${days.length * row + 12}" rx="6" fill="${palette.raised.light}" fill-opacity="0.92"/>${rows.join("")}`;
}

interface TextStyle {
  readonly size: number;
  readonly color: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly font?: string;
  readonly weight?: number;
  readonly spacing?: number;
  readonly halo?: boolean;
}

/** A line of text. */
export function svgText(words: string, { x, y }: Point, style: TextStyle): string {
  const { size, color, anchor = "start", font = LABEL_FONT, weight = 400, spacing = 0 } = style;
  const text = escaped(words);
  const place = `x="${round(x)}" y="${round(y)}" font-family="${font}" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" text-anchor="${anchor}"`;
  const around = style.halo
    ? `<text ${place} stroke="${palette.raised.light}" stroke-width="6" stroke-linejoin="round" fill="none">${text}</text>`
    : "";
  return `${around}<text ${place} fill="${color}">${text}</text>`;
}

/** The fonts have the letters of western Europe; others lose their marks rather than be boxes. */
function escaped(text: string): string {
  return [...text.normalize("NFC")]
    .map((letter) => (letter > "ÿ" ? withoutMarks(letter) : letter))
    .join("")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
}

function withoutMarks(letter: string): string {
  return "‘’“”–—…".includes(letter) ? letter : letter.normalize("NFD").replace(/[^\0-ÿ]/g, "");
}
