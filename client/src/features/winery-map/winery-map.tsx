import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import type { WineryMapProps as LeafletWineryMapProps } from "./canvas/leaflet-winery-map.tsx";
import { LazyMap, MapFailure, MapWaiting } from "./lazy-map.tsx";

const LeafletWineryMap = lazyPart(
  () => import("./canvas/leaflet-winery-map.tsx").then((module) => module.LeafletWineryMap),
  { failure: MapFailure, waiting: <MapWaiting /> },
);

export interface WineryMapProps extends LeafletWineryMapProps {
  /** Id of the list that shows the same wineries, where the skip link leads. */
  readonly listId?: string;
  /** Classes that give the map its height. */
  readonly className?: string;
}

/** The map of wineries; its code comes in a chunk of its own when the map comes near the window. */
export function WineryMap({ listId, className, ...map }: WineryMapProps) {
  return (
    <LazyMap label={map.label} listId={listId} className={className}>
      <LeafletWineryMap {...map} />
    </LazyMap>
  );
}
