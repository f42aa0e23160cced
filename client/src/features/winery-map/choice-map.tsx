import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import type { ChoiceMapProps as LeafletChoiceMapProps } from "./canvas/leaflet-choice-map.tsx";
import { LazyMap, MapFailure, MapWaiting } from "./lazy-map.tsx";

const LeafletChoiceMap = lazyChunk(
  () => import("./canvas/leaflet-choice-map.tsx").then((module) => module.LeafletChoiceMap),
  { failure: MapFailure, waiting: <MapWaiting /> },
);

interface ChoiceMapProps extends LeafletChoiceMapProps {
  /** Classes that give the map its height. */
  readonly className?: string;
}

/** A map to choose wineries from; its code comes when it is shown first. */
export function ChoiceMap({ className = "h-96", ...map }: ChoiceMapProps) {
  return (
    <LazyMap label={`Map of the wineries around ${map.base}`} className={className}>
      <LeafletChoiceMap {...map} />
    </LazyMap>
  );
}
