import "./map-still.css";
import { positionOf } from "#shared/domain/places/position.ts";
import type { MapWinery } from "../map-winery.ts";
import stateDark from "./state-dark.svg";
import stateLight from "./state-light.svg";
import { onStill, STILL_SIDE } from "./still-frame.ts";
import { thinned } from "./thinned.ts";

type StillWinery = Pick<MapWinery, "latitude" | "longitude" | "isFeatured">;

interface StateStillProps {
  readonly wineries: readonly StillWinery[];
  /** Large dots, for a few places whose whereabouts in the state are the point. */
  readonly isFew?: boolean;
  /** The map has its tools above it, not over it. */
  readonly isUnderTools?: boolean;
}

/** Towns by which a visitor knows the state; where their names stand beside their dots. */
const TOWNS = [
  { name: "Seattle", at: { latitude: 47.6062, longitude: -122.3321 }, side: "end" },
  { name: "Spokane", at: { latitude: 47.6588, longitude: -117.426 }, side: "end" },
  { name: "Wenatchee", at: { latitude: 47.4235, longitude: -120.3103 }, side: "end" },
  { name: "Yakima", at: { latitude: 46.6021, longitude: -120.5059 }, side: "end" },
  { name: "Walla Walla", at: { latitude: 46.0646, longitude: -118.343 }, side: "start" },
] as const;
const BESIDE = { start: 12, end: -12 } as const;

/**
 * A dot is a line without a length and with a round end, as wide at any size of the still. Of thousands
 * the still draws a part (`thinned`).
 */
function dots(wineries: readonly StillWinery[]): string {
  const places = wineries.flatMap((winery) => {
    const at = positionOf(winery);
    return at ? [onStill(at)] : [];
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
      <picture className="contents">
        <source srcSet={stateDark} media="(prefers-color-scheme: dark)" />
        <img
          src={stateLight}
          alt=""
          width={STILL_SIDE}
          height={STILL_SIDE}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <svg viewBox={`0 0 ${STILL_SIDE} ${STILL_SIDE}`} aria-hidden="true" focusable="false">
        <path className="map-still-dots" d={dots(others)} />
        <path className="map-still-dots map-still-featured" d={dots(featured)} />
        {TOWNS.map(({ name, at, side }) => {
          const [x, y] = onStill(at);
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
