import { expect, test } from "vitest";
import { weekInShort } from "./hours-in-words.ts";
import { everyDay } from "./opening-hours.ts";

test("days in a row with the same hours are named once", () => {
  const week = {
    ...everyDay(() => "11 AM – 5 PM"),
    tuesday: "Closed",
    wednesday: "Closed",
    friday: "Noon – 6 PM",
  };
  expect(weekInShort(week)).toEqual([
    "Mon 11 AM – 5 PM",
    "Tue–Wed Closed",
    "Thu 11 AM – 5 PM",
    "Fri Noon – 6 PM",
    "Sat–Sun 11 AM – 5 PM",
  ]);
});

test("a week of one kind is said in one phrase", () => {
  expect(weekInShort(everyDay(() => "10 AM – 4 PM"))).toEqual(["Daily 10 AM – 4 PM"]);
  expect(weekInShort(everyDay(() => "By appointment only"))).toEqual(["By appointment only"]);
});
