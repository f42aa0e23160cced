import { useQuery } from "@tanstack/react-query";
import { DomEvent, type LatLng, latLngBounds } from "leaflet";
import { useMemo } from "react";
import { Polygon } from "react-leaflet";
import { Link } from "wouter";
import type { Position } from "#shared/domain/places/distance.ts";
import { findAva, type RegionOverlay } from "#shared/domain/places/regions.ts";
import { worldPoint } from "#shared/domain/places/web-mercator.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { ramp, shapeOf } from "../basemap/basemap.tsx";
import { type AvaOutline, geoQueries } from "../basemap/geo-queries.ts";
import type { Label } from "../basemap/label-placement.ts";
import { useStage } from "../basemap/use-stage.ts";
import { useMovingMap } from "../markers/map-marks.tsx";
import { MapPopup, POPUP_LINK } from "../markers/map-popup.tsx";

/** By AVA id the rings of an outline, as Leaflet takes them, and the smallest bounds around them. */
type Outlines = ReturnType<typeof readOutlines>;

export const readOutlines = (avas: readonly AvaOutline[]) =>
  new Map(
    avas.map(({ id, polygons }) => {
      const rings = polygons.map(shapeOf);
      return [id, { rings, bounds: latLngBounds(rings.flat(2)) }];
    }),
  );

const NO_OUTLINES: Outlines = new Map();

/** The outlines of the AVAs; none before they are here. */
export function useOutlines() {
  const query = useQuery({ ...geoQueries.avas(), select: readOutlines });
  return { outlines: query.data ?? NO_OUTLINES, isPending: query.isPending };
}

/** A name may take this much of its region's width. */
const NAME_SHARE = 0.92;

const onWorld = ({ lat, lng }: LatLng) => worldPoint({ latitude: lat, longitude: lng });

/** The names to write on regions, each in a readable shade of its own color. */
export function useRegionNames(
  overlays: readonly RegionOverlay[],
  outlines: Outlines,
): readonly Label[] {
  return useMemo(
    () =>
      overlays.flatMap(({ name, avaId, color: fill }): Label[] => {
        const at = findAva(avaId)?.labelPoint;
        const bounds = outlines.get(avaId)?.bounds;
        if (!at || !bounds) return [];
        const [from, to] = [onWorld(bounds.getNorthWest()), onWorld(bounds.getSouthEast())];
        const room = { width: (to.x - from.x) * NAME_SHARE, height: to.y - from.y };
        const color = `light-dark(color-mix(in srgb, ${fill} 78%, black), color-mix(in srgb, ${fill} 48%, white))`;
        return [{ text: name, ...worldPoint(at), kind: "region", minZoom: 7, color, room }];
      }),
    [overlays, outlines],
  );
}

interface RegionOverlaysProps {
  readonly overlays: readonly RegionOverlay[];
  readonly outlines: Outlines;
  /** The overlay to bring out, by AVA id. */
  readonly highlighted: string | null;
  readonly onHighlight: (avaId: string | null) => void;
  readonly onChoose: (overlay: RegionOverlay, at: Position) => void;
}

const HIGHLIGHT_OPACITY = 0.18;

/** Share of its fill that an overlay keeps: from inside a region, its color would be all one sees. */
const fillShare = (zoom: number) => ramp(zoom, { 9: 1, 13: 0.2 });

/** Spec §3: the region overlays, drawn as the real outlines of the AVAs, wide ones underneath. */
export function RegionOverlays(props: RegionOverlaysProps) {
  const { overlays, outlines, highlighted, onHighlight, onChoose } = props;
  const { map } = useMovingMap();
  const share = fillShare(map.getZoom());
  const drawn = useStage(outlines.size === 0 ? 0 : overlays.length);
  return overlays.slice(0, drawn).map((overlay) => {
    const { avaId, color, fillOpacity } = overlay;
    const isHighlighted = avaId === highlighted;
    return (
      <Polygon
        key={avaId}
        positions={outlines.get(avaId)?.rings ?? []}
        pathOptions={{
          color,
          fillColor: color,
          fillOpacity: (fillOpacity + (isHighlighted ? HIGHLIGHT_OPACITY : 0)) * share,
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
  });
}

export interface OpenedRegion {
  readonly overlay: RegionOverlay;
  readonly at: Position;
}

interface RegionPopupProps extends OpenedRegion {
  readonly onClose: (returnsFocus: boolean) => void;
}

/** What a region on the map is, and the way to its page. */
export function RegionPopup({ overlay, at, onClose }: RegionPopupProps) {
  const ava = findAva(overlay.avaId);
  return (
    <MapPopup at={at} title={overlay.name} onClose={onClose}>
      {ava && (
        <p className="text-ink-soft">
          AVA established {ava.effective.slice(0, 4)}
          {ava.parents.length > 0 && `, within ${ava.parents.at(-1)}`}
        </p>
      )}
      <Link href={paths.region(overlay.avaId)} className={POPUP_LINK}>
        About the region<span className="sr-only"> {overlay.name}</span>
      </Link>
    </MapPopup>
  );
}
