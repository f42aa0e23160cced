import { useQuery } from "@tanstack/react-query";
import type { Map as LeafletMap } from "leaflet";
import { useEffect, useMemo, useRef, useState } from "react";
import { CircleMarker, Pane } from "react-leaflet";
import type { Position } from "#shared/domain/places/distance.ts";
import { REGION_OVERLAYS } from "#shared/domain/places/regions.ts";
import { geoQueries } from "../basemap/geo-queries.ts";
import { MapFrame } from "../frame/map-frame.tsx";
import { MapTools } from "../frame/map-tools.tsx";
import {
  boundsAround,
  DEFAULT_CENTER,
  DEFAULT_ZOOM,
  DETAIL_ZOOM,
  fitTo,
  latLngOf,
  moveTo,
  prefersStillness,
} from "../frame/map-view.ts";
import type { MapWinery } from "../map-winery.ts";
import { useMarkers } from "../markers/use-markers.tsx";
import { type OpenedRegion, RegionPopup } from "../popups/region-popup.tsx";
import type { PopupActions } from "../popups/winery-popup.tsx";
import { WineryPopup } from "../popups/winery-popup.tsx";
import { RegionLegend } from "../regions/region-legend.tsx";
import { useRegionNames } from "../regions/region-names.ts";
import { RegionOverlays } from "../regions/region-overlays.tsx";
import { NearMePanel } from "../search/near-me-panel.tsx";
import { nearestWineries } from "../search/nearest.ts";
import { useNearMe } from "../search/use-near-me.ts";

export interface WineryMapProps {
  readonly wineries: readonly MapWinery[];
  /** What the map shows: "Map of 186 wineries". */
  readonly label: string;
  /** Leaflet tile URL template; null for the drawn basemap alone. */
  readonly tileUrl: string | null;
  /** Told where the visitor is when they ask for what is near, and null when they stop. */
  readonly onLocate?: (position: Position | null) => void;
  readonly popupActions?: PopupActions | undefined;
}

const ALL_OVERLAYS: ReadonlySet<string> = new Set(REGION_OVERLAYS.map(({ avaId }) => avaId));
/** From this width on the legend is open at first: on a narrower map it would hide wineries. */
const LEGEND_MAP_PX = 1080;
const NEAREST_COUNT = 4;
/** Farther than this from the nearest winery, a visitor's own place is no use on the map. */
const NEAR_MILES = 150;

/** Fits the map to the wineries whenever they are others than before (spec §4, Map). */
function useFitToWineries(map: LeafletMap | null, wineries: readonly MapWinery[]): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!map) return;
    fitTo(map, boundsAround(wineries), !isFirst.current && !prefersStillness());
    isFirst.current = false;
  }, [map, wineries]);
}

function useRegionState(map: LeafletMap | null) {
  const [shown, setShown] = useState(ALL_OVERLAYS);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [opened, setOpened] = useState<OpenedRegion | null>(null);
  const [isLegendChosen, setLegendChosen] = useState<boolean | null>(null);
  const isLegendOpen = isLegendChosen ?? (map !== null && map.getSize().x >= LEGEND_MAP_PX);
  const overlays = useMemo(() => REGION_OVERLAYS.filter(({ avaId }) => shown.has(avaId)), [shown]);
  return {
    overlays,
    opened,
    setOpened,
    highlighted,
    legend: {
      overlays: REGION_OVERLAYS,
      shown,
      onChange: setShown,
      highlighted,
      onHighlight: setHighlighted,
      isOpen: isLegendOpen,
      onToggle: () => setLegendChosen(!isLegendOpen),
    },
  };
}

function Here({ at }: { readonly at: Position }) {
  return (
    <Pane name="here" style={{ zIndex: 590 }}>
      <CircleMarker center={latLngOf(at)} radius={9} className="map-here" />
    </Pane>
  );
}

/** What "Near me" needs: where, the wineries nearest to it, and the way back to one of them. */
function useNearestWineries(
  map: LeafletMap | null,
  { wineries, onLocate }: Pick<WineryMapProps, "wineries" | "onLocate">,
) {
  const near = useNearMe((position) => {
    onLocate?.(position);
    if (!position || !map) return;
    const found = nearestWineries(wineries, position, NEAREST_COUNT);
    const isClose = (found[0]?.miles ?? Number.POSITIVE_INFINITY) <= NEAR_MILES;
    const around = boundsAround(found.map(({ winery }) => winery));
    if (isClose) around?.extend(latLngOf(position));
    if (around) fitTo(map, around, !prefersStillness());
  });
  const from = near.nearMe.status === "found" ? near.nearMe.position : null;
  const nearest = useMemo(
    () => (from ? nearestWineries(wineries, from, NEAREST_COUNT) : []),
    [wineries, from],
  );
  return { ...near, from, nearest };
}

/** The map of all wineries: basemap, regions, clusters, popups, and the tools around them. */
export function LeafletWineryMap(props: WineryMapProps) {
  const { wineries: given, label, tileUrl, onLocate, popupActions } = props;
  const { map, setMap, wineries, activate, obstaclesAt, markers } = useMarkers({
    wineries: given,
    popup: (node, onClose) => (
      <WineryPopup key={node.key} node={node} actions={popupActions} onClose={onClose} />
    ),
  });
  const outlines = useQuery(geoQueries.avas()).data ?? [];
  const regions = useRegionState(map);
  const near = useNearestWineries(map, { wineries, ...(onLocate && { onLocate }) });
  useFitToWineries(map, wineries);

  return (
    <div className="map-shell" data-tools>
      <MapTools
        map={map}
        onReset={() => map && moveTo(map, [...DEFAULT_CENTER], DEFAULT_ZOOM)}
        onNearMe={near.ask}
        isAsking={near.nearMe.status === "asking"}
      />
      <RegionLegend {...regions.legend} />
      <MapFrame
        label={label}
        tileUrl={tileUrl}
        regions={useRegionNames(regions.overlays, outlines)}
        obstaclesAt={obstaclesAt}
        onMap={setMap}
      >
        <RegionOverlays
          overlays={regions.overlays}
          outlines={outlines}
          highlighted={regions.highlighted}
          onHighlight={regions.legend.onHighlight}
          onChoose={(overlay, at) => regions.setOpened({ overlay, at })}
        />
        {near.from && <Here at={near.from} />}
        {markers}
        {regions.opened && (
          <RegionPopup
            {...regions.opened}
            onClose={(returnsFocus) => {
              regions.setOpened(null);
              if (returnsFocus) map?.getContainer().focus({ preventScroll: true });
            }}
          />
        )}
      </MapFrame>
      <NearMePanel
        nearMe={near.nearMe}
        nearest={near.nearest}
        onTown={near.set}
        onWinery={({ winery, position }) => {
          if (map) moveTo(map, latLngOf(position), DETAIL_ZOOM);
          activate({ kind: "winery", key: `w${winery.id}`, winery, ...position });
        }}
        onClose={near.clear}
      />
    </div>
  );
}
