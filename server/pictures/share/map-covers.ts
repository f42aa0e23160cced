import { SHARE_PICTURE } from "#shared/domain/site/metadata/share-picture.ts";
import type { Point } from "../map-frame.ts";
import type { Box } from "../town-labels.ts";

const { height: HEIGHT } = SHARE_PICTURE;

/** The emblem stands across the map's left edge. */
const EMBLEM: Box = { left: -48, right: 48, top: HEIGHT - 144, bottom: HEIGHT - 48 };

/** What emblem and marker cover of a map, in its pixels; `at` is the marker's foot, where there is one. */
export function coveredBy(hasEmblem: boolean, at: Point | null): Box[] {
  const emblem = hasEmblem ? [EMBLEM] : [];
  return at
    ? [...emblem, { left: at.x - 26, right: at.x + 26, top: at.y - 70, bottom: at.y }]
    : emblem;
}
