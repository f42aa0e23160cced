import { lazyMap } from "./lazy-map.tsx";
import { StatePlaceholder } from "./placeholder/state-placeholder.tsx";

/** So many dots are drawn large. */
const FEW = 10;

/** The map on a region's page: its outline and its wineries. */
export const RegionMap = lazyMap(
  () => import("./leaflet/leaflet-region-map.tsx").then((module) => module.LeafletRegionMap),
  ({ name, wineries }) => ({
    label: `Map of ${name}`,
    placeholder: <StatePlaceholder wineries={wineries} isFew={wineries.length <= FEW} />,
  }),
);
