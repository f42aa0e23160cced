import { expect, test } from "vitest";
import { atOnce, inSlices, nextSlice, WorkSlices } from "./work-slices.ts";

/** Keeps the processor busy for longer than a slice. */
function tire(): void {
  const end = performance.now() + 8;
  while (performance.now() < end);
}

test("long jobs leave room for others between them, and keep their order", async () => {
  const done: string[] = [];
  const slices = new WorkSlices();
  for (const name of ["a", "b", "c"]) {
    slices.add({}, () => {
      tire();
      done.push(name);
    });
  }
  expect(done).toEqual([]);
  await nextSlice();
  done.push("page");
  while (done.length < 4) await nextSlice();
  expect(done.filter((name) => name !== "page")).toEqual(["a", "b", "c"]);
  expect(done.indexOf("page")).toBeLessThan(2);
});

test("a job in place of one that waits for the same is done instead; one removed is not done", async () => {
  const done: string[] = [];
  const slices = new WorkSlices();
  const [tile, other, last] = [{}, {}, {}];
  slices.add(tile, () => done.push("old"));
  slices.add(other, () => done.push("removed"));
  slices.add(tile, () => done.push("new"));
  slices.remove(other);
  slices.add(last, () => done.push("last"));
  while (!done.includes("last")) await nextSlice();
  expect(done).toEqual(["new", "last"]);
});

function* counting(): Generator<void, string> {
  for (let step = 0; step < 3; step++) yield tire();
  return "counted";
}

test("a long calculation comes to the same in slices and at once", async () => {
  expect(await inSlices(counting())).toBe("counted");
  expect(atOnce(counting())).toBe("counted");
});
