import { DomEvent } from "leaflet";
import { useMemo } from "react";
import { Polygon } from "react-leaflet";
import type { Position } from "#shared/domain/distance.ts";
import type { RegionOverlay } from "#shared/domain/regions.ts";
import type { AvaOutline } from "./geo-assets.ts";
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

interface OverlayProps {
  readonly overlay: RegionOverlay;
  readonly outline: AvaOutline;
  readonly isHighlighted: boolean;
  readonly onHighlight: (avaId: string | null) => void;
  readonly onChoose: (overlay: RegionOverlay, at: Position) => void;
}

function Overlay({ overlay, outline, isHighlighted, onHighlight, onChoose }: OverlayProps) {
  const positions = useMemo(() => outlineRings(outline), [outline]);
  const { color, fillOpacity, avaId } = overlay;
  return (
    <Polygon
      positions={positions}
      pathOptions={{
        color,
        fillColor: color,
        fillOpacity: fillOpacity + (isHighlighted ? HIGHLIGHT_OPACITY : 0),
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
  return overlays.map((overlay) => {
    const outline = outlines.find(({ id }) => id === overlay.avaId);
    return outline ? (
      <Overlay
        key={overlay.avaId}
        overlay={overlay}
        outline={outline}
        isHighlighted={overlay.avaId === highlighted}
        onHighlight={onHighlight}
        onChoose={onChoose}
      />
    ) : null;
  });
}
