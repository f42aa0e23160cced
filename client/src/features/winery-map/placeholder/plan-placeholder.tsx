import "../map-placeholder.css";
import type { MappedPlan } from "#client/entities/trip/mapped-plan.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import type { WorldPoint } from "#shared/domain/places/web-mercator.ts";
import { type StopMark, stopMarks } from "../plan-marks.ts";
import { onPlaceholder, PLACEHOLDER_TOWNS, PLACEHOLDER_UNITS } from "./placeholder-frame.ts";
import state from "./state.svg";

/** The part that is always seen, about a phone's pixels, and what stays free at its edges. */
const SHEET = { width: 440, height: 320 } as const;
const EDGE = 52;
/** Pixels of the sheet for one of the placeholder's: closer up, its lines would be too coarse. */
const MAX_SCALE = 16;

/** Half the width of a number's disc, how much wider each further number makes it on both sides. */
const RADIUS = 15;
const FURTHER = 6;
/** Two discs nearer than this share one. */
const TOO_CLOSE = 26;

type View = NonNullable<ReturnType<typeof viewOf>>;

/** The closest view of the state in which all places are seen; null where there is none. */
function viewOf(places: readonly Position[]) {
  if (places.length === 0) return null;
  const points = places.map(onPlaceholder);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (SHEET.width - 2 * EDGE) / (east - west),
    (SHEET.height - 2 * EDGE) / (south - north),
    MAX_SCALE,
  );
  return { middle: { x: (west + east) / 2, y: (north + south) / 2 }, scale };
}

/** The address of the state's picture that shows the sheet alone, and around it what there is room for. */
function groundOf({ middle, scale }: View): string {
  const [width, height] = [SHEET.width / scale, SHEET.height / scale];
  const box = [middle.x - width / 2, middle.y - height / 2, width, height];
  return `${state}#svgView(viewBox(${box.map((part) => Math.round(part * PLACEHOLDER_UNITS)).join(",")}))`;
}

/** Half the height of a town's name, and half the width of one of its letters. */
const NAME = { height: 8, letter: 3.6 } as const;
/** How far a name may stand above or below its town, where a number would cover it. */
const SHIFTS = [0, -26, 26];

const halfWidthOf = ({ numbers }: StopMark) => RADIUS + FURTHER * (numbers.length - 1);

/** The towns' names that are in the sheet as a whole and beside its numbers. */
function namesBeside(marks: readonly StopMark[], pixelOf: (place: Position) => WorldPoint) {
  return PLACEHOLDER_TOWNS.flatMap(({ name, at }) => {
    const { x, y: town } = pixelOf(at);
    const aside = name.length * NAME.letter;
    const isInside =
      Math.abs(x - SHEET.width / 2) < SHEET.width / 2 - aside &&
      Math.abs(town - SHEET.height / 2) < (SHEET.height - EDGE) / 2;
    const isFree = (y: number) =>
      marks.every(
        (mark) =>
          Math.abs(mark.x - x) > aside + halfWidthOf(mark) ||
          Math.abs(mark.y - y) > NAME.height + RADIUS,
      );
    const y = SHIFTS.map((shift) => town + shift).find(isFree);
    return isInside && y !== undefined ? [{ name, x, y }] : [];
  });
}

interface PlanPlaceholderProps extends Pick<MappedPlan, "days"> {
  /** It is seen as soon as the page is: its ground is asked for with the page's first files. */
  readonly isEager?: boolean;
}

/** The rounds of a plan and its numbered stops on the land around them, before there is a map. */
export function PlanPlaceholder({ days, isEager = false }: PlanPlaceholderProps) {
  const stops = days.flatMap((day) => day.stops.flatMap(({ winery }) => positionOf(winery) ?? []));
  const lines = days.flatMap((day) => day.geometry.map(({ line }) => line));
  const view = viewOf([...stops, ...lines.flat()]);
  if (!view) return null;
  const { middle, scale } = view;
  const pixelOf = (place: Position) => {
    const { x, y } = onPlaceholder(place);
    return {
      x: Math.round((x - middle.x) * scale + SHEET.width / 2),
      y: Math.round((y - middle.y) * scale + SHEET.height / 2),
    };
  };
  const marks = stopMarks(days, pixelOf, TOO_CLOSE);
  const paths = lines.map((line) => line.map(pixelOf).map(({ x, y }) => `${x} ${y}`));
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
        {namesBeside(marks, pixelOf).map(({ name, x, y }) => (
          <text key={name} x={x} y={y} textAnchor="middle">
            {name}
          </text>
        ))}
        <path
          className="map-placeholder-way"
          d={paths.map((points) => `M${points.join("L")}`).join("")}
        />
        {marks.map((mark) => (
          <g key={mark.numbers[0]} className="map-placeholder-stop">
            <rect
              x={mark.x - halfWidthOf(mark)}
              y={mark.y - RADIUS}
              width={2 * halfWidthOf(mark)}
              height={2 * RADIUS}
              rx={RADIUS}
            />
            <text x={mark.x} y={mark.y + 1}>
              {mark.numbers.join(" · ")}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
