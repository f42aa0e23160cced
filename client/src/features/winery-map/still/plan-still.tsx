import "./map-still.css";
import type { Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import {
  fromMiddle,
  SHEET,
  STILL_PICTURE,
  type StillView,
  stillPath,
  stillView,
} from "#shared/domain/site/map-still.ts";
import { sceneFile } from "#shared/domain/site/scene-paths.ts";
import type { PlanMapProps } from "../canvas/leaflet-plan-map.tsx";

type Point = readonly [x: number, y: number];

/** Half the width of a number's disc, and the distance from which two discs share one. */
const RADIUS = 15;
const TOO_CLOSE = 26;

/** Where places stand on the sheet, in its own units: about a phone's pixels. */
function placing(view: StillView): (place: Position) => Point {
  return (place) => {
    const { x, y } = fromMiddle(view, place);
    return [Math.round(x + SHEET.width / 2), Math.round(y + SHEET.height / 2)];
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

/** The ground of a view as the server draws it; where it does not come, the plan stands on a plain one. */
function Ground({ view, isEager }: { readonly view: StillView; readonly isEager: boolean }) {
  const path = stillPath(view);
  return (
    <picture className="contents">
      <source srcSet={sceneFile(path, "dark")} media="(prefers-color-scheme: dark)" />
      <img
        src={sceneFile(path, "light")}
        alt=""
        {...STILL_PICTURE}
        loading={isEager ? "eager" : "lazy"}
        decoding="async"
      />
    </picture>
  );
}

interface PlanStillProps extends Pick<PlanMapProps, "days"> {
  /** It is seen as soon as the page is: its ground is asked for with the page's first files. */
  readonly isEager?: boolean;
}

/** The rounds of a plan and its numbered stops on the land around them, before there is a map. */
export function PlanStill({ days, isEager = false }: PlanStillProps) {
  const stops = days.flatMap((day) => day.stops.flatMap(({ winery }) => positionOf(winery) ?? []));
  const places = [...stops, ...days.flatMap((day) => day.course.flatMap(({ line }) => line))];
  const view = stillView(places);
  if (!view) return null;
  const place = placing(view);
  const ways = days.flatMap((day) => day.course).map(({ line }) => line.map(place));
  return (
    <div className="map-still map-still-trip">
      <Ground view={view} isEager={isEager} />
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
