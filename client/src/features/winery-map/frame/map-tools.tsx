import type { Map as LeafletMap } from "leaflet";
import type { ReactNode } from "react";

interface ToolProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function SignTool({ label, onClick, children }: ToolProps) {
  return (
    <button type="button" className="map-tool map-tool-sign" aria-label={label} onClick={onClick}>
      <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
        {children}
      </svg>
    </button>
  );
}

/** Buttons that zoom a map in and out. */
export function ZoomTools({ map }: { readonly map: LeafletMap | null }) {
  const stroke = { stroke: "currentColor", strokeWidth: 1.8 };
  return (
    <div className="map-tool-pair">
      <SignTool label="Zoom in" onClick={() => map?.zoomIn()}>
        <path d="M8 2v12M2 8h12" {...stroke} />
      </SignTool>
      <SignTool label="Zoom out" onClick={() => map?.zoomOut()}>
        <path d="M2 8h12" {...stroke} />
      </SignTool>
    </div>
  );
}

interface MapToolsProps {
  readonly map: LeafletMap | null;
  readonly onReset: () => void;
  readonly onNearMe: () => void;
  readonly isAsking: boolean;
}

/** Zoom, Reset (spec §2: a button on the map) and Near me. */
export function MapTools({ map, onReset, onNearMe, isAsking }: MapToolsProps) {
  return (
    <>
      <ZoomTools map={map} />
      <div className="map-actions">
        <button type="button" className="map-tool" onClick={onReset}>
          Reset
        </button>
        <button type="button" className="map-tool" aria-disabled={isAsking} onClick={onNearMe}>
          Near me
        </button>
      </div>
    </>
  );
}
