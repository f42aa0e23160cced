import type { LatLngBounds } from "leaflet";
import { useCallback, useMemo } from "react";
import { Polyline } from "react-leaflet";
import type { MappedPlan } from "#client/entities/trip/mapped-plan.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { counted, listed } from "#shared/domain/text/words.ts";
import { squareAround, worldPixel } from "../basemap/label-placement.ts";
import { MapMarks, useMovingMap } from "../markers/map-marks.tsx";
import { type StopMark, stopMarks } from "../plan-marks.ts";
import { MapFrame } from "./map-frame.tsx";
import { boundsOf, latLngOf, type Padding } from "./map-view.ts";

interface PlacedTown {
  readonly name: string;
  readonly at: Position;
  /** "Lunch · Night": what the plan has in the town beside its stops. */
  readonly has: string;
}

/** Pixels kept free at the edges: for the marks, and at the left for the tools. */
const FIT: Padding = { paddingTopLeft: [76, 48], paddingBottomRight: [48, 40] };
/** The same for a town at the eastern edge, whose name is beside it. */
const FIT_NAME: Padding = { ...FIT, paddingBottomRight: [104, 40] };
/** Half the height of a mark, which is also half the width of one with a single number, in pixels. */
const MARK_RADIUS = 17;
/** How much wider each further number makes it, on both sides together. */
const NUMBER_WIDTH = 18;
/** Pixels between two marks below which they are drawn as one. */
const TOO_CLOSE = 30;

const marksAt = (days: MappedPlan["days"], zoom: number) =>
  stopMarks(days, (at) => worldPixel(at, zoom), TOO_CLOSE);

/** The space of a mark, which no name is written over. */
function boxOf({ x, y, numbers }: StopMark) {
  const aside = MARK_RADIUS + (NUMBER_WIDTH / 2) * (numbers.length - 1);
  return { ...squareAround(x, y, MARK_RADIUS), minX: x - aside, maxX: x + aside };
}

/** Whether a town is the easternmost place, or nearly so. */
function hasNameAtEdge(towns: readonly PlacedTown[], bounds: LatLngBounds): boolean {
  const edge = bounds.getEast() - (bounds.getEast() - bounds.getWest()) / 5;
  return towns.some(({ at }) => at.longitude >= edge);
}

/** The towns and the numbered stops. */
function Marks({
  towns,
  days,
}: Pick<MappedPlan, "days"> & { readonly towns: readonly PlacedTown[] }) {
  const { map } = useMovingMap();
  const inTowns = towns.map(({ name, at, has }) => ({
    key: name,
    at,
    kind: "stop" as const,
    title: name,
    drawing: (
      <>
        <span className="map-stop" data-base />
        {has ? <span className="map-stop-label">{has}</span> : null}
      </>
    ),
  }));
  const stops = marksAt(days, map.getZoom()).map(({ at, numbers, names }) => ({
    key: numbers[0] ?? 0,
    at,
    kind: "stop" as const,
    title: names.join(", "),
    drawing: <span className="map-stop">{numbers.join(" · ")}</span>,
  }));
  return <MapMarks pane="plan" zIndex={600} marks={[...inTowns, ...stops]} />;
}

/** The rounds of the days: roads, ferries, and straight lines where the route's geometry is not known. */
function Rounds({ days }: Pick<MappedPlan, "days">) {
  return days.flatMap(({ title, geometry }, day) =>
    geometry.map(({ by, line }, leg) => (
      <Polyline
        // biome-ignore lint/suspicious/noArrayIndexKey: the legs of a day follow each other.
        key={`${title} ${leg} ${by} ${line.length}`}
        positions={line.map(latLngOf)}
        interactive={false}
        className={`map-round map-round-${by === "road" ? day + 1 : by}`}
      />
    )),
  );
}

/** A plan on the map: numbered stops, and the ways between them. */
export function LeafletPlanMap({ towns, days }: MappedPlan) {
  const placedTowns = useMemo(
    () =>
      towns.flatMap(({ name, places }): PlacedTown[] => {
        const at = findTown(name);
        const has = [...new Set(places.map(({ what }) => what))].join(" · ");
        return at ? [{ name, at, has }] : [];
      }),
    [towns],
  );
  const stops = useMemo(
    () => days.flatMap((day) => day.stops.flatMap(({ winery }) => positionOf(winery) ?? [])),
    [days],
  );
  const bounds = useMemo(
    () => boundsOf([...placedTowns.map(({ at }) => at), ...stops]),
    [placedTowns, stops],
  );
  const obstaclesAt = useCallback((zoom: number) => marksAt(days, zoom).map(boxOf), [days]);
  const bases = towns.flatMap(({ name, isBase }) => (isBase ? [name] : []));

  return (
    <MapFrame
      label={`Map of the plan: ${counted(stops.length, "numbered stop")} around ${listed(bases)}`}
      bounds={bounds}
      padding={bounds && hasNameAtEdge(placedTowns, bounds) ? FIT_NAME : FIT}
      obstaclesAt={obstaclesAt}
    >
      <Rounds days={days} />
      <Marks towns={placedTowns} days={days} />
    </MapFrame>
  );
}
