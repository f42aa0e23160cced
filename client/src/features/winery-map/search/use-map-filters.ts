import { useReducer } from "react";
import { INITIAL_MAP_FILTERS, type MapFilters, mapFilterReducer } from "./map-filters.ts";

/** The draft that the panel edits and the applied filters that the map shows (spec §4). */
export function useMapFilters() {
  const [{ draft, applied }, send] = useReducer(mapFilterReducer, INITIAL_MAP_FILTERS);
  return {
    draft,
    applied,
    choose: (filters: MapFilters) => send({ type: "choose", filters }),
    search: () => send({ type: "search" }),
    clear: () => send({ type: "clear" }),
  };
}
