import { DomEvent, type Map as LeafletMap, point, type ZoomAnimEvent } from "leaflet";
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from "react";
import { Pane, useMap, useMapEvents } from "react-leaflet";
import type { Position } from "#shared/domain/places/distance.ts";
import { clearOfTools, latLngOf, prefersStillness } from "../frame/map-view.ts";
import { type ClusterIndex, type MapNode, wineriesOf } from "./map-node.ts";
import { MarkerButton } from "./marker-button.tsx";

interface MarkerLayerProps {
  readonly index: ClusterIndex;
  /** Prefix of the buttons' ids; `markerId` makes one. */
  readonly idPrefix: string;
  readonly openKey: string | null;
  readonly onActivate: (node: MapNode) => void;
  /** Ids of wineries; the first marker that holds one takes the focus when the view next changes. */
  readonly focusNext: RefObject<ReadonlySet<number> | null>;
  /** Ids of wineries that are drawn as chosen. */
  readonly chosenIds?: ReadonlySet<number>;
}

const PANE = "wineries";

export function markerId(idPrefix: string, key: string): string {
  return `${idPrefix}-${key}`;
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
function useZoomRide(pane: string): void {
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

interface MapMarkProps {
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
export function MapMarks({ pane, zIndex, marks }: MapMarkProps) {
  const map = useMap();
  useMapMoves();
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

/** Counts the views the map has had; what it answers about pixels holds for one of them. */
export function useMapMoves(): number {
  const [moves, setMoves] = useState(0);
  useMapEvents({
    moveend: () => setMoves((count) => count + 1),
    viewreset: () => setMoves((count) => count + 1),
  });
  return moves;
}

/** The nodes in view, a little beyond its edges included. */
function useNodesInView(index: ClusterIndex): readonly MapNode[] {
  const map = useMap();
  const moves = useMapMoves();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move changes what the map answers.
  return useMemo(() => {
    return index.nodesIn(map.getBounds().pad(0.1), map.getZoom());
  }, [index, map, moves]);
}

/** A click on a button is no click on the map beneath, which would close the popup it opens. */
function keepClicks(pane: HTMLElement | null): void {
  if (pane) DomEvent.on(pane, "click dblclick", DomEvent.stopPropagation);
}

/** Wineries and clusters as buttons, in the order of the map from west to east. */
export function MarkerLayer(props: MarkerLayerProps) {
  const { index, idPrefix, openKey, onActivate, focusNext, chosenIds } = props;
  const map = useMap();
  const nodes = useNodesInView(index);
  useZoomRide(PANE);

  useEffect(() => {
    const wanted = focusNext.current;
    focusNext.current = null;
    const node = nodes.find((each) => wineriesOf(each).some(({ id }) => wanted?.has(id)));
    if (!node) return;
    document.getElementById(markerId(idPrefix, node.key))?.focus({ preventScroll: true });
  }, [nodes, focusNext, idPrefix]);

  const panInside = ({ latitude, longitude }: MapNode) => {
    // A margin for the marker itself, whose point is at its foot or in its middle.
    const { paddingTopLeft, paddingBottomRight } = clearOfTools(map);
    map.panInside([latitude, longitude], {
      paddingTopLeft: point(paddingTopLeft).add([28, 48]),
      paddingBottomRight: point(paddingBottomRight).add([28, 28]),
      animate: !prefersStillness(),
    });
  };
  // @types/leaflet leaves out `moved`, which handlers of dragging have.
  const wasDragged = () => (map.dragging as { moved?: () => boolean }).moved?.() ?? false;

  return (
    <Pane name={PANE} ref={keepClicks} style={{ zIndex: 600 }}>
      {nodes.map((node) => (
        <MarkerButton
          key={node.key}
          id={markerId(idPrefix, node.key)}
          node={node}
          point={map.latLngToLayerPoint([node.latitude, node.longitude])}
          isOpen={node.key === openKey}
          isChosen={node.kind === "winery" && chosenIds?.has(node.winery.id)}
          onActivate={onActivate}
          onReach={panInside}
          wasDragged={wasDragged}
        />
      ))}
    </Pane>
  );
}
