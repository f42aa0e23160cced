import { type Map as LeafletMap, point } from "leaflet";
import { type ReactNode, useId, useMemo, useRef, useState } from "react";
import { boundsAround, moveTo } from "../frame/map-view.ts";
import type { MapWinery } from "../map-winery.ts";
import { createClusterIndex, withChosen } from "./cluster-index.ts";
import { MAX_ZOOM, type MapNode, wineriesOf } from "./map-node.ts";
import { MarkerLayer, markerId } from "./marker-layer.tsx";
import { markerSpace } from "./marker-space.ts";

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
function useOpenedNode(map: LeafletMap | null, idPrefix: string) {
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

interface MarkersOptions {
  readonly wineries: readonly MapWinery[];
  /** Ids of wineries that no cluster may hide. */
  readonly chosenIds?: ReadonlySet<number>;
  /** The popup of the node that is open. */
  readonly popup: (node: MapNode, onClose: (returnsFocus: boolean) => void) => ReactNode;
}

const NOBODY: ReadonlySet<number> = new Set();

/**
 * The markers of wineries on a map, clustered, and the popup of the one that is open.
 *
 * @returns the map and what tells it; the wineries, as one array for as long as they are the same ones,
 *   so that a caller that filters again on every render does not make the map fit and cluster again;
 *   and what to draw on the map.
 */
export function useMarkers({ wineries: given, chosenIds = NOBODY, popup }: MarkersOptions) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const idPrefix = useId();
  const wineries = useSameList(given);
  const chosen = useSameList(wineries.filter(({ id }) => chosenIds.has(id)));
  const index = useMemo(() => {
    const others = wineries.filter((winery) => !chosen.includes(winery));
    return withChosen(createClusterIndex(others), chosen);
  }, [wineries, chosen]);
  const obstaclesAt = useMemo(() => markerSpace(index), [index]);
  const { opened, activate, close, focusNext } = useOpenedNode(map, idPrefix);
  const markers = (
    <>
      <MarkerLayer
        index={index}
        idPrefix={idPrefix}
        openKey={opened?.key ?? null}
        onActivate={activate}
        focusNext={focusNext}
        chosenIds={chosenIds}
      />
      {opened && popup(opened, close)}
    </>
  );
  return { map, setMap, wineries, activate, obstaclesAt, markers };
}

function useSameList(wineries: readonly MapWinery[]): readonly MapWinery[] {
  const ids = wineries.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say whether the list is another.
  return useMemo(() => wineries, [ids]);
}
