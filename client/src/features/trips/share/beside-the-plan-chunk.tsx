import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";

/** What stands below the plan of a trip, in a part of its own: the plan is read first. */
export const BesideThePlan = lazyChunk(
  () => import("../beside-the-plan.tsx").then((m) => m.BesideThePlan),
  { failure: "Calendar, marks and links could not be loaded.", waiting: null },
);

/** Has the part at hand before the section that shows it wakes. */
export const besideThePlanPreloaded = {
  queryKey: ["part", "beside the plan"],
  queryFn: async () => {
    await BesideThePlan.prepare();
    return true;
  },
};
