import { DomEvent, point } from "leaflet";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Pane, useMap } from "react-leaflet";
import { useSame } from "#client/lib/use-same.ts";
import type { Winery } from "#shared/api/wineries.ts";
import {
  boundsAround,
  clearOfTools,
  latLngOf,
  MAX_ZOOM,
  moveTo,
  prefersStillness,
} from "../leaflet/map-view.ts";
import { indexNodes, type MapNode, type NodesAt, spaceOf } from "./cluster-index.ts";
import { useMovingMap, useZoomRide } from "./map-marks.tsx";
import { MarkerButton } from "./marker-button.tsx";
import { type PopupOptions, WineryPopup } from "./winery-popup.tsx";

interface MarkersOptions extends PopupOptions {
  readonly wineries: readonly Winery[];
  /** Ids of wineries that no cluster may hide. */
  readonly chosenIds?: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * The markers of wineries on a map, clustered, and the popup of the one that is open, as long as one of its
 * wineries is among them.
 *
 * @returns `wineries`: the same array while it holds the same ones, so that a caller that filters on every
 *   render does not make the map fit and cluster again. The space that markers take at a zoom, out of view
 *   too, so that names stand still while the map moves. `open` for a node's popup, and what to render.
 */
export function useMarkers({ wineries: given, chosenIds = NONE, ...popup }: MarkersOptions) {
  const [node, open] = useState<MapNode | null>(null);
  const wineries = useSame(given, idsOf(given));
  const [first, ...others] = wineries.filter(({ id }) => node?.wineries.some((it) => it.id === id));
  const opened = node && first ? { ...node, wineries: [first, ...others] as const } : null;
  // Else the popup would come back, and take the focus, with its wineries.
  if (node && !opened) open(null);
  const among = wineries.filter(({ id }) => chosenIds.has(id));
  const chosen = useSame(among, idsOf(among));
  const { nodesAt, obstaclesAt } = useMemo(() => {
    const others = wineries.filter((winery) => !chosen.includes(winery));
    const nodesAt = indexNodes(others, chosen);
    const obstaclesAt = (zoom: number) => nodesAt(zoom).map((node) => spaceOf(node, zoom));
    return { nodesAt, obstaclesAt };
  }, [wineries, chosen]);
  const layer = { nodesAt, chosenIds, opened, onOpen: open, popup };
  return { wineries, obstaclesAt, open, markers: <MarkerLayer {...layer} /> };
}

const idsOf = (wineries: readonly Winery[]) => wineries.map(({ id }) => id).join();

/** The nodes in view, a little beyond its edges included. */
function useNodesInView(nodesAt: NodesAt): readonly MapNode[] {
  const { map, view } = useMovingMap();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move changes what the map answers.
  return useMemo(() => {
    const bounds = map.getBounds().pad(0.1);
    return nodesAt(map.getZoom()).filter((node) => bounds.contains(latLngOf(node)));
  }, [nodesAt, map, view]);
}

/** A click on a button is no click on the map beneath, which would close the popup it opens. */
function keepClicks(pane: HTMLElement | null): void {
  if (pane) DomEvent.on(pane, "click dblclick", DomEvent.stopPropagation);
}

const PANE = "wineries";
/** Room around the members of a cluster that opens, in pixels on both sides together. */
const CLUSTER_PADDING = point(88, 88);

interface MarkerLayerProps {
  readonly nodesAt: NodesAt;
  readonly chosenIds: ReadonlySet<number>;
  readonly opened: MapNode | null;
  readonly onOpen: (node: MapNode | null) => void;
  readonly popup: PopupOptions;
}

/**
 * Wineries and clusters as buttons, in the order of the map from west to east. Choosing one opens its popup,
 * its list, or a closer look. The focus is on a marker, in the popup, or on its way from a cluster that falls
 * apart to the first of its parts, unless the visitor has moved on.
 */
function MarkerLayer({ nodesAt, chosenIds, opened, onOpen, popup }: MarkerLayerProps) {
  const map = useMap();
  const idPrefix = useId();
  const markerOf = ({ key }: MapNode) => document.getElementById(`${idPrefix}-${key}`);
  const nodes = useNodesInView(nodesAt);
  useZoomRide(PANE);
  /** Ids of wineries; the first marker that holds one takes the focus when the view next changes. */
  const focusNext = useRef(NONE);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another view has other markers.
  useEffect(() => {
    const wanted = focusNext.current;
    focusNext.current = NONE;
    const node = nodes.find((each) => each.wineries.some(({ id }) => wanted.has(id)));
    if (node) markerOf(node)?.focus({ preventScroll: true });
  }, [nodes]);

  const activate = (node: MapNode) => {
    const bounds = boundsAround(node.wineries);
    if (node.opensAt === null || !bounds) {
      onOpen(node);
      return;
    }
    onOpen(null);
    focusNext.current = new Set(node.wineries.map(({ id }) => id));
    const fitting = map.getBoundsZoom(bounds, false, CLUSTER_PADDING);
    moveTo(map, bounds.getCenter(), Math.min(Math.max(fitting, node.opensAt), MAX_ZOOM));
  };

  const close = (returnsFocus: boolean) => {
    onOpen(null);
    if (!returnsFocus || !opened) return;
    (markerOf(opened) ?? map.getContainer()).focus({ preventScroll: true });
  };

  const panInside = (node: MapNode) => {
    // A margin for the marker itself, whose point is at its foot or in its middle.
    const { paddingTopLeft, paddingBottomRight } = clearOfTools(map);
    map.panInside(latLngOf(node), {
      paddingTopLeft: point(paddingTopLeft).add([28, 48]),
      paddingBottomRight: point(paddingBottomRight).add([28, 28]),
      animate: !prefersStillness(),
    });
  };

  return (
    <>
      <Pane name={PANE} ref={keepClicks} style={{ zIndex: 600 }}>
        {nodes.map((node) => (
          <MarkerButton
            key={node.key}
            id={`${idPrefix}-${node.key}`}
            node={node}
            isOpen={node.key === opened?.key}
            isChosen={node.wineries.every(({ id }) => chosenIds.has(id))}
            onActivate={activate}
            onReach={panInside}
          />
        ))}
      </Pane>
      {opened && <WineryPopup {...popup} node={opened} onClose={close} />}
    </>
  );
}
