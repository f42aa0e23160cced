import { expect, test } from "vitest";
import { changeInWords } from "./changes.ts";

test("hours of one year are reported until they are over", () => {
  const week = "Mo-Su 11:00-17:00";
  const written = `${week}; 2031 Jan 10-2031 Mar 31 Sa 12:00-16:00`;
  const change = {
    table: "wineries",
    row: "cellar",
    before: { hours_as_written: week },
    after: { hours_as_written: written },
  };
  const seasons = (today: string) =>
    changeInWords(change, today).filter((line) => line.includes("hours, "));
  expect(seasons("2030-12-01").join("\n")).toContain("January 10");
  expect(seasons("2031-03-31").join("\n")).toContain("March 31");
  expect(seasons("2031-04-01")).toEqual(["cellar: hours, Daily 11 AM – 5 PM"]);
});
