import { type Map as LeafletMap, point } from "leaflet";
import { useRef, useState } from "react";
import { boundsAround, moveTo } from "../frame/map-view.ts";
import { MAX_ZOOM, type MapNode, wineriesOf } from "./map-node.ts";
import { markerId } from "./marker-layer.tsx";

/** Room around the members of a cluster that opens, in pixels on both sides together. */
const CLUSTER_PADDING = point(88, 88);

/** Moves the map to where a cluster falls apart, its members in view where that is possible. */
function zoomInto(map: LeafletMap, node: MapNode, opensAt: number): void {
  const bounds = boundsAround(wineriesOf(node));
  if (!bounds) return;
  const fitting = map.getBoundsZoom(bounds, false, CLUSTER_PADDING);
  moveTo(map, bounds.getCenter(), Math.min(Math.max(fitting, opensAt), MAX_ZOOM));
}

/**
 * Which node's popup is open, and what choosing a node does: a popup, a list, or a closer look. The
 * focus is on a marker, in the popup, or on its way from a cluster that falls apart to one of its
 * parts: `focusNext` holds the cluster's winery ids until the next view is drawn, and the first marker
 * from the west that holds one of them gets the focus, unless the visitor has moved on.
 */
export function useOpenedNode(map: LeafletMap | null, idPrefix: string) {
  const [opened, setOpened] = useState<MapNode | null>(null);
  const focusNext = useRef<ReadonlySet<number> | null>(null);

  const activate = (node: MapNode) => {
    if (node.kind === "winery" || node.opensAt === null) {
      setOpened(node);
      return;
    }
    setOpened(null);
    if (!map) return;
    // The cluster is about to vanish: its first child takes over the focus (west to east).
    focusNext.current = new Set(node.wineries.map(({ id }) => id));
    zoomInto(map, node, node.opensAt);
  };

  const close = (returnsFocus: boolean) => {
    setOpened(null);
    if (!returnsFocus || !opened) return;
    const marker = document.getElementById(markerId(idPrefix, opened.key));
    (marker ?? map?.getContainer())?.focus({ preventScroll: true });
  };

  return { opened, activate, close, focusNext };
}
