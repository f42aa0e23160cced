import { expect, test } from "vitest";
import { type DayBox, dropAt } from "./drag-area.tsx";

/** Saturday with stops 1 and 2, a free Sunday below it. */
const DAYS: readonly DayBox[] = [
  {
    day: 0,
    ...{ top: 100, bottom: 500, left: 20, width: 300 },
    stops: [
      { wineryId: 1, top: 200, bottom: 300 },
      { wineryId: 2, top: 350, bottom: 450 },
    ],
  },
  { day: 1, top: 550, bottom: 650, left: 20, width: 300, stops: [] },
];

test.each([
  ["above the first stop", 2, 210, { day: 0, at: 0 }, 200],
  ["below the middle of the first stop", 2, 260, { day: 0, at: 1 }, 300],
  ["below the last stop of its own day", 1, 440, { day: 0, at: 1 }, 450],
  ["on its own place", 1, 250, { day: 0, at: 0 }, 350],
  ["on a free day", 1, 600, { day: 1, at: 0 }, 650],
  ["between two days, nearer to the second", 1, 535, { day: 1, at: 0 }, 650],
  ["above everything", 2, -50, { day: 0, at: 0 }, 200],
])("dropped %s", (_where, wineryId, y, place, top) => {
  expect(dropAt(DAYS, wineryId, y)).toEqual({ place, line: { top, left: 20, width: 300 } });
});

test("without a day there is no place", () => {
  expect(dropAt([], 1, 200)).toBeNull();
});
