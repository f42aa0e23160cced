import { LazyMap, mapChunk } from "./lazy-map.tsx";
import type { ChoiceMapProps as LeafletChoiceMapProps } from "./leaflet/leaflet-choice-map.tsx";

const LeafletChoiceMap = mapChunk(() =>
  import("./leaflet/leaflet-choice-map.tsx").then((module) => module.LeafletChoiceMap),
);

interface ChoiceMapProps extends LeafletChoiceMapProps {
  /** Classes that give the map its height. */
  readonly className?: string;
}

/** A map to choose wineries from; its code comes when it is shown first. */
export function ChoiceMap({ className, ...map }: ChoiceMapProps) {
  return (
    <LazyMap label={`Map of the wineries around ${map.base}`} className={className}>
      <LeafletChoiceMap {...map} />
    </LazyMap>
  );
}
