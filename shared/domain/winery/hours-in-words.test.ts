import { expect, test } from "vitest";
import { exceptionsInWords, openNow, weekInShort } from "./hours-in-words.ts";
import { everyDay } from "./opening-hours.ts";
import { parseOsmHours } from "./osm-hours.ts";

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

test.each([
  ["PH off", "Closed on federal holidays"],
  ["PH Mo off", "Closed on federal holidays (Monday only)"],
  ["PH Sa,Su 12:00-15:00", "Federal holidays: Sat–Sun Noon – 3 PM"],
  ["Dec 24-31 Mo,Fr off", "Closed December 24 to 31 (Monday and Friday only)"],
])("%s closes no other day than it names", (rule, text) => {
  const reading = parseOsmHours(`Mo-Su 10:00-17:00; ${rule}`);
  expect(reading.ok && exceptionsInWords(reading.dated)).toEqual([text]);
});

test.each([
  ["2026-11-25", 12, "Open now until 5 PM", true],
  ["2026-11-25", 18, "Opens tomorrow at 10 AM. Holiday: call first (Thanksgiving Day)", false],
  ["2026-11-26", 12, "Holiday: call first (Thanksgiving Day)", false],
  ["2026-11-26", 18, "Opens tomorrow at 10 AM", false],
])("on %s at %i h it is said: %s", (date, hour, text, isOpen) => {
  const openingHours = everyDay(() => [{ opens: 600, closes: 1020 }]);
  expect(openNow({ openingHours, datedHours: null }, date, hour * 60)).toEqual({ text, isOpen });
});
