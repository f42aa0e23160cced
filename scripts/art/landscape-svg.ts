import { LANDSCAPE_PALETTES } from "#client/art/landscape/landscape-palettes.ts";
import {
  CLOUDS,
  FRAME_LAYERS,
  GEESE,
  LAND_LAYERS,
  type LandLayer,
  SINK,
  SKY_BANDS,
  SKY_FLATTEN,
  SUN,
} from "#client/art/landscape/landscape-shapes.ts";
import { SHEET } from "#client/art/landscape/landscape-sheet.ts";
import { compactPath } from "./compact-path.ts";

export type Mood = keyof typeof LANDSCAPE_PALETTES;

/** Leaves out the closed parts of an outline that lie beside the sheet: most vine rows begin there. */
function withinSheet(d: string): string {
  const parts = d.split(/(?<=Z)(?=M)/);
  const isBeside = (part: string) => {
    const numbers = (part.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number);
    const across = numbers.filter((_, index) => index % 2 === 0);
    return Math.max(...across) < 0 || Math.min(...across) > SHEET.width;
  };
  return parts.filter((part) => !isBeside(part)).join("");
}

/** The landscape as a picture of its own: too much drawing to stand in every page that shows it. */
export function landscapeSvg(mood: Mood): string {
  const palette = LANDSCAPE_PALETTES[mood];
  const { width, height } = SHEET;
  const drawn = (layers: readonly LandLayer[]) =>
    layers
      .map(({ ink, d, line, place }) => {
        const paint = line
          ? `fill="none" stroke="${palette[ink]}" stroke-width="${line}" stroke-linecap="round"`
          : `fill="${palette[ink]}"`;
        const transform = place ? ` transform="matrix(${place.join(" ")})"` : "";
        return `<path ${paint}${transform} d="${place ? d : compactPath(withinSheet(d))}"/>`;
      })
      .join("\n");
  const sky = SKY_BANDS.map(
    (r, i) =>
      `<ellipse cx="${SUN[0]}" cy="${SUN[1]}" rx="${r}" ry="${r * SKY_FLATTEN}" fill="${palette.sky[i + 1]}"/>`,
  ).join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${palette.sky[0]}"/>
<g transform="translate(0 ${SINK})">
${sky}
<circle cx="${SUN[0]}" cy="${SUN[1]}" r="46" fill="${palette.disc}"/>
<path fill="${palette.cloud}" d="${CLOUDS}"/>
<path fill="none" stroke="${palette.ink}" stroke-width="2.4" stroke-linecap="round" d="${GEESE}"/>
${drawn(LAND_LAYERS)}
</g>
${drawn(FRAME_LAYERS)}
</svg>
`;
}
