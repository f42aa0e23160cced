import "../map-placeholder.css";
import type { Winery } from "#shared/api/wineries.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import type { WorldPoint } from "#shared/domain/places/web-mercator.ts";
import { onPlaceholder, PLACEHOLDER_SIDE, PLACEHOLDER_TOWNS } from "./placeholder-frame.ts";
import regions from "./regions.svg";
import state from "./state.svg";

type PlaceholderWinery = Pick<Winery, "latitude" | "longitude" | "isFeatured">;

interface StatePlaceholderProps {
  readonly wineries: readonly PlaceholderWinery[];
  /** Large dots, for a few places whose whereabouts in the state are the point. */
  readonly isFew?: boolean;
  /** The map has its tools above it, not over it. */
  readonly isUnderTools?: boolean;
}

const BESIDE = { start: 12, end: -12 } as const;

/** More dots would be felt: a browser draws all of them again with each part of the page that it paints. */
export const MAX_DOTS = 600;

/**
 * Points as they are where they are few; of many the first one in each square, with squares as small
 * as their number allows, so that it is still seen where they are dense and how far they reach.
 */
export function thinned(points: readonly WorldPoint[]): WorldPoint[] {
  for (let side = 1; ; side *= 2) {
    const squares = new Map<string, WorldPoint>();
    for (const point of points) {
      const square = `${Math.floor(point.x / side)} ${Math.floor(point.y / side)}`;
      if (!squares.has(square)) squares.set(square, point);
    }
    if (squares.size <= MAX_DOTS) return [...squares.values()];
  }
}

/** A dot is a line without a length and with a round end, as wide at any size of the placeholder. */
function dots(wineries: readonly PlaceholderWinery[]): string {
  const places = wineries.flatMap((winery) => {
    const at = positionOf(winery);
    return at ? [onPlaceholder(at)] : [];
  });
  return thinned(places)
    .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`)
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
      {[state, regions].map((picture) => (
        <img
          key={picture}
          src={picture}
          alt=""
          width={PLACEHOLDER_SIDE}
          height={PLACEHOLDER_SIDE}
          loading="lazy"
          decoding="async"
        />
      ))}
      <svg
        viewBox={`0 0 ${PLACEHOLDER_SIDE} ${PLACEHOLDER_SIDE}`}
        aria-hidden="true"
        focusable="false"
      >
        <path className="map-placeholder-dots" d={dots(others)} />
        <path className="map-placeholder-dots map-placeholder-featured" d={dots(featured)} />
        {PLACEHOLDER_TOWNS.map(({ name, at, side }) => {
          const { x, y } = onPlaceholder(at);
          return (
            <text key={name} x={Math.round(x) + BESIDE[side]} y={Math.round(y)} textAnchor={side}>
              {name}
            </text>
          );
        })}
      </svg>
    </div>
  );
}
