/** What becomes of a winery's hours when it answers for a season, or for weeks. */
import { expect, it } from "vitest";
import { everyDay } from "#shared/domain/winery/opening-hours.ts";
import { parseOsmHours } from "#shared/domain/winery/osm-hours.ts";
import { hoursAnswered, hoursFaults } from "./answered-hours.ts";

const changed = (value: string) => ({ say: "changed" as const, value });
const standing = (hoursAsWritten: string | null) => ({
  hoursAsWritten,
  hours: everyDay(() => "By appointment only"),
  unknownFacts: [],
});
const SUMMER = "2027 Jun 1-2027 Aug 31";

it.for([
  ["Th-Mo 11-17", `${SUMMER} Mo-Su 11-19`, `Th-Mo 11-17; ${SUMMER} Mo-Su 11-19`],
  ['closed || "by appointment only"', `${SUMMER} Sa 11-19`, `"by appointment"; ${SUMMER} Sa 11-19`],
  ['"closed"', `${SUMMER} Sa 11-19`, `off; ${SUMMER} Sa 11-19`],
  [null, `${SUMMER} Sa 11-19`, `"by appointment"; ${SUMMER} Sa 11-19`],
  // The same season, said before.
  [
    "Th-Mo 11-17; 2027 Jun 15-2027 Aug 15 Sa 9-12",
    `${SUMMER} Sa 11-19`,
    `Th-Mo 11-17; ${SUMMER} Sa 11-19`,
  ],
  // Closed weeks of that season are said elsewhere.
  [
    "Th-Mo 11-17; 2027 Jul 4-10 off; 2027 Dec 24-26 off",
    `${SUMMER} Sa 11-19`,
    `Th-Mo 11-17; 2027 Dec 24-26 off; ${SUMMER} Sa 11-19; 2027 Jul 4-10 off`,
  ],
  // Hours for the whole year stand for all of it.
  ["Th-Mo 11-17; Dec 24-26 off", "We-Su 11-17", "We-Su 11-17"],
] as const)("%s, then %s", ([before, answer, after]) => {
  expect(hoursAnswered(standing(before), { hours: changed(answer) })).toBe(after);
  expect(parseOsmHours(after)).toMatchObject({ ok: true });
});

it("keeps the year where a season overlaps what was announced, so that it can be refused", () => {
  const text = hoursAnswered(standing("Th-Mo 11-17; 2027 May 15-2027 Jul 15 Sa 9-12"), {
    hours: changed(`${SUMMER} Sa 11-19`),
  });
  expect(text).toContain("Th-Mo 11-17; ");
  expect(parseOsmHours(text ?? "")).toMatchObject({ ok: false, reason: /^overlaps/ });
});

it.for([
  [
    "Th-Mo 11-17; Dec 24-26 off",
    "2027 Nov 1-2027 Dec 31 Mo-Su 11-17",
    [/^"Dec 24-26 off" would not/],
  ],
  ["Th-Mo 11-17; Dec 24-26 off", `${SUMMER} Mo-Su 11-17`, []],
  ["Th-Mo 11-17; Dec 24-26 off", "Mo-Su 11-17", []],
  ["Th-Mo 11-17; Dec 24-26 off", "2027 Nov 1-2027 Dec 31 Sa 11-17; 2027 Dec 24-26 off", []],
  ["Th-Mo 11-17; 2027 Dec 24-26 off", "2027 Nov 1-2027 Dec 31 Mo-Su 11-17", []],
] as const)(
  "of %s, %s opens no day unseen that is closed every year",
  ([before, answer, faults]) => {
    expect(hoursFaults(standing(before), { hours: changed(answer) })).toEqual(
      faults.map((fault) => expect.stringMatching(fault)),
    );
  },
);

it("says closed weeks once", () => {
  const before = standing("Th-Mo 11-17; 2027 Jan 4-17 off");
  expect(hoursAnswered(before, { closedWeeks: changed("2027 Jan 4-17") })).toBe(
    "Th-Mo 11-17; 2027 Jan 4-17 off",
  );
  expect(hoursAnswered(before, { closedWeeks: changed("2027 Jan 2-20") })).toBe(
    "Th-Mo 11-17; 2027 Jan 2-20 off",
  );
});
