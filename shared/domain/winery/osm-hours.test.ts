import { describe, expect, it } from "vitest";
import { formatWeek, WEEKDAYS } from "./opening-hours.ts";
import { parseOsmHours } from "./osm-hours.ts";

/** The week as seven texts, Monday first, or the reason why it cannot be read. */
function read(text: string): readonly string[] | string {
  const reading = parseOsmHours(text);
  if (!reading.ok) return reading.reason;
  if (reading.week === null) return "no week";
  const week = formatWeek(reading.week);
  return WEEKDAYS.map((day) => week[day]);
}

const every = (text: string) => WEEKDAYS.map(() => text);
const C = "Closed";

describe("parseOsmHours", () => {
  it.each([
    ["11:00-17:00", every("11 AM – 5 PM")],
    ["Mo-Su 10:00-18:00", every("10 AM – 6 PM")],
    ["Sa-Su 12:00-17:00", [C, C, C, C, C, "Noon – 5 PM", "Noon – 5 PM"]],
    ["Sa,Su 12:00-17:00", [C, C, C, C, C, "Noon – 5 PM", "Noon – 5 PM"]],
    [
      "We-Th,Su 14:00-19:00; Fr-Sa 14:00-21:00",
      [C, C, "2 PM – 7 PM", "2 PM – 7 PM", "2 PM – 9 PM", "2 PM – 9 PM", "2 PM – 7 PM"],
    ],
    [
      "Th-Fr 17:00-21:00, Sa 14:00-21:00, Su 13:00-18:00",
      [C, C, C, "5 PM – 9 PM", "5 PM – 9 PM", "2 PM – 9 PM", "1 PM – 6 PM"],
    ],
    [
      "Th,Fr 16:00-21:00; Sa 15:00-21:00",
      [C, C, C, "4 PM – 9 PM", "4 PM – 9 PM", "3 PM – 9 PM", C],
    ],
    [
      "Su-We 11:00-19:00; Sa 11:00-18:00; Th-Fr 11:00-20:00",
      [
        "11 AM – 7 PM",
        "11 AM – 7 PM",
        "11 AM – 7 PM",
        "11 AM – 8 PM",
        "11 AM – 8 PM",
        "11 AM – 6 PM",
        "11 AM – 7 PM",
      ],
    ],
    ["We-Su 15:30+", [C, C, ...Array<string>(5).fill("From 3:30 PM")]],
    ["Sa 11-17", [C, C, C, C, C, "11 AM – 5 PM", C]],
    ["Sa 12:00-23:45", [C, C, C, C, C, "Noon – 11:45 PM", C]],
    ["Mo 9:00-24:00", ["9 AM – Midnight", C, C, C, C, C, C]],
    ["Fr 10:00-12:00,13:00-17:00", [C, C, C, C, "10 AM – Noon, 1 PM – 5 PM", C, C]],
  ])("reads %s", (text, week) => {
    expect(read(text)).toEqual(week);
  });

  it("wraps a range around the end of the week", () => {
    const open = "Noon – 7 PM";
    expect(read("Th-Mo 12:00-19:00")).toEqual([open, C, C, open, open, open, open]);
  });

  it("lets a later rule replace an earlier one, and a comma add to it", () => {
    expect(read("Mo-Su 11:00-17:00; Tu closed")).toEqual([
      "11 AM – 5 PM",
      C,
      ...Array<string>(5).fill("11 AM – 5 PM"),
    ]);
    expect(read("Mo 09:00-11:00, Mo 13:00-15:00")).toEqual([
      "9 AM – 11 AM, 1 PM – 3 PM",
      ...Array<string>(6).fill(C),
    ]);
    expect(read("Mo 09:00-11:00; Mo 13:00-15:00")).toEqual([
      "1 PM – 3 PM",
      ...Array<string>(6).fill(C),
    ]);
  });

  it.each(["closed", '"closed"', "off"])("reads %s as closed on every day", (text) => {
    expect(parseOsmHours(text)).toMatchObject({ ok: true });
    expect(read(text)).toEqual(every("Closed"));
  });

  it.each(['closed || "by appointment only"', '"by appointment"'])(
    "reads %s as by appointment only",
    (text) => {
      expect(parseOsmHours(text)).toMatchObject({ ok: true });
      expect(read(text)).toEqual(every("By appointment only"));
    },
  );

  it.each([
    ["", "expected weekdays and times"],
    ["Mo-Fr", 'cannot read the times "Mo-Fr"'],
    ["Mo-Fr 09:00-17:00 || closed", "expected weekdays and times"],
    ["Easter 10:00-17:00", "expected weekdays and times"],
    ["SH off", "expected weekdays and times"],
    ["mo 10:00-17:00", "expected weekdays and times"],
    ["Mo 10:00", 'cannot read the times "10:00"'],
    ["Mo sunrise-sunset", 'cannot read the times "sunrise-sunset"'],
    ["Mo 25:00-26:00", '"25:00" is no time of day'],
    ["Mo 10:75-12:00", '"10:75" is no time of day'],
    ["Fr 18:00-02:00", '"18:00-02:00" closes before it opens; hours past midnight are not read'],
    ["Fr 12:00-12:00", '"12:00-12:00" closes before it opens; hours past midnight are not read'],
    ["Fr 10:00-13:00,12:00-17:00", "the day's times overlap"],
    ["Fr 10:00+,12:00-17:00", "the day's times overlap"],
    ["Mo 10:00-12:00; ", "expected weekdays and times"],
    ["open when the gate is", "expected weekdays and times"],
  ])("refuses %j: %s", (text, reason) => {
    expect(read(text)).toBe(reason);
  });

  it("names the rule it cannot read", () => {
    expect(parseOsmHours("Mo 10:00-12:00; Jan 12-14")).toMatchObject({
      ok: false,
      rule: "Jan 12-14",
    });
  });
});
