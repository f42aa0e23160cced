import type { WineryDto } from "#server/features/wineries/winery-queries.ts";
import { type Html, html } from "#server/platform/html.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { decodePositions } from "#shared/domain/places/polyline.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { counted } from "#shared/domain/text/words.ts";
import { site } from "#shared/site.ts";
import outlines from "../../../client/public/geo/avas-overview.json" with { type: "json" };
import basemap from "../../../client/public/geo/basemap.json" with { type: "json" };
import { embedPage } from "./embed-page.ts";

/** The state, with a little room around it, in degrees. */
const FRAME = { west: -124.9, east: -116.8, north: 49.1, south: 45.4 } as const;
const WIDTH = 1000;
/** A degree of longitude is that much of a degree of latitude in the middle of the state. */
const SHRINK = Math.cos(((FRAME.north + FRAME.south) / 2) * (Math.PI / 180));
const SCALE = WIDTH / ((FRAME.east - FRAME.west) * SHRINK);
const HEIGHT = Math.round((FRAME.north - FRAME.south) * SCALE);

const RADIUS = 6;

/** Every winery on a map of the state, each a link to its page. */
export function wineryMap(wineries: readonly WineryDto[]): string {
  const title = `${counted(wineries.length, "winery", "wineries")} of Washington State`;
  return embedPage(
    title,
    html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label="${title}">
<path class="land" d="${areas(basemap.state)}"/>
<path class="ava" d="${areas(outlines.flatMap(({ polygons }) => polygons))}"/>
${wineries.map(marker)}</svg>
<p><a class="go" href="${paths.home}#map" target="_blank">${title}: open the map</a></p>
<p class="faint">${site.name}. ${site.credits.openStreetMap.text}.</p>`,
  );
}

function marker({ name, city, slug, ...place }: WineryDto): Html {
  const [x, y] = at({ latitude: Number(place.latitude), longitude: Number(place.longitude) });
  return html`<a href="${paths.winery(slug)}" target="_blank"><circle cx="${x}" cy="${y}" r="${RADIUS}"><title>${name}, ${city}</title></circle></a>
`;
}

/** The lines around areas, to whole units: a frame is small. */
function areas(polygons: readonly (readonly string[])[]): string {
  return polygons
    .flat()
    .map((ring) => {
      const corners = decodePositions(ring).map((position) => at(position).join(" "));
      const distinct = corners.filter((corner, index) => corner !== corners[index - 1]);
      return `M${distinct.join("L")}Z`;
    })
    .join("");
}

function at({ latitude, longitude }: Position): [x: number, y: number] {
  return [
    Math.round((longitude - FRAME.west) * SHRINK * SCALE),
    Math.round((FRAME.north - latitude) * SCALE),
  ];
}
