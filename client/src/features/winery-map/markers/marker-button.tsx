import "./map-markers.css";
import type { MouseEvent } from "react";
import { useMap } from "react-leaflet";
import { LineIcon } from "#client/ui/line-icon.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { latLngOf } from "../leaflet/map-view.ts";
import { clusterDiameter, isCluster, type MapNode, nodeLabel } from "./cluster-index.ts";

interface MarkerButtonProps {
  readonly id: string;
  readonly node: MapNode;
  readonly isOpen: boolean;
  /** A winery of the trip that is being planned. */
  readonly isChosen: boolean;
  readonly onActivate: (node: MapNode) => void;
  /** The focus has come by the keyboard. */
  readonly onReach: (node: MapNode) => void;
}

const PIN_PATH = "M14 37C13 34.6 3 23.6 3 14.2A11 11 0 0 1 25 14.2C25 23.6 15 34.6 14 37Z";
const STAR_PATH = "M14 7.9l1.9 4 4.4.5-3.3 3 .9 4.3-3.9-2.2-3.9 2.2.9-4.3-3.3-3 4.4-.5z";

/** How a single winery is drawn: a pin where it is, a dashed ring where it is only thereabouts. */
export function WineryDrawing({ winery }: { readonly winery: Winery }) {
  const { isFeatured, locationIsApproximate } = winery;
  if (locationIsApproximate) {
    return (
      <svg aria-hidden="true" viewBox="0 0 36 36" width="36" height="36" className="map-ring">
        <circle cx="18" cy="18" r="16" className="map-ring-line" />
        {isFeatured ? (
          <path d={STAR_PATH} transform="translate(4 3.6)" className="map-ring-mark" />
        ) : null}
      </svg>
    );
  }
  return (
    <svg aria-hidden="true" viewBox="0 0 28 38" width="28" height="38" className="map-pin">
      <ellipse cx="14" cy="36.5" rx="6" ry="2" className="map-pin-shadow" />
      <path d={PIN_PATH} className="map-pin-shape" />
      {isFeatured ? (
        <path d={STAR_PATH} className="map-pin-mark" />
      ) : (
        <circle cx="14" cy="14" r="4.2" className="map-pin-mark" />
      )}
    </svg>
  );
}

function Drawing({ node, isChosen }: Pick<MarkerButtonProps, "node" | "isChosen">) {
  if (isChosen) {
    return (
      <span className="map-stop">
        <LineIcon d="M2.5 8.5 6.5 12.5 13.5 4" width={2.2} className="size-[16px]" />
      </span>
    );
  }
  if (!isCluster(node)) return <WineryDrawing winery={node.wineries[0]} />;
  const diameter = clusterDiameter(node.wineries.length);
  return (
    <span className="map-cluster" style={{ width: diameter, height: diameter }}>
      {node.wineries.length}
      {node.hasFeatured && <span className="map-cluster-gold" />}
    </span>
  );
}

function kindOf({ node, isChosen }: Pick<MarkerButtonProps, "node" | "isChosen">): string {
  if (isChosen) return "stop";
  if (isCluster(node)) return node.isApproximate ? "vague-cluster" : "cluster";
  return node.isApproximate ? "ring" : "pin";
}

/** A winery or a cluster on the map: a button that says what it is and what choosing it does. */
export function MarkerButton(props: MarkerButtonProps) {
  const { id, node, isOpen, isChosen, onActivate, onReach } = props;
  const map = useMap();
  const { x, y } = map.latLngToLayerPoint(latLngOf(node));
  const handleClick = (event: MouseEvent) => {
    const isFromKeyboard = event.detail === 0;
    // The click that ends a drag chooses nothing. @types/leaflet leaves out `moved`.
    const wasDragged = (map.dragging as { moved?: () => boolean }).moved?.() ?? false;
    if (isFromKeyboard || !wasDragged) onActivate(node);
  };
  // Spec §9: a long-press counts as a tap. Browsers report one as a context menu without a mouse.
  const handleContextMenu = (event: MouseEvent) => {
    const { nativeEvent } = event;
    if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "mouse") return;
    event.preventDefault();
    onActivate(node);
  };
  return (
    <button
      type="button"
      id={id}
      className="map-marker leaflet-zoom-animated"
      data-kind={kindOf(props)}
      data-featured={(node.hasFeatured && !isCluster(node)) || undefined}
      data-open={isOpen || undefined}
      data-latitude={node.latitude}
      data-longitude={node.longitude}
      aria-label={isChosen ? `${nodeLabel(node)}, selected` : nodeLabel(node)}
      aria-haspopup={node.opensAt === null ? "dialog" : undefined}
      style={{
        transform: `translate3d(${x}px, ${y}px, 0)`,
        // A chosen winery is never hidden behind a cluster.
        zIndex: Math.round(y) + (isChosen ? 10_000 : 0),
      }}
      onClick={handleClick}
      onContextMenu={handleContextMenu}
      onFocus={(event) => {
        if (event.currentTarget.matches(":focus-visible")) onReach(node);
      }}
    >
      <Drawing node={node} isChosen={isChosen} />
    </button>
  );
}
