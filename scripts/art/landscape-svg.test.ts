import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { compactPath } from "./compact-path.ts";
import { landscapeSvg, type Mood } from "./landscape-svg.ts";

const MOODS: readonly Mood[] = ["gold", "dusk"];

test.each(MOODS)(
  "the picture of the landscape in the %s mood is what its shapes draw",
  async (mood) => {
    const kept = await readFile(`client/src/art/landscape/${mood}.svg`, "utf8");
    expect(kept === landscapeSvg(mood), "tsx scripts/art/render-landscape.ts draws it anew").toBe(
      true,
    );
  },
);

test("a compacted path keeps its points, to a unit, without drift", () => {
  expect(compactPath("M0.4,0.4L10.4,10.4 20.8,-0.2Z")).toBe("M0 0l10 10l11-10z");
  expect(compactPath("M5 5C5 6 7 8 9 9L12 9ZM20 20L21 21Z")).toBe(
    "M5 5c0 1 2 3 4 4l3 0zm15 15l1 1z",
  );
});

test("a path with other commands is left as it is", () => {
  expect(compactPath("M1236 196q7-7 13-1")).toBe("M1236 196q7-7 13-1");
});
