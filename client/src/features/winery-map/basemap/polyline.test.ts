import { expect, test } from "vitest";
import { decodePolyline } from "./polyline.ts";

test("a polyline is read as longitude and latitude, each point from the one before", () => {
  expect(decodePolyline("uzg\\bw|jAJ|AtAbJ")).toEqual([
    [-124.4034, 47.9675],
    [-124.4081, 47.9669],
    [-124.4259, 47.9626],
  ]);
});
