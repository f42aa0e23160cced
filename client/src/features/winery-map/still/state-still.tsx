import "./map-still.css";
import { positionOf } from "#shared/domain/places/position.ts";
import type { MapWinery } from "../map-winery.ts";
import state from "./state.svg";
import { onStill, STILL_SIDE, STILL_TOWNS } from "./still-frame.ts";
import { thinned } from "./thinned.ts";

type StillWinery = Pick<MapWinery, "latitude" | "longitude" | "isFeatured">;

interface StateStillProps {
  readonly wineries: readonly StillWinery[];
  /** Large dots, for a few places whose whereabouts in the state are the point. */
  readonly isFew?: boolean;
  /** The map has its tools above it, not over it. */
  readonly isUnderTools?: boolean;
}

type Point = readonly [x: number, y: number];

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

const BESIDE = { start: 12, end: -12 } as const;

/**
 * A dot is a line without a length and with a round end, as wide at any size of the still. Of thousands
 * the still draws a part (`thinned`).
 */
function dots(wineries: readonly StillWinery[]): string {
  const places = wineries.flatMap((winery) => {
    const at = positionOf(winery);
    return at ? [rounded(onStill(at))] : [];
  });
  return thinned(places)
    .map((at) => `M${at.join(" ")}h0`)
    .join("");
}

/** The state, its winegrowing regions and where wineries are, before there is a map of them. */
export function StateStill({ wineries, isFew, isUnderTools }: StateStillProps) {
  const featured = wineries.filter(({ isFeatured }) => isFeatured);
  const others = wineries.filter(({ isFeatured }) => !isFeatured);
  return (
    <div className="map-still" data-few={isFew || undefined} data-tools={isUnderTools || undefined}>
      <img
        src={state}
        alt=""
        width={STILL_SIDE}
        height={STILL_SIDE}
        loading="lazy"
        decoding="async"
      />
      <svg viewBox={`0 0 ${STILL_SIDE} ${STILL_SIDE}`} aria-hidden="true" focusable="false">
        <path className="map-still-dots" d={dots(others)} />
        <path className="map-still-dots map-still-featured" d={dots(featured)} />
        {STILL_TOWNS.map(({ name, at, side }) => {
          const [x, y] = rounded(onStill(at));
          return (
            <text key={name} x={x + BESIDE[side]} y={y} textAnchor={side}>
              {name}
            </text>
          );
        })}
      </svg>
    </div>
  );
}
