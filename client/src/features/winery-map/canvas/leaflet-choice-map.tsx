import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef } from "react";
import { findTown } from "#shared/domain/places/towns.ts";
import { MapFrame } from "../frame/map-frame.tsx";
import { ZoomTools } from "../frame/map-tools.tsx";
import { boundsAround, fitTo, latLngOf, prefersStillness } from "../frame/map-view.ts";
import type { MapWinery } from "../map-winery.ts";
import { MapMarks } from "../markers/marker-layer.tsx";
import { useMarkers } from "../markers/use-markers.tsx";
import { ChoicePopup, type RenderChoice } from "../popups/choice-popup.tsx";

export interface ChoiceMapProps {
  readonly wineries: readonly MapWinery[];
  readonly chosenIds: ReadonlySet<number>;
  /** A town of the town table: where the days begin. */
  readonly base: string;
  readonly renderChoice: RenderChoice;
  /** Leaflet tile URL template; null for the drawn basemap alone. */
  readonly tileUrl: string | null;
}

/** Wineries to choose from: those that are chosen are never hidden in a cluster. */
export function LeafletChoiceMap(props: ChoiceMapProps) {
  const { chosenIds, base, renderChoice, tileUrl } = props;
  const { map, setMap, wineries, obstaclesAt, markers } = useMarkers({
    wineries: props.wineries,
    chosenIds,
    popup: (node, onClose) => (
      <ChoicePopup key={node.key} node={node} renderChoice={renderChoice} onClose={onClose} />
    ),
  });
  useFit(map, wineries, base);

  return (
    <div className="map-shell">
      <ZoomTools map={map} />
      <MapFrame
        label={`Map of ${wineries.length} wineries around ${base}, to choose from`}
        tileUrl={tileUrl}
        obstaclesAt={obstaclesAt}
        onMap={setMap}
      >
        <BaseMark base={base} />
        {markers}
      </MapFrame>
    </div>
  );
}

/** Fits the map to the wineries and the base whenever they are others than before. */
function useFit(map: LeafletMap | null, wineries: readonly MapWinery[], base: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!map) return;
    const around = boundsAround(wineries);
    const town = findTown(base);
    if (town) around?.extend(latLngOf(town));
    fitTo(map, around, !isFirst.current && !prefersStillness());
    isFirst.current = false;
  }, [map, wineries, base]);
}

function BaseMark({ base }: { readonly base: string }) {
  const town = findTown(base);
  if (!town) return null;
  const drawing = <span className="map-stop" data-base />;
  const mark = { key: base, at: town, kind: "stop", title: base, drawing } as const;
  return <MapMarks pane="base" zIndex={590} marks={[mark]} />;
}
