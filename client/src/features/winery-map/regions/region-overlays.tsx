import { DomEvent } from "leaflet";
import { useMemo } from "react";
import { Polygon, useMap } from "react-leaflet";
import type { Position } from "#shared/domain/places/distance.ts";
import type { RegionOverlay } from "#shared/domain/places/regions.ts";
import { ramp } from "../basemap/basemap.tsx";
import type { AvaOutline } from "../basemap/geo-queries.ts";
import { useStage } from "../basemap/use-stage.ts";
import { useMapMoves } from "../markers/marker-layer.tsx";
import { outlineRings } from "./region-outlines.ts";

interface RegionOverlaysProps {
  readonly overlays: readonly RegionOverlay[];
  readonly outlines: readonly AvaOutline[];
  /** The overlay to bring out, by AVA id. */
  readonly highlighted: string | null;
  readonly onHighlight: (avaId: string | null) => void;
  readonly onChoose: (overlay: RegionOverlay, at: Position) => void;
}

const HIGHLIGHT_OPACITY = 0.18;

/** Share of its fill that an overlay keeps: from inside a region, its color would be all one sees. */
function fillShare(zoom: number): number {
  return ramp(zoom, { 9: 1, 13: 0.2 });
}

interface OverlayProps {
  readonly overlay: RegionOverlay;
  readonly outline: AvaOutline;
  readonly isHighlighted: boolean;
  readonly zoom: number;
  readonly onHighlight: (avaId: string | null) => void;
  readonly onChoose: (overlay: RegionOverlay, at: Position) => void;
}

function Overlay(props: OverlayProps) {
  const { overlay, outline, isHighlighted, zoom, onHighlight, onChoose } = props;
  const positions = useMemo(() => outlineRings(outline), [outline]);
  const { color, fillOpacity, avaId } = overlay;
  return (
    <Polygon
      positions={positions}
      pathOptions={{
        color,
        fillColor: color,
        fillOpacity: (fillOpacity + (isHighlighted ? HIGHLIGHT_OPACITY : 0)) * fillShare(zoom),
        weight: isHighlighted ? 2.6 : 1.2,
        opacity: isHighlighted ? 1 : 0.75,
      }}
      eventHandlers={{
        mouseover: () => onHighlight(avaId),
        mouseout: () => onHighlight(null),
        click: (event) => {
          DomEvent.stopPropagation(event);
          onChoose(overlay, { latitude: event.latlng.lat, longitude: event.latlng.lng });
        },
      }}
    />
  );
}

/** Spec §3: the region overlays, drawn as the real outlines of the AVAs, wide ones underneath. */
export function RegionOverlays(props: RegionOverlaysProps) {
  const { overlays, outlines, highlighted, onHighlight, onChoose } = props;
  const map = useMap();
  useMapMoves();
  const zoom = map.getZoom();
  const drawn = useStage(outlines.length === 0 ? 0 : overlays.length);
  return overlays.slice(0, drawn).map((overlay) => {
    const outline = outlines.find(({ id }) => id === overlay.avaId);
    return outline ? (
      <Overlay
        key={overlay.avaId}
        overlay={overlay}
        outline={outline}
        zoom={zoom}
        isHighlighted={overlay.avaId === highlighted}
        onHighlight={onHighlight}
        onChoose={onChoose}
      />
    ) : null;
  });
}
