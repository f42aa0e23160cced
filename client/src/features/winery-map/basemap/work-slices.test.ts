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
    slices.add({}, function* job() {
      tire();
      yield;
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
  const noting = (name: string) =>
    function* job() {
      yield;
      done.push(name);
    };
  slices.add(tile, noting("old"));
  slices.add(other, noting("removed"));
  slices.add(tile, noting("new"));
  slices.remove(other);
  slices.add(last, noting("last"));
  while (!done.includes("last")) await nextSlice();
  expect(done).toEqual(["new", "last"]);
});

test("a job of many steps leaves room for others between them; given up, it ends where it is", async () => {
  const done: string[] = [];
  const slices = new WorkSlices();
  const tile = {};
  const painting = (name: string) =>
    function* steps() {
      try {
        for (let step = 1; step <= 3; step++) {
          tire();
          done.push(`${name}${step}`);
          yield;
        }
      } finally {
        done.push(`${name} put away`);
      }
    };
  slices.add(tile, painting("old"));
  while (!done.includes("old1")) await nextSlice();
  slices.add(tile, painting("new"));
  while (!done.includes("new1")) await nextSlice();
  done.push("page");
  while (!done.includes("new put away")) await nextSlice();
  expect(done.filter((step) => step.startsWith("old"))).toEqual(["old1", "old put away"]);
  expect(done.indexOf("page")).toBeLessThan(done.indexOf("new3"));
});

function* counting(): Generator<void, string> {
  for (let step = 0; step < 3; step++) yield tire();
  return "counted";
}

test("a long calculation comes to the same in slices and at once", async () => {
  expect(await inSlices(counting())).toBe("counted");
  expect(atOnce(counting())).toBe("counted");
});
