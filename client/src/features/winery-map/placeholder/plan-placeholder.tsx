import "./map-placeholder.css";
import type { MappedPlan } from "#client/entities/trip/mapped-plan.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { onPlaceholder, PLACEHOLDER_TOWNS, PLACEHOLDER_UNITS } from "./placeholder-frame.ts";
import state from "./state.svg";

type Point = readonly [x: number, y: number];

/** The part that is always seen, about a phone's pixels, and what stays free at its edges. */
const SHEET = { width: 440, height: 320 } as const;
const EDGE = 52;
/** Pixels of the sheet for one of the placeholder's: closer up, its lines would be too coarse. */
const MOST_SCALE = 16;

/** Half the width of a number's disc, and the distance from which two discs share one. */
const RADIUS = 15;
const TOO_CLOSE = 26;

interface View {
  readonly middle: Point;
  readonly scale: number;
}

/** The closest view of the state in which all places are seen; null where there is none. */
function viewOf(places: readonly Position[]): View | null {
  if (places.length === 0) return null;
  const points = places.map(onPlaceholder);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (SHEET.width - 2 * EDGE) / (east - west),
    (SHEET.height - 2 * EDGE) / (south - north),
    MOST_SCALE,
  );
  return { middle: [(west + east) / 2, (north + south) / 2], scale };
}

/** Where a place stands on the sheet. */
function placing({ middle, scale }: View): (place: Position) => Point {
  return (place) => {
    const [x, y] = onPlaceholder(place);
    return [
      Math.round((x - middle[0]) * scale + SHEET.width / 2),
      Math.round((y - middle[1]) * scale + SHEET.height / 2),
    ];
  };
}

/** The address of the state's picture that shows the sheet alone, and around it what there is room for. */
function groundOf({ middle: [x, y], scale }: View): string {
  const [width, height] = [SHEET.width / scale, SHEET.height / scale];
  const box = [x - width / 2, y - height / 2, width, height];
  return `${state}#svgView(viewBox(${box.map((part) => Math.round(part * PLACEHOLDER_UNITS)).join(",")}))`;
}

interface Mark {
  readonly at: Point;
  readonly numbers: readonly number[];
}

function marksOf(days: MappedPlan["days"], place: (position: Position) => Point): Mark[] {
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

/** Half the height of a town's name, and half the width of one of its letters. */
const NAME = { height: 8, letter: 3.6 } as const;
/** How far a name may stand above or below its town, where a number would cover it. */
const SHIFTS = [0, -26, 26];

const halfWidthOf = ({ numbers }: Mark) => RADIUS + 6 * (numbers.length - 1);

/** The towns' names that are in the sheet as a whole and beside its numbers. */
function namesBeside(marks: readonly Mark[], place: (position: Position) => Point) {
  return PLACEHOLDER_TOWNS.flatMap(({ name, at }) => {
    const [x, town] = place(at);
    const aside = name.length * NAME.letter;
    const isFree = (y: number) =>
      marks.every(
        (mark) =>
          Math.abs(mark.at[0] - x) > aside + halfWidthOf(mark) ||
          Math.abs(mark.at[1] - y) > NAME.height + RADIUS,
      );
    const y = SHIFTS.map((shift) => town + shift).find(isFree);
    const isInside = x > aside && x < SHEET.width - aside && town > EDGE / 2;
    return y !== undefined && isInside && town < SHEET.height - EDGE / 2 ? [{ name, x, y }] : [];
  });
}

interface PlanPlaceholderProps extends Pick<MappedPlan, "days"> {
  /** It is seen as soon as the page is: its ground is asked for with the page's first files. */
  readonly isEager?: boolean;
}

/** The rounds of a plan and its numbered stops on the land around them, before there is a map. */
export function PlanPlaceholder({ days, isEager = false }: PlanPlaceholderProps) {
  const stops = days.flatMap((day) => day.stops.flatMap(({ winery }) => positionOf(winery) ?? []));
  const view = viewOf([...stops, ...days.flatMap((day) => day.course.flatMap(({ line }) => line))]);
  if (!view) return null;
  const place = placing(view);
  const marks = marksOf(days, place);
  const ways = days.flatMap((day) => day.course).map(({ line }) => line.map(place));
  return (
    <div className="map-placeholder map-placeholder-trip">
      <img
        src={groundOf(view)}
        alt=""
        width={SHEET.width}
        height={SHEET.height}
        loading={isEager ? "eager" : "lazy"}
        decoding="async"
      />
      <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true" focusable="false">
        {namesBeside(marks, place).map(({ name, x, y }) => (
          <text key={name} x={x} y={y} textAnchor="middle">
            {name}
          </text>
        ))}
        <path
          className="map-placeholder-way"
          d={ways.map((points) => `M${points.map((point) => point.join(" ")).join("L")}`).join("")}
        />
        {marks.map(({ at: [x, y], numbers }) => (
          <g key={numbers[0]} className="map-placeholder-stop">
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
