import type { MappedPlan } from "#client/entities/trip/mapped-plan.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import type { WorldPoint } from "#shared/domain/places/web-mercator.ts";

/** One stop, or several so close that one mark would cover the other: "2 · 3". */
export interface StopMark extends WorldPoint {
  readonly at: Position;
  readonly numbers: number[];
  readonly names: string[];
}

/** A plan's stops by their numbers; those nearer than `apart` pixels share a mark. */
export function stopMarks(
  days: MappedPlan["days"],
  pixelOf: (at: Position) => WorldPoint,
  apart: number,
): StopMark[] {
  const marks: StopMark[] = [];
  for (const { number, winery } of days.flatMap(({ stops }) => stops)) {
    const at = positionOf(winery);
    if (!at) continue;
    const { x, y } = pixelOf(at);
    const under = marks.find((mark) => Math.hypot(mark.x - x, mark.y - y) < apart);
    if (under) {
      under.numbers.push(number);
      under.names.push(winery.name);
    } else marks.push({ at, x, y, numbers: [number], names: [winery.name] });
  }
  return marks;
}
