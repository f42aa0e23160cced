import type { LatLngBounds, Map as LeafletMap } from "leaflet";
import { useCallback, useEffect, useMemo, useState } from "react";
import { Polyline, useMap } from "react-leaflet";
import type { MappedPlan } from "#client/entities/trip/mapped-plan.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { listed } from "#shared/domain/site/words.ts";
import { worldPixel } from "../basemap/label-placement.ts";
import { MapMarks, useMapMoves } from "../markers/marker-layer.tsx";
import "../markers/map-markers.css";
import { MapFrame } from "../frame/map-frame.tsx";
import { ZoomTools } from "../frame/map-tools.tsx";
import { boundsOf, fitTo, latLngOf } from "../frame/map-view.ts";

interface PlanMapProps extends MappedPlan {
  /** Leaflet tile URL template; null for the drawn basemap alone. */
  readonly tileUrl: string | null;
}

interface Placed {
  readonly at: Position;
  /** Null for a town. */
  readonly number: number | null;
  readonly name: string;
  /** "Lunch · Night": what the plan has in the town beside its stops. */
  readonly has?: string;
}

/** Pixels kept free at the edges: for the marks, and at the left for the tools. */
const FIT = { paddingTopLeft: [76, 48], paddingBottomRight: [48, 40] } as const;
/** The same for a town at the eastern edge, whose name is beside it. */
const FIT_NAME = { ...FIT, paddingBottomRight: [104, 40] } as const;
/** Half the height of a mark, which is also half the width of one with a single number, in pixels. */
const MARK_RADIUS = 17;
/** How much wider each further number makes it. */
const NUMBER_WIDTH = 18;

/** Marks so close that one would cover the other share a place: "2 · 3". */
interface SharedMark {
  readonly first: Placed;
  readonly numbers: readonly number[];
  readonly names: readonly string[];
  /** In world pixels. */
  readonly x: number;
  readonly y: number;
}

/** Pixels between two marks below which they are drawn as one. */
const TOO_CLOSE = 30;

function sharedMarks(places: readonly Placed[], zoom: number): SharedMark[] {
  const marks: SharedMark[] = [];
  for (const first of places) {
    const { at, number, name } = first;
    const { x, y } = worldPixel(at, zoom);
    const near = marks.findIndex(
      (mark) => mark.first.number !== null && Math.hypot(mark.x - x, mark.y - y) < TOO_CLOSE,
    );
    const mark = marks[near];
    if (mark && number !== null) {
      const numbers = [...mark.numbers, number];
      marks[near] = { ...mark, numbers, names: [...mark.names, name] };
    } else marks.push({ first, numbers: number === null ? [] : [number], names: [name], x, y });
  }
  return marks;
}

/** The space of a mark, which no name is written over. */
function boxOf({ x, y, numbers }: SharedMark) {
  const aside = MARK_RADIUS + (NUMBER_WIDTH / 2) * Math.max(0, numbers.length - 1);
  return { minX: x - aside, maxX: x + aside, minY: y - MARK_RADIUS, maxY: y + MARK_RADIUS };
}

/** Whether the easternmost place is a town, or nearly so. */
function hasNameAtEdge(places: readonly Placed[], bounds: LatLngBounds): boolean {
  const edge = bounds.getEast() - (bounds.getEast() - bounds.getWest()) / 5;
  return places.some(({ at, number }) => number === null && at.longitude >= edge);
}

function Marks({ places }: { readonly places: readonly Placed[] }) {
  const map = useMap();
  useMapMoves();
  const marks = sharedMarks(places, map.getZoom()).map(({ first, numbers, names }) => ({
    key: first.number ?? first.name,
    at: first.at,
    kind: "stop" as const,
    title: names.join(", "),
    drawing: (
      <>
        <span className="map-stop" data-base={first.number === null || undefined}>
          {numbers.join(" · ")}
        </span>
        {first.has ? <span className="map-stop-label">{first.has}</span> : null}
      </>
    ),
  }));
  return <MapMarks pane="plan" zIndex={600} marks={marks} />;
}

/** The towns, and the stops of each day. */
function usePlaces({ towns, days }: Pick<MappedPlan, "towns" | "days">): readonly Placed[] {
  return useMemo(() => {
    const inTowns = towns.flatMap(({ name, places }): Placed[] => {
      const at = findTown(name);
      const has = [...new Set(places.map(({ what }) => what))].join(" · ");
      return at ? [{ at, number: null, name, has }] : [];
    });
    const stops = days.flatMap((day) =>
      day.stops.flatMap(({ number, winery }): Placed[] => {
        const at = positionOf(winery);
        return at ? [{ at, number, name: winery.name }] : [];
      }),
    );
    return [...inTowns, ...stops];
  }, [towns, days]);
}

/** The rounds of the days: roads, ferries, and straight lines where a course is not known. */
function Rounds({ days }: Pick<MappedPlan, "days">) {
  return days.flatMap(({ title, course }, day) =>
    course.map(({ by, line }, part) => (
      <Polyline
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a course follow each other.
        key={`${title} ${part} ${by} ${line.length}`}
        positions={line.map(latLngOf)}
        interactive={false}
        className={`map-round map-round-${by === "road" ? day + 1 : by}`}
      />
    )),
  );
}

/** "Map of the plan: 4 numbered stops around Yakima and Walla Walla". */
function labelOf(towns: MappedPlan["towns"], places: readonly Placed[]): string {
  const stops = places.filter(({ number }) => number !== null).length;
  const bases = towns.flatMap(({ name, isBase }) => (isBase ? [name] : []));
  return `Map of the plan: ${stops} numbered stops around ${listed(bases)}`;
}

/** A plan on the map: numbered stops, and the ways between them. */
export function LeafletPlanMap({ towns, days, tileUrl }: PlanMapProps) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const places = usePlaces({ towns, days });
  const bounds = useMemo(() => boundsOf(places.map(({ at }) => at)), [places]);
  const obstaclesAt = useCallback((zoom: number) => sharedMarks(places, zoom).map(boxOf), [places]);

  useEffect(() => {
    if (!map) return;
    const isNamed = bounds !== null && hasNameAtEdge(places, bounds);
    fitTo(map, bounds, false, isNamed ? FIT_NAME : FIT);
  }, [map, bounds, places]);

  return (
    <div className="map-shell">
      <ZoomTools map={map} />
      <MapFrame
        label={labelOf(towns, places)}
        tileUrl={tileUrl}
        obstaclesAt={obstaclesAt}
        onMap={setMap}
      >
        <Rounds days={days} />
        <Marks places={places} />
      </MapFrame>
    </div>
  );
}
