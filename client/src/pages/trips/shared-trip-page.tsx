import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { prepareTripVisit } from "#client/features/trips/preloaded-trip.ts";
import { SharedTrip } from "#client/features/trips/shared-trip.tsx";
import { preparePlanMap, tripMap } from "#client/features/winery-map/plan-map.tsx";
import { useRouteParam } from "#client/lib/page/route-match.ts";

/** Preloads the trip if this visitor may see more than the server rendered. */
export const prepareVisit = prepareTripVisit;

export function SharedTripPage() {
  const token = useRouteParam();
  const queryClient = useQueryClient();
  const [prepareOffline] = useState(() => () => preparePlanMap(queryClient));
  return (
    <SharedTrip
      key={token}
      token={token}
      prepareOffline={prepareOffline}
      renderMap={tripMap("in-use")}
    />
  );
}
