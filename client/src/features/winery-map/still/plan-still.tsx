import "./map-still.css";
import type { Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { toWorld } from "../basemap/projection.ts";
import type { PlanMapProps } from "../canvas/leaflet-plan-map.tsx";

type Point = readonly [x: number, y: number];

/** The sheet and what stays free at its edges, in its own units: about a phone's pixels. */
const SHEET = { width: 440, height: 320 } as const;
const EDGE = 44;
/** Half the width of a number's disc, and the distance from which two discs share one. */
const RADIUS = 15;
const TOO_CLOSE = 26;

/** The closest view of all places. */
function placing(places: readonly Position[]): (place: Position) => Point {
  const points = places.map(({ latitude, longitude }) => toWorld([longitude, latitude]));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - west, Math.max(...ys) - north];
  const scale = Math.min(
    (SHEET.width - 2 * EDGE) / Math.max(width, Number.EPSILON),
    (SHEET.height - 2 * EDGE) / Math.max(height, Number.EPSILON),
    // One place alone: zoom 13, as the map itself.
    256 * 2 ** 13,
  );
  return ({ latitude, longitude }) => {
    const [x, y] = toWorld([longitude, latitude]);
    return [
      Math.round((x - west - width / 2) * scale + SHEET.width / 2),
      Math.round((y - north - height / 2) * scale + SHEET.height / 2),
    ];
  };
}

interface Mark {
  readonly at: Point;
  readonly numbers: readonly number[];
}

function marksOf(days: PlanMapProps["days"], place: (position: Position) => Point): Mark[] {
  const marks: Mark[] = [];
  for (const { number, winery } of days.flatMap(({ stops }) => stops)) {
    const position = positionOf(winery);
    if (!position) continue;
    const at = place(position);
    const near = marks.findIndex(
      (mark) => Math.hypot(mark.at[0] - at[0], mark.at[1] - at[1]) < TOO_CLOSE,
    );
    const under = marks[near];
    if (under) marks[near] = { ...under, numbers: [...under.numbers, number] };
    else marks.push({ at, numbers: [number] });
  }
  return marks;
}

/** The rounds of a plan and its numbered stops, before there is a map below them. */
export function PlanStill({ days }: Pick<PlanMapProps, "days">) {
  const stops = days.flatMap((day) => day.stops.flatMap(({ winery }) => positionOf(winery) ?? []));
  const places = [...stops, ...days.flatMap((day) => day.course.flatMap(({ line }) => line))];
  if (places.length === 0) return null;
  const place = placing(places);
  const ways = days.flatMap((day) => day.course).map(({ line }) => line.map(place));
  return (
    <div className="map-still">
      <svg
        className="map-still-plan"
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        aria-hidden="true"
        focusable="false"
      >
        <path
          className="map-still-way"
          d={ways.map((points) => `M${points.map((point) => point.join(" ")).join("L")}`).join("")}
        />
        {marksOf(days, place).map(({ at: [x, y], numbers }) => (
          <g key={numbers[0]} className="map-still-stop">
            <rect
              x={x - RADIUS - 6 * (numbers.length - 1)}
              y={y - RADIUS}
              width={2 * RADIUS + 12 * (numbers.length - 1)}
              height={2 * RADIUS}
              rx={RADIUS}
            />
            <text x={x} y={y + 1}>
              {numbers.join(" · ")}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
