import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

/** What is taken, in its order, until nothing waits; each is done before the next. */
function allOf(turns: FairQueue<string>, lineOf: (item: string) => readonly string[]): string[] {
  const taken: string[] = [];
  for (let item = turns.next(); item !== undefined; item = turns.next()) {
    taken.push(item);
    turns.done(lineOf(item));
  }
  return taken;
}

/** "a2" waits in the line of "a". */
const byLetter = (item: string) => [item[0] ?? ""];

test("clients take turns, each with its own questions in their order", () => {
  const turns = new FairQueue<string>();
  for (const item of ["a1", "a2", "a3", "b1", "b2", "c1"]) turns.add(byLetter(item), item);
  expect(allOf(turns, byLetter)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  expect(turns.sizeOf()).toBe(0);
});

test("a network of many clients has one turn where another network has one", () => {
  const turns = new FairQueue<string>();
  for (let client = 0; client < 20; client++) {
    turns.add(["crowd", `${client}`], `crowd ${client}`);
  }
  turns.add(["home", "one"], "home one");
  expect(allOf(turns, (item) => item.split(" ")).indexOf("home one")).toBe(1);
});

test("who comes back has to wait until the others had a turn", () => {
  const turns = new FairQueue<string>();
  turns.add(["a"], "a1");
  turns.add(["b"], "b1");
  expect(turns.next()).toBe("a1");
  turns.done(["a"]);
  turns.add(["a"], "a2");
  expect(allOf(turns, byLetter)).toEqual(["b1", "a2"]);
});

test("who has nothing in hand comes before who has", () => {
  const turns = new FairQueue<string>();
  for (const item of ["a1", "a2", "a3", "a4"]) turns.add(byLetter(item), item);
  expect([turns.next(), turns.next()]).toEqual(["a1", "a2"]);
  turns.add(["b"], "b1");
  turns.done(["a"]);
  expect(turns.next()).toBe("b1");
  expect(turns.next()).toBe("a3");
  for (const line of ["a", "a", "b"]) turns.done([line]);
  expect(allOf(turns, byLetter)).toEqual(["a4"]);
});

test("where room is needed the newest of the longest line goes, and never one of a shorter line", () => {
  const turns = new FairQueue<string>();
  for (let item = 0; item < 5; item++) turns.add(["visitors", "loud"], `loud ${item}`);
  turns.add(["visitors", "quiet"], "quiet");
  for (let item = 0; item < 9; item++) turns.add(["site"], "site");
  expect(turns.dropFromLongest(["visitors"])).toBe("loud 4");
  for (let time = 0; time < 3; time++) turns.dropFromLongest(["visitors"]);
  expect(turns.sizeOf(["visitors", "quiet"])).toBe(1);
  expect(turns.sizeOf(["site"])).toBe(9);
  turns.add(["visitors", "last"], "last");
  expect(turns.dropFromLongest(["visitors"])).toBe("last");
  expect(turns.sizeOf()).toBe(11);
});
