import { paths } from "#shared/domain/site/paths.ts";
import { LazyMap, mapChunk } from "./lazy-map.tsx";
import type { WineryMapProps as LeafletWineryMapProps } from "./leaflet/leaflet-winery-map.tsx";
import { StatePlaceholder } from "./placeholder/state-placeholder.tsx";

const LeafletWineryMap = mapChunk(() =>
  import("./leaflet/leaflet-winery-map.tsx").then((module) => module.LeafletWineryMap),
);

export interface WineryMapProps extends LeafletWineryMapProps {
  /** Id of the list that shows the same wineries, where the skip link leads. */
  readonly listId?: string;
  /** Classes that give the map its height. */
  readonly className?: string;
  /** The visitor has done something that the map answers, such as a search. */
  readonly isAsked?: boolean;
}

/** The map of wineries: on a phone a placeholder until it is asked for, elsewhere until it is looked at. */
export function WineryMap({ listId, className, isAsked, ...map }: WineryMapProps) {
  return (
    <LazyMap
      label={map.label}
      listId={listId}
      className={className}
      placeholder={<StatePlaceholder wineries={map.wineries} isUnderTools />}
      insteadHref={paths.wineries}
      start="asked-on-phones"
      isAsked={isAsked}
    >
      <LeafletWineryMap {...map} />
    </LazyMap>
  );
}
