import type { Map as LeafletMap } from "leaflet";

const SIGNS = [
  { label: "Zoom in", step: 1, path: "M8 2v12M2 8h12" },
  { label: "Zoom out", step: -1, path: "M2 8h12" },
] as const;

/** Buttons that zoom a map in and out. */
export function ZoomTools({ map }: { readonly map: LeafletMap | null }) {
  return (
    <div className="map-tool-pair">
      {SIGNS.map(({ label, step, path }) => (
        <button
          key={label}
          type="button"
          className="map-tool map-tool-sign"
          aria-label={label}
          onClick={() => map?.setZoom(map.getZoom() + step)}
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
            <path d={path} stroke="currentColor" strokeWidth={1.8} />
          </svg>
        </button>
      ))}
    </div>
  );
}

interface ActionToolsProps {
  readonly onReset: () => void;
  readonly onNearMe: () => void;
  readonly isAsking: boolean;
}

/** Reset (spec §2: a button on the map) and Near me. */
export function ActionTools({ onReset, onNearMe, isAsking }: ActionToolsProps) {
  return (
    <div className="map-actions">
      <button type="button" className="map-tool" onClick={onReset}>
        Reset
      </button>
      <button type="button" className="map-tool" aria-disabled={isAsking} onClick={onNearMe}>
        Near me
      </button>
    </div>
  );
}
