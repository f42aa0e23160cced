import "./map-markers.css";
import type { Map as LeafletMap, ZoomAnimEvent } from "leaflet";
import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { Pane, useMap, useMapEvents } from "react-leaflet";
import type { Position } from "#shared/domain/places/distance.ts";
import { latLngOf } from "../leaflet/map-view.ts";

/**
 * The map, for components that compute pixels: they render again after each move, also after one that comes
 * between their rendering and its commit.
 *
 * @returns the map, and a `view` that differs after each move.
 */
export function useMovingMap() {
  const map = useMap();
  const subscribe = useCallback(
    (onMove: () => void) => {
      map.on("moveend viewreset", onMove);
      return () => void map.off("moveend viewreset", onMove);
    },
    [map],
  );
  const view = useSyncExternalStore(
    subscribe,
    () => `${map.getZoom()} ${map.getPixelOrigin()} ${map.getPixelBounds().min}`,
  );
  return { map, view };
}

/** Where a point will be in the pane once the zoom that is being animated has ended. */
function futurePoint(map: LeafletMap, marker: HTMLElement, { center, zoom }: ZoomAnimEvent) {
  const { latitude, longitude } = marker.dataset;
  const half = map.getSize().divideBy(2);
  return map
    .project([Number(latitude), Number(longitude)], zoom)
    .subtract(map.project(center, zoom).subtract(half))
    .add(map.containerPointToLayerPoint([0, 0]))
    .round();
}

/** Lets what is in a pane ride along with the zoom animation, as Leaflet's own markers do. */
export function useZoomRide(pane: string): void {
  useMapEvents({
    zoomanim: (event) => {
      const map: LeafletMap = event.target;
      const markers = map.getPane(pane)?.querySelectorAll<HTMLElement>(".map-marker") ?? [];
      for (const marker of markers) {
        const { x, y } = futurePoint(map, marker, event);
        marker.style.transform = `translate3d(${x}px, ${y}px, 0)`;
      }
    },
  });
}

interface MapMarksProps {
  readonly pane: string;
  readonly zIndex: number;
  readonly marks: readonly {
    readonly key: string | number;
    readonly at: Position;
    readonly kind: "stop" | "pin" | "name";
    readonly isFeatured?: boolean;
    readonly title?: string;
    readonly drawing: ReactNode;
  }[];
}

/** Marks that only show where something is, in a pane of their own. */
export function MapMarks({ pane, zIndex, marks }: MapMarksProps) {
  const { map } = useMovingMap();
  useZoomRide(pane);
  return (
    <Pane name={pane} style={{ zIndex, pointerEvents: "none" }}>
      {marks.map(({ key, at, kind, isFeatured, title, drawing }) => {
        const { x, y } = map.latLngToLayerPoint(latLngOf(at));
        return (
          <span
            key={key}
            className="map-marker leaflet-zoom-animated"
            data-kind={kind}
            data-featured={isFeatured || undefined}
            data-latitude={at.latitude}
            data-longitude={at.longitude}
            style={{ transform: `translate3d(${x}px, ${y}px, 0)` }}
            title={title}
          >
            {drawing}
          </span>
        );
      })}
    </Pane>
  );
}
