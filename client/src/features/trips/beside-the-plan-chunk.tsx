import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";

/** The sections below the plan, in a chunk of their own; stands in a `Deferred`. */
export const BesideThePlan = lazyChunk(
  () => import("./beside-the-plan.tsx").then((m) => m.BesideThePlan),
  { failure: "Calendar, marks and links could not be loaded." },
);
