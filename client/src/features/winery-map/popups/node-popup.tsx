import { useId } from "react";
import type { MapNode } from "../markers/map-node.ts";
import { heightAbove } from "../markers/marker-space.ts";
import { MapPopup } from "./map-popup.tsx";
import { WineryList, WinerySummary } from "./winery-summary.tsx";

interface NodePopupProps {
  readonly node: MapNode;
  readonly onClose: (returnsFocus: boolean) => void;
}

/** The popup of a winery, or of the wineries at one point. */
export function NodePopup({ node, onClose }: NodePopupProps) {
  const headingId = useId();
  return (
    <MapPopup at={node} lift={heightAbove(node)} headingId={headingId} onClose={onClose}>
      {node.kind === "winery" ? (
        <WinerySummary winery={node.winery} headingId={headingId} />
      ) : (
        <WineryList
          wineries={node.wineries}
          town={node.town}
          isApproximate={node.isApproximate}
          headingId={headingId}
        />
      )}
    </MapPopup>
  );
}
