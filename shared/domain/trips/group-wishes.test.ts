import fc from "fast-check";
import { expect, test } from "vitest";
import { combineWishes, type Marks, outcomeFor } from "./group-wishes.ts";

const WINERY = 7;
const group = (...wishes: readonly ("must" | "like" | "skip")[]): Marks[] =>
  wishes.map((wish) => ({ [WINERY]: wish }));

const together = (...wishes: readonly ("must" | "like" | "skip")[]) =>
  combineWishes([WINERY], undefined, group(...wishes))[WINERY];

test.for([
  [["must"], "must"],
  [["like"], "like"],
  [["skip"], "skip"],
  [["must", "like", "like"], "must"],
  [["must", "skip"], "must"],
  [["like", "skip"], "like"],
  [["must", "like", "skip"], "must"],
  [["must", "like", "skip", "skip"], "like"],
  [["must", "skip", "skip"], "skip"],
  [["like", "skip", "skip"], "skip"],
] as const)("guests who say %j come to %s", ([wishes, expected]) => {
  expect(together(...wishes)).toBe(expected);
});

test("what the editor of the trip says stands against every guest", () => {
  for (const own of ["must", "like", "skip"] as const) {
    expect(combineWishes([WINERY], { [WINERY]: own }, group("skip", "must", "must"))).toEqual({
      [WINERY]: own,
    });
  }
});

test("a winery nobody marked has no wish, and one that left the trip has none any more", () => {
  const combined = combineWishes([1, 2], { 3: "must" }, [{ 1: "like", 4: "must" }]);
  expect(combined).toStrictEqual({ 1: "like" });
});

const marks = fc.dictionary(
  fc.constantFrom("1", "2", "3"),
  fc.constantFrom("must" as const, "like" as const, "skip" as const),
);

test("neither the order of the guests nor guests without a mark change anything", () => {
  fc.assert(
    fc.property(fc.array(marks, { maxLength: 6 }), (guests) => {
      const combined = combineWishes([1, 2, 3], undefined, guests);
      expect(combineWishes([1, 2, 3], undefined, [...guests].reverse())).toEqual(combined);
      expect(combineWishes([1, 2, 3], undefined, [{}, ...guests])).toEqual(combined);
    }),
  );
});

test("no more guests than half are made to skip what they want", () => {
  fc.assert(
    fc.property(fc.array(marks, { maxLength: 8 }), (guests) => {
      for (const [id, wish] of Object.entries(combineWishes([1, 2, 3], undefined, guests))) {
        const wanting = guests.filter((guest) => guest[id] === "must" || guest[id] === "like");
        const marked = guests.filter((guest) => guest[id] !== undefined);
        if (wish === "skip") expect(wanting.length * 2).toBeLessThan(marked.length);
      }
    }),
  );
});

test("each guest is told how many of their marks the plan meets", () => {
  const guest: Marks = { 1: "must", 2: "must", 3: "like", 4: "skip", 5: "skip", 9: "must" };
  expect(outcomeFor(guest, [1, 2, 3, 4, 5], new Set([1, 3, 4]))).toEqual({
    musts: { met: 1, of: 2 },
    likes: { met: 1, of: 1 },
    skipsPlanned: 1,
  });
});
