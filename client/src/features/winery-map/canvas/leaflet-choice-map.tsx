import type { Map as LeafletMap } from "leaflet";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { findTown } from "#shared/domain/places/towns.ts";
import { MapFrame } from "../frame/map-frame.tsx";
import { ZoomTools } from "../frame/map-tools.tsx";
import {
  boundsAround,
  DEFAULT_CENTER,
  DEFAULT_ZOOM,
  fitTo,
  latLngOf,
  prefersStillness,
} from "../frame/map-view.ts";
import type { MapWinery } from "../map-winery.ts";
import { createClusterIndex, withChosen } from "../markers/cluster-index.ts";
import { MapMarks, MarkerLayer } from "../markers/marker-layer.tsx";
import { markerSpace } from "../markers/marker-space.ts";
import { useOpenedNode } from "../markers/use-opened-node.ts";
import { ChoicePopup, type RenderChoice } from "../popups/choice-popup.tsx";
import { useSameList } from "./use-same-list.ts";

export interface ChoiceMapProps {
  readonly wineries: readonly MapWinery[];
  readonly chosenIds: ReadonlySet<number>;
  /** A town of the town table: where the days begin. */
  readonly base: string;
  readonly renderChoice: RenderChoice;
  /** Leaflet tile URL template; null for the drawn basemap alone. */
  readonly tileUrl: string | null;
}

const NOTHING = [] as const;

/** Wineries to choose from: those that are chosen are never hidden in a cluster. */
export function LeafletChoiceMap(props: ChoiceMapProps) {
  const { chosenIds, base, renderChoice, tileUrl } = props;
  const wineries = useSameList(props.wineries);
  const chosen = useSameList(wineries.filter(({ id }) => chosenIds.has(id)));
  const [map, setMap] = useState<LeafletMap | null>(null);
  const idPrefix = useId();
  const index = useMemo(() => {
    const taken = new Set(chosen.map(({ id }) => id));
    return withChosen(createClusterIndex(wineries.filter(({ id }) => !taken.has(id))), chosen);
  }, [wineries, chosen]);
  const obstaclesAt = useMemo(() => markerSpace(index), [index]);
  const marker = useOpenedNode(map, idPrefix);
  useFit(map, wineries, base);

  return (
    <div className="map-shell">
      <ZoomTools map={map} />
      <MapFrame
        label={`Map of ${wineries.length} wineries around ${base}, to choose from`}
        center={DEFAULT_CENTER}
        zoom={DEFAULT_ZOOM}
        tileUrl={tileUrl}
        regions={NOTHING}
        obstaclesAt={obstaclesAt}
        onMap={setMap}
      >
        <BaseMark base={base} />
        <MarkerLayer
          index={index}
          idPrefix={idPrefix}
          openKey={marker.opened?.key ?? null}
          onActivate={marker.activate}
          focusNext={marker.focusNext}
          chosenIds={chosenIds}
        />
        {marker.opened && (
          <ChoicePopup
            key={marker.opened.key}
            node={marker.opened}
            renderChoice={renderChoice}
            onClose={marker.close}
          />
        )}
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
