import "./map-labels.css";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { MapMarks, useMovingMap } from "../markers/map-marks.tsx";
import { geoQueries } from "./geo-queries.ts";
import {
  type Box,
  DOTTED,
  type Label,
  type PlacedLabel,
  placeLabels,
  SPACE_AROUND,
  sizeOf,
} from "./label-placement.ts";
import { mapLabels, PLACE_NAMES } from "./map-labels.ts";

const ABOVE_OVERLAYS = 450;
/** Names this many pixels outside the view are drawn too, for when the map is dragged. */
const MARGIN_PX = 200;

interface LabelLayerProps {
  /** Names of the regions on show. */
  readonly regions: readonly Label[];
  /** Tiles bring names of towns and roads: only the regions' own are then written. */
  readonly hasTiles: boolean;
  /** What stands on the map at a zoom, in world pixels: no name is written there. */
  readonly obstaclesAt: (zoom: number) => readonly Box[];
}

/** Names of towns, roads, waters and regions, above the overlays; none before the towns are here. */
export function LabelLayer({ regions, hasTiles, obstaclesAt }: LabelLayerProps) {
  const { map } = useMovingMap();
  const zoom = map.getZoom();
  const { data: towns } = useQuery(geoQueries.towns());
  const { data: roads } = useQuery(geoQueries.roads());
  const placed = useMemo(() => {
    if (!towns) return [];
    const sources = hasTiles
      ? { towns: [], roads: [], regions, names: [] }
      : { towns, roads: roads?.roads ?? [], regions, names: PLACE_NAMES };
    const labels = mapLabels(sources, zoom);
    return placeLabels({ labels, zoom, measure: sizeOf, obstacles: obstaclesAt(zoom) });
  }, [towns, roads, regions, hasTiles, obstaclesAt, zoom]);
  const { min = map.getPixelOrigin(), max = min } = map.getPixelBounds();
  const inView = placed.filter(
    ({ minX, minY, maxX, maxY }) =>
      maxX > min.x - MARGIN_PX &&
      minX < max.x + MARGIN_PX &&
      maxY > min.y - MARGIN_PX &&
      minY < max.y + MARGIN_PX,
  );
  const marks = inView.map((label) => {
    const { lat, lng } = map.unproject([label.pointX, label.pointY], zoom);
    return {
      key: `${label.label.kind} ${label.label.text} ${label.pointX} ${label.pointY}`,
      at: { latitude: lat, longitude: lng },
      kind: "name" as const,
      drawing: <Name {...label} />,
    };
  });
  return <MapMarks pane="names" zIndex={ABOVE_OVERLAYS} marks={marks} />;
}

/** A name beside its point or on it, and the point's dot. */
function Name({ label, pointX, pointY, middleX, middleY, minX, maxX }: PlacedLabel) {
  const { kind, text, angle = 0, color } = label;
  // Beside its dot a name begins or ends there, however wide it is.
  const side = DOTTED.has(kind) && middleY === pointY ? Math.sign(middleX - pointX) : 0;
  const x = side === 0 ? middleX : side > 0 ? minX + SPACE_AROUND : maxX - SPACE_AROUND;
  return (
    <span aria-hidden="true">
      {DOTTED.has(kind) && <span className="map-label-dot" data-kind={kind} />}
      <span
        className="map-label"
        data-kind={kind}
        style={{
          color,
          transform: `translate(${(side - 1) * 50}%, -50%) translate(${x - pointX}px, ${middleY - pointY}px) rotate(${angle}rad)`,
        }}
      >
        {text}
      </span>
    </span>
  );
}
