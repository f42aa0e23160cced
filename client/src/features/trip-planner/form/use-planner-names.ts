import { useEffect, useState } from "react";
import { loadPart } from "#client/lib/parts/load-part.ts";

interface PlannerNames {
  readonly regions: readonly string[];
  readonly varietals: readonly string[];
}

const NONE: PlannerNames = { regions: [], varietals: [] };

/** Regions and varietals to choose from, as soon as they have arrived; the form works without. */
export function usePlannerNames(): PlannerNames {
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    let isMounted = true;
    loadPart(() => import("./planner-names.ts")).then(
      ({ REGION_NAMES, VARIETAL_NAMES }) => {
        if (isMounted) setNames({ regions: REGION_NAMES, varietals: VARIETAL_NAMES });
      },
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return names;
}
