import { type ReactNode, useMemo } from "react";
import type { Winery } from "#shared/api/wineries.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { counted } from "#shared/domain/text/words.ts";
import { MapMarks } from "../markers/map-marks.tsx";
import { useMarkers } from "../markers/marker-layer.tsx";
import { MapFrame } from "./map-frame.tsx";
import { boundsAround, latLngOf } from "./map-view.ts";

interface ChoiceMapProps {
  readonly wineries: readonly Winery[];
  readonly chosenIds: ReadonlySet<number>;
  /** A town of the town table: where the days begin. */
  readonly base: string;
  /** What is said of a winery beside its facts, and the button that chooses it. */
  readonly renderChoice: (wineryId: number) => ReactNode;
}

/** Wineries to choose from: those that are chosen are never hidden in a cluster. */
export function LeafletChoiceMap(props: ChoiceMapProps) {
  const { chosenIds, base, renderChoice } = props;
  const town = findTown(base);
  const { wineries, obstaclesAt, markers } = useMarkers({
    wineries: props.wineries,
    chosenIds,
    actions: ({ id }) => <div className="basis-full">{renderChoice(id)}</div>,
    opensNewTab: true,
  });
  const bounds = useMemo(() => {
    const around = boundsAround(wineries);
    return town && around ? around.extend(latLngOf(town)) : around;
  }, [wineries, town]);

  return (
    <MapFrame
      label={`Map of ${counted(wineries.length, "winery", "wineries")} around ${base}, to choose from`}
      bounds={bounds}
      obstaclesAt={obstaclesAt}
    >
      {town && (
        <MapMarks
          pane="base"
          zIndex={590}
          marks={[
            {
              key: base,
              at: town,
              kind: "stop",
              title: base,
              drawing: <span className="map-stop" data-base />,
            },
          ]}
        />
      )}
      {markers}
    </MapFrame>
  );
}
