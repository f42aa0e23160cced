import { expect, it } from "vitest";
import { type HasHours, inSeasonOn } from "../../winery/dated-hours.ts";
import { parseOsmHours } from "../../winery/osm-hours.ts";
import { hoursData } from "./hours-data.ts";

function place(text: string, today: string): HasHours {
  const reading = parseOsmHours(text);
  if (!reading.ok) throw new Error(reading.reason);
  const { week, dated } = reading;
  return inSeasonOn({ openingHours: week, datedHours: dated }, today);
}

/** Each specification in a line: "Saturday 11:00-17:00 from 2026-09-01 to 2027-04-30". */
function lines(text: string, today: string) {
  const data = JSON.parse(JSON.stringify(hoursData(place(text, today), today)));
  const told = (list: readonly Record<string, string>[] = []) =>
    list.map(({ dayOfWeek, opens, closes, validFrom, validThrough }) =>
      [
        dayOfWeek?.replace("https://schema.org/", ""),
        `${opens}-${closes}`,
        validFrom && `from ${validFrom}`,
        validThrough && `to ${validThrough}`,
      ]
        .filter(Boolean)
        .join(" "),
    );
  return {
    usual: told(data.openingHoursSpecification),
    special: told(data.specialOpeningHoursSpecification),
  };
}

it.each([
  ["2026-11-22", "2026-09-01 to 2027-04-30", "2027-05-01 to 2027-08-31"],
  ["2027-02-01", "2026-09-01 to 2027-04-30", "2027-05-01 to 2027-08-31"],
  ["2027-06-01", "2027-09-01 to 2028-04-30", "2027-05-01 to 2027-08-31"],
])("tells on %s each season with its days", (today, winter, summer) => {
  const { usual, special } = lines("May-Aug Fr 11:00-17:00; Sep-Apr Sa 12:00-16:00", today);
  expect([...usual].sort()).toEqual([
    `Friday 11:00-17:00 from ${summer}`,
    `Saturday 12:00-16:00 from ${winter}`,
  ]);
  expect(special).toEqual([]);
});

it("tells holidays and single dates of the coming year that change the day's hours", () => {
  const text = "Th 11:00-17:00; PH off; Dec 24 12:00-14:00";
  expect(lines(text, "2026-11-22")).toEqual({
    usual: ["Thursday 11:00-17:00"],
    special: [
      "00:00-00:00 from 2026-11-26 to 2026-11-26",
      "12:00-14:00 from 2026-12-24 to 2026-12-24",
      "00:00-00:00 from 2027-11-11 to 2027-11-11",
    ],
  });
});

it("tells no open door of a date by appointment", () => {
  expect(lines('Th 11:00-17:00; Dec 24 "by appointment"', "2026-11-22").special).toEqual([
    "00:00-00:00 from 2026-12-24 to 2026-12-24",
  ]);
});

it("tells the season of one year with its days, and the week before and after it", () => {
  const summer = "Sa 12:00-16:00; 2027 Jun 1-Aug 31 Fr 11:00-19:00";
  expect(lines(`${summer}; 2027 Jan 4-10 off`, "2026-11-22")).toEqual({
    usual: [
      "Saturday 12:00-16:00 to 2027-05-31",
      "Friday 11:00-19:00 from 2027-06-01 to 2027-08-31",
      "Saturday 12:00-16:00 from 2027-06-01 to 2027-08-31",
      "Saturday 12:00-16:00 from 2027-09-01",
    ],
    special: ["00:00-00:00 from 2027-01-09 to 2027-01-09"],
  });
  expect(lines(summer, "2027-09-01").usual).toEqual(["Saturday 12:00-16:00"]);
});

it("tells a season to the end of February by a date of its year", () => {
  const { usual } = lines("Jan-Feb Sa 11:00-17:00; Mar-Dec off", "2027-01-05");
  expect(usual).toEqual(["Saturday 11:00-17:00 from 2027-01-01 to 2027-02-28"]);
});

it("tells nothing of unknown hours", () => {
  expect(hoursData({ openingHours: null, datedHours: null }, "2026-11-22")).toEqual({});
});
