import { useId } from "react";
import type { MapNode } from "../markers/map-node.ts";
import { heightAbove } from "../markers/marker-space.ts";
import { MapPopup } from "./map-popup.tsx";
import { type PopupActions, WineryList, WinerySummary } from "./winery-summary.tsx";

interface NodePopupProps {
  readonly node: MapNode;
  readonly actions?: PopupActions | undefined;
  readonly onClose: (returnsFocus: boolean) => void;
}

/** The popup of a winery, or of the wineries at one point. */
export function NodePopup({ node, actions, onClose }: NodePopupProps) {
  const headingId = useId();
  return (
    <MapPopup at={node} lift={heightAbove(node)} headingId={headingId} onClose={onClose}>
      {node.kind === "winery" ? (
        <WinerySummary winery={node.winery} headingId={headingId} actions={actions} />
      ) : (
        <WineryList
          wineries={node.wineries}
          town={node.town}
          isApproximate={node.isApproximate}
          headingId={headingId}
          actions={actions}
        />
      )}
    </MapPopup>
  );
}
