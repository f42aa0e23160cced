import { at, points } from "./path-tools.ts";

const HALF = points(
  "5,-16 14,-25 20,-21 29,-25 33,-18 43,-17 43,-9 50,-3 43,3 42,9 33,11 28,14 36,19 46,19 45,26 52,33 43,35 38,42 30,40 23,40 19,37 22,45 18,50 15,57 8,58",
);

/** Outline of a five-lobed vine leaf: stalk at 0,0, tip at 0,68, about 104 units wide. */
export const VINE_LEAF = `M0,-4 ${HALF.map(([x, y]) => at(x, y)).join(" ")} 0,68 ${HALF.toReversed()
  .map(([x, y]) => at(-x, y))
  .join(" ")}Z`;

/** The five main veins of `VINE_LEAF`, for a stroke. */
export const VINE_LEAF_VEINS = "M0,-4V58M0,-2L42,-5M0,-2L-42,-5M0,-2L43,30M0,-2L-43,30";
