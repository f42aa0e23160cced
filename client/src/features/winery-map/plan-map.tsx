import type { QueryClient } from "@tanstack/react-query";
import type { MappedPlan } from "#client/entities/trip/mapped-plan.ts";
import { geoQueries } from "./basemap/geo-queries.ts";
import { lazyMap, type MapStart } from "./lazy-map.tsx";
import { PlanPlaceholder } from "./placeholder/plan-placeholder.tsx";

const loadMap = () =>
  import("./leaflet/leaflet-plan-map.tsx").then((module) => module.LeafletPlanMap);

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
  /** What it is called; of several on a page each needs a name of its own. */
  readonly label?: string;
  /** When it begins; by default as soon as it is near the window. */
  readonly start?: MapStart;
}

/** The map of a plan: its stops by number, and the order in which they are visited. */
export const PlanMap = lazyMap<PlanMapProps>(
  loadMap,
  ({ days, label = "Map of the plan", start = "seen" }) => ({
    label,
    start,
    placeholder: <PlanPlaceholder days={days} isEager={start === "in-use"} />,
  }),
);

/** The map beside a trip's plan, or as it is printed: then rendered with the page, whether or not the map was. */
export const tripMap = (start: MapStart) => (plan: MappedPlan, on?: "paper") =>
  on === "paper" ? (
    <PlanPlaceholder days={plan.days} isEager />
  ) : (
    <PlanMap {...plan} className="h-80 lg:h-[70vh]" start={start} />
  );
