import { describe, expect, it } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { everyDay, type WeeklyHours } from "#shared/domain/winery/opening-hours.ts";
import { isClosedOnTrip, narrowingNotes, staysIn } from "./picker-list.ts";

const NO_NARROWING = { onlyOpen: false, setting: null };

/** Friday and Saturday. */
const TRIP = { startDate: "2026-10-02", days: 2 };

const OPEN_DAILY: WeeklyHours = everyDay(() => [{ opens: 660, closes: 1020 }]);
const CLOSED_ON_TRIP: WeeklyHours = { ...OPEN_DAILY, friday: [], saturday: [] };
const ONLY_FRIDAY_CLOSED = { ...OPEN_DAILY, friday: [] };
const BY_APPOINTMENT: WeeklyHours = { ...CLOSED_ON_TRIP, saturday: null };

const winery = (given: {
  openingHours?: WeeklyHours | null;
  setting?: string[];
  unknownFacts?: "setting"[];
}) => aWinery({ openingHours: null, datedHours: null, setting: [], unknownFacts: [], ...given });

describe("only those open on the trip's days", () => {
  it.each([
    ["closed on every day", CLOSED_ON_TRIP, true],
    ["closed on one of two days", ONLY_FRIDAY_CLOSED, false],
    ["by appointment on one, else closed", BY_APPOINTMENT, false],
    ["of unknown hours", null, false],
  ])("a winery %s is closed: %s", (_, openingHours, isClosed) => {
    expect(isClosedOnTrip(winery({ openingHours }), TRIP)).toBe(isClosed);
    expect(staysIn(winery({ openingHours }), { ...NO_NARROWING, onlyOpen: true }, TRIP)).toBe(
      !isClosed,
    );
    expect(staysIn(winery({ openingHours }), NO_NARROWING, TRIP)).toBe(true);
  });

  it("leaves all in while the trip has no first day", () => {
    expect(isClosedOnTrip(winery({ openingHours: CLOSED_ON_TRIP }), { days: 2 })).toBe(false);
  });

  it("says how many are closed and how many have unknown hours", () => {
    const wineries = [
      winery({ openingHours: CLOSED_ON_TRIP }),
      winery({ openingHours: ONLY_FRIDAY_CLOSED }),
      winery({}),
      winery({}),
    ];
    const narrowing = { ...NO_NARROWING, onlyOpen: true };
    expect(narrowingNotes(wineries, narrowing, TRIP)).toEqual([
      "1 known to be closed on all your days.",
      "Hours are unknown for 2 wineries; call to ask.",
    ]);
    expect(
      narrowingNotes([winery({ openingHours: OPEN_DAILY })], narrowing, { ...TRIP, days: 1 }),
    ).toEqual(["None known to be closed on your day."]);
    expect(narrowingNotes(wineries, NO_NARROWING, TRIP)).toEqual([]);
  });
});

describe("a setting", () => {
  const lake = winery({ setting: ["lake view"] });
  const unverified = winery({ setting: ["lake view"], unknownFacts: ["setting"] });

  it("keeps wineries known to offer it", () => {
    const view = { ...NO_NARROWING, setting: "view" } as const;
    expect(staysIn(lake, view, TRIP)).toBe(true);
    expect(staysIn(lake, { ...view, setting: "dogs" }, TRIP)).toBe(false);
    expect(staysIn(unverified, view, TRIP)).toBe(false);
  });

  it("says how many are known", () => {
    const view = { ...NO_NARROWING, setting: "view" } as const;
    expect(narrowingNotes([lake, unverified], view, TRIP)).toEqual([
      "The setting is known for 1 of 2.",
    ]);
    expect(narrowingNotes([lake], view, TRIP)).toEqual([]);
  });
});
