import "./map-placeholder.css";
import { positionOf } from "#shared/domain/places/position.ts";
import type { MapWinery } from "../map-winery.ts";
import { onPlaceholder, PLACEHOLDER_SIDE, PLACEHOLDER_TOWNS } from "./placeholder-frame.ts";
import state from "./state.svg";
import { thinned } from "./thinned.ts";

type PlaceholderWinery = Pick<MapWinery, "latitude" | "longitude" | "isFeatured">;

interface StatePlaceholderProps {
  readonly wineries: readonly PlaceholderWinery[];
  /** Large dots, for a few places whose whereabouts in the state are the point. */
  readonly isFew?: boolean;
  /** The map has its tools above it, not over it. */
  readonly isUnderTools?: boolean;
}

type Point = readonly [x: number, y: number];

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

const BESIDE = { start: 12, end: -12 } as const;

/**
 * A dot is a line without a length and with a round end, as wide at any size of the placeholder. Of thousands
 * the placeholder draws a part (`thinned`).
 */
function dots(wineries: readonly PlaceholderWinery[]): string {
  const places = wineries.flatMap((winery) => {
    const at = positionOf(winery);
    return at ? [rounded(onPlaceholder(at))] : [];
  });
  return thinned(places)
    .map((at) => `M${at.join(" ")}h0`)
    .join("");
}

/** The state, its winegrowing regions and where wineries are, before there is a map of them. */
export function StatePlaceholder({ wineries, isFew, isUnderTools }: StatePlaceholderProps) {
  const featured = wineries.filter(({ isFeatured }) => isFeatured);
  const others = wineries.filter(({ isFeatured }) => !isFeatured);
  return (
    <div
      className="map-placeholder"
      data-few={isFew || undefined}
      data-tools={isUnderTools || undefined}
    >
      <img
        src={state}
        alt=""
        width={PLACEHOLDER_SIDE}
        height={PLACEHOLDER_SIDE}
        loading="lazy"
        decoding="async"
      />
      <svg
        viewBox={`0 0 ${PLACEHOLDER_SIDE} ${PLACEHOLDER_SIDE}`}
        aria-hidden="true"
        focusable="false"
      >
        <path className="map-placeholder-dots" d={dots(others)} />
        <path className="map-placeholder-dots map-placeholder-featured" d={dots(featured)} />
        {PLACEHOLDER_TOWNS.map(({ name, at, side }) => {
          const [x, y] = rounded(onPlaceholder(at));
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
