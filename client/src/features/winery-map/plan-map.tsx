import type { QueryClient } from "@tanstack/react-query";
import type { MappedPlan } from "#client/entities/trip/mapped-plan.ts";
import { geoQueries } from "./basemap/geo-queries.ts";
import { LazyMap, type MapStart, mapChunk } from "./lazy-map.tsx";
import { PlanPlaceholder } from "./placeholder/plan-placeholder.tsx";

const loadMap = () =>
  import("./leaflet/leaflet-plan-map.tsx").then((module) => module.LeafletPlanMap);
const LeafletPlanMap = mapChunk(loadMap);

/** A plan's map as it is printed: rendered with the page, whether or not the map itself was. */
export function PlanOnPaper({ days }: Pick<MappedPlan, "days">) {
  return <PlanPlaceholder days={days} isEager />;
}

/** Fetches everything that the map of a plan is rendered from, before it is on the screen. */
export async function preparePlanMap(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    loadMap(),
    queryClient.prefetchQuery(geoQueries.basemap()),
    queryClient.prefetchQuery(geoQueries.roads()),
    queryClient.prefetchQuery(geoQueries.towns()),
  ]);
}

interface PlanMapProps extends MappedPlan {
  /** Leaflet tile URL template; null for the drawn basemap alone. */
  readonly tileUrl: string | null;
  /** Classes that give the map its height. */
  readonly className?: string;
  /** What it is called; of several on a page each needs a name of its own. */
  readonly label?: string;
  /** When it begins; by default as soon as it is near the window. */
  readonly start?: MapStart;
}

/** The map of a plan: its stops by number, and the order in which they are visited. */
export function PlanMap({ className, label = "Map of the plan", start, ...map }: PlanMapProps) {
  return (
    <LazyMap
      label={label}
      className={className}
      start={start ?? "seen"}
      placeholder={<PlanPlaceholder days={map.days} isEager={start === "in-use"} />}
    >
      <LeafletPlanMap {...map} />
    </LazyMap>
  );
}
