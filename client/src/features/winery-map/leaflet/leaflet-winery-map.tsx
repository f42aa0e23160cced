import type { Map as LeafletMap } from "leaflet";
import { useMemo, useRef, useState } from "react";
import { CircleMarker, Pane } from "react-leaflet";
import type { Winery } from "#shared/api/wineries.ts";
import { REGION_OVERLAYS } from "#shared/domain/places/regions.ts";
import { nodeOf } from "../markers/cluster-index.ts";
import { useMarkers } from "../markers/marker-layer.tsx";
import type { PopupActions } from "../markers/winery-popup.tsx";
import { MapFrame } from "./map-frame.tsx";
import {
  boundsAround,
  DEFAULT_CENTER,
  DEFAULT_ZOOM,
  DETAIL_ZOOM,
  latLngOf,
  moveTo,
} from "./map-view.ts";
import { NearMePanel, useNearMe } from "./near-me.tsx";
import { RegionLegend } from "./region-legend.tsx";
import {
  type OpenedRegion,
  RegionOverlays,
  RegionPopup,
  useOutlines,
  useRegionNames,
} from "./region-overlays.tsx";

interface WineryMapProps {
  readonly wineries: readonly Winery[];
  /** What the map shows: "Map of 186 wineries". */
  readonly label: string;
  readonly popupActions?: PopupActions | undefined;
}

const ALL_OVERLAYS: ReadonlySet<string> = new Set(REGION_OVERLAYS.map(({ avaId }) => avaId));
/** From this width on the legend is open at first: on a narrower map it would hide wineries. */
const LEGEND_MAP_PX = 1080;

const TOOL = "map-surface min-h-11 px-3.5 font-semibold hover:text-wine";

/** The map of all wineries: basemap, regions, clusters, popups, and the tools around them. */
export function LeafletWineryMap(props: WineryMapProps) {
  const { label, popupActions } = props;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const { wineries, open, obstaclesAt, markers } = useMarkers({
    wineries: props.wineries,
    actions: popupActions,
  });
  const bounds = useMemo(() => boundsAround(wineries), [wineries]);
  const nearMe = useNearMe(map, wineries);
  const nearMeButton = useRef<HTMLButtonElement>(null);
  const { outlines } = useOutlines();
  const [shown, setShown] = useState(ALL_OVERLAYS);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [openedRegion, openRegion] = useState<OpenedRegion | null>(null);
  const overlays = useMemo(() => REGION_OVERLAYS.filter(({ avaId }) => shown.has(avaId)), [shown]);

  return (
    <MapFrame
      label={label}
      bounds={bounds}
      regions={useRegionNames(overlays, outlines)}
      obstaclesAt={obstaclesAt}
      onMap={setMap}
      tools={
        <>
          <div className="map-actions z-10 flex gap-2">
            <button
              type="button"
              className={TOOL}
              onClick={() => map && moveTo(map, DEFAULT_CENTER, DEFAULT_ZOOM)}
            >
              Reset
            </button>
            <button
              ref={nearMeButton}
              type="button"
              className={TOOL}
              aria-disabled={nearMe.search.status === "asking"}
              onClick={nearMe.ask}
            >
              Near me
            </button>
          </div>
          <NearMePanel
            nearMe={nearMe}
            onWinery={({ winery, position }) => {
              if (map) moveTo(map, latLngOf(position), DETAIL_ZOOM);
              open(nodeOf([winery], position));
            }}
            onClose={() => {
              nearMe.clear();
              nearMeButton.current?.focus();
            }}
          />
          <RegionLegend
            shown={shown}
            onChange={setShown}
            highlighted={highlighted}
            onHighlight={setHighlighted}
            isOpenAtFirst={map !== null && map.getSize().x >= LEGEND_MAP_PX}
          />
        </>
      }
    >
      <RegionOverlays
        overlays={overlays}
        outlines={outlines}
        highlighted={highlighted}
        onHighlight={setHighlighted}
        onChoose={(overlay, at) => openRegion({ overlay, at })}
      />
      {nearMe.from && (
        <Pane name="here" style={{ zIndex: 590 }}>
          <CircleMarker center={latLngOf(nearMe.from)} radius={9} className="map-here" />
        </Pane>
      )}
      {markers}
      {openedRegion && (
        <RegionPopup
          {...openedRegion}
          onClose={(returnsFocus) => {
            openRegion(null);
            if (returnsFocus) map?.getContainer().focus({ preventScroll: true });
          }}
        />
      )}
    </MapFrame>
  );
}
