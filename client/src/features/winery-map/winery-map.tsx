import { lazyMap } from "./lazy-map.tsx";
import { StatePlaceholder } from "./placeholder/state-placeholder.tsx";

/** The map of wineries: on a phone a placeholder until it is asked for, elsewhere until it is looked at. */
export const WineryMap = lazyMap(
  () => import("./leaflet/leaflet-winery-map.tsx").then((module) => module.LeafletWineryMap),
  ({ label, wineries }) => ({
    label,
    placeholder: <StatePlaceholder wineries={wineries} isUnderTools />,
    start: "asked-on-phones",
  }),
);
