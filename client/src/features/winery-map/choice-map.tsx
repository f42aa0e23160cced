import { lazyMap } from "./lazy-map.tsx";

/** A map to choose wineries from; its code comes when it is shown first. */
export const ChoiceMap = lazyMap(
  () => import("./leaflet/leaflet-choice-map.tsx").then((module) => module.LeafletChoiceMap),
  ({ base }) => ({ label: `Map of the wineries around ${base}` }),
);
