import { describe, expect, it } from "vitest";
import { parseOsmHours } from "./osm-hours.ts";

describe("hours with dates", () => {
  it.each([
    ["Apr-Oct Th-Mo 11:00-17:00; Nov-Mar Sa 12:00-16:00", ["04-01/10-31", "11-01/03-31"]],
    ["Th-Mo 11:00-17:00; PH off; Dec 24-26 off", ["01-01/12-31", "holidays", "12-24/12-26"]],
    ["Sa 11:00-17:00; PH 12:00-15:00", ["01-01/12-31", "holidays"]],
    ["Sa 11:00-17:00; Jan 1,Dec 25 off", ["01-01/12-31", "01-01/01-01", "12-25/12-25"]],
    ["Sa 11:00-17:00; Nov 15-Feb 12:00-16:00", null],
    ["Sa 11:00-17:00; Dec 28-Jan 3 off", ["01-01/12-31", "12-28/01-03"]],
    ["Apr-Oct: Sa 11:00-17:00; Nov-Mar off", ["04-01/10-31", "11-01/03-31"]],
    ["Feb Sa 11:00-17:00; Mar-Jan off", ["02-01/02-29", "03-01/01-31"]],
    ["2027 Jun 1 to Aug 31, Mo-Su 11-19", ["2027-06-01/2027-08-31"]],
    ["Sa 11-17; 2027 Nov 15-Feb 28 off", ["01-01/12-31", "2027-11-15/2028-02-28"]],
    [
      "Sa 11-17; 2027 Feb off; 2028 Feb off",
      ["01-01/12-31", "2027-02-01/2027-02-28", "2028-02-01/2028-02-29"],
    ],
    ["2026 Dec 24 off; Sa 11:00-17:00", null],
    ["2027 Jun 5 off", null],
    ["Sa 11-17; 2027 Feb off; Feb 10-20 off", null],
  ])("reads the dates of %j", (text, spans) => {
    const reading = parseOsmHours(text);
    const read = reading.ok
      ? (reading.dated ?? []).map(({ when }) =>
          when === "holidays" ? when : `${when.from}/${when.until}`,
        )
      : null;
    expect(read).toEqual(spans);
  });

  it("keeps no week where seasons make up the year, and no rules where a week does", () => {
    expect(parseOsmHours("Apr-Oct Sa 11:00-17:00; Nov-Mar off")).toMatchObject({ week: null });
    expect(parseOsmHours("Sa 11:00-17:00")).toMatchObject({ dated: null });
  });

  it.each([
    ["Feb 31 off", "February has no day 31: its last is 29"],
    ["Apr 0 off", "April has no day 0: its last is 30"],
    ["Dec 26-24 off", '"Dec 26-24" ends before it begins: did you mean "Dec 24-26"?'],
    ["Dec 26-Dec 24 off", '"Dec 26-Dec 24" ends before it begins: did you mean "Dec 24-26"?'],
    [
      "Apr-Oct 15 off",
      '"Apr-Oct 15" gives one end with its day and one without: give both or neither',
    ],
    ["Apr-15 off", '"Apr-15" has no first day: write "Apr 1-15"'],
    [
      "Dec 24 17:00-11:00",
      '"17:00-11:00" closes before it opens; hours past midnight are not read',
    ],
    ["Mo 10:00-12:00", 'it has no dates and would undo "Dec 25 off": write the week first'],
    [
      "Apr-Oct 10:00-12:00, Su 10:00-14:00",
      'dates do not go on past a comma: begin a new rule with ";" and its own dates',
    ],
    [
      "Dec 25 10:00-12:00",
      'overlaps "Dec 25 off" (December 25 and December 25): let one end before the other begins, or write the shorter one last',
    ],
    [
      "Dec off",
      'overlaps "Dec 25 off" (December 25 and December): let one end before the other begins, or write the shorter one last',
    ],
    ["2026 Feb 31 off", "February has no day 31: its last is 29"],
    [
      "2027 Jun 1-2026 Aug 31 off",
      '"2027 Jun 1-2026 Aug 31" ends before it begins: correct its years',
    ],
    [
      "Jun 1-2027 Aug 31 off",
      '"Jun 1-2027 Aug 31" begins in no year: write the year before "Jun" too',
    ],
    ["Dec 24,26 off", "expected weekdays and times"],
    // Holidays and Mondays; without the comma, Mondays that are holidays.
    ["PH, Mo off", "expected weekdays and times"],
    ["PH,Mo off", "expected weekdays and times"],
  ])("refuses %j behind a week with Christmas off: %s", (rule, reason) => {
    expect(parseOsmHours(`Sa 11:00-17:00; Dec 25 off; ${rule}`)).toMatchObject({
      ok: false,
      reason,
    });
  });

  it.each([
    [
      "Apr-Oct Sa 11:00-17:00; Oct-Mar Sa 12:00-16:00",
      'overlaps "Apr-Oct Sa 11:00-17:00" (April to October and October to March)',
    ],
    ["Apr-Sep Sa 11:00-17:00; Nov-Mar Sa 12:00-16:00", 'says nothing of October: add "Oct off"'],
    ["Apr 15-Oct Sa 11:00-17:00", "gives one end with its day"],
    [
      "Apr 15-Oct 31 Sa 11:00-17:00",
      'says nothing of November 1 to April 14: add "Nov 1-Apr 14 off"',
    ],
    ["PH off", "says nothing of the week: write it first"],
    ["PH off; Dec 25 off", "says nothing of the week: write it first"],
    [
      "Sa 11:00-17:00; PH off; Jan-Feb off",
      'a season after "PH off" would undo it: write the seasons first',
    ],
    ["Sa 11:00-17:00; PH off; PH 12:00-15:00", '"PH off" says it already'],
  ])("refuses %j: %s", (text, reason) => {
    const reading = parseOsmHours(text);
    expect(reading.ok ? "read" : reading.reason).toContain(reason);
  });

  it("lets a season lie within another, and one season have rules for different weekdays", () => {
    const within = "Apr-Oct Sa 11:00-17:00; Nov-Mar off; Jul Sa 11:00-20:00";
    const together = "May-Aug Fr 11:00-17:00; May-Aug Sa 11:00-18:00; Sep-Apr Sa 11:00-17:00";
    expect([within, together].map((text) => parseOsmHours(text).ok)).toEqual([true, true]);
  });
});
