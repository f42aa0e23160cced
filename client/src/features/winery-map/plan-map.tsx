import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import type { PlanMapProps as LeafletPlanMapProps } from "./canvas/leaflet-plan-map.tsx";
import { LazyMap, MapFailure, MapWaiting } from "./lazy-map.tsx";

const LeafletPlanMap = lazyPart(
  () => import("./canvas/leaflet-plan-map.tsx").then((module) => module.LeafletPlanMap),
  { failure: MapFailure, waiting: <MapWaiting /> },
);

export interface PlanMapProps extends LeafletPlanMapProps {
  /** Classes that give the map its height. */
  readonly className?: string;
}

/** The map of a plan: its stops by number, and the order in which they are visited. */
export function PlanMap({ className = "h-96", ...map }: PlanMapProps) {
  return (
    <LazyMap label="Map of the plan" className={className}>
      <LeafletPlanMap {...map} />
    </LazyMap>
  );
}
