import fc from "fast-check";
import { expect, test } from "vitest";
import { MinHeap } from "./min-heap.ts";

function drain(heap: MinHeap): { item: number; cost: number }[] {
  const popped = [];
  for (let next = heap.pop(); next; next = heap.pop()) popped.push(next);
  return popped;
}

test("items come out cheapest first, each as often as it was put in", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true })), (costs) => {
      const heap = new MinHeap();
      for (const [item, cost] of costs.entries()) heap.push(item, cost);
      const popped = drain(heap);
      expect(popped.map(({ cost }) => cost)).toEqual([...costs].sort((a, b) => a - b));
      expect(popped.map(({ item }) => item).sort((a, b) => a - b)).toEqual([...costs.keys()]);
      for (const { item, cost } of popped) expect(cost).toBe(costs[item]);
    }),
  );
});

test("items may be put in between takings", () => {
  const heap = new MinHeap();
  heap.push(1, 5);
  heap.push(2, 3);
  expect(heap.pop()).toEqual({ item: 2, cost: 3 });
  heap.push(3, 4);
  heap.push(4, 9);
  expect(drain(heap).map(({ item }) => item)).toEqual([3, 1, 4]);
});

test("an empty heap has nothing to give", () => {
  expect(new MinHeap().pop()).toBeUndefined();
  expect(new MinHeap().size).toBe(0);
});
