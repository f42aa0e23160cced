/** A plan on screen as tests show it, worked out by the real solver. */
import { screen, within } from "@testing-library/react";
import { Itinerary, type ItineraryProps } from "#client/features/itinerary/itinerary.tsx";
import type { PlanDrives } from "#client/features/itinerary/plan/plan-facts.ts";
import type { Winery } from "#shared/api/wineries.ts";
import type { PlanRequest } from "#shared/domain/schedule/plan-request.ts";
import { type DayHours, everyDay, type Weekday } from "#shared/domain/winery/opening-hours.ts";
import { aWinery, evenDrives } from "./fixtures.ts";
import { renderPage } from "./render.tsx";

const DAILY: DayHours = [{ opens: 600, closes: 1080 }];
const hours = (closed: readonly Weekday[] = []) =>
  everyDay((weekday) => (closed.includes(weekday) ? [] : DAILY));

export const AMAVI = aWinery({
  id: 1,
  name: "Amavi",
  openingHours: hours(),
  phone: "+15095551234",
  reservationsRequired: true,
});
export const BARONS = aWinery({ id: 2, name: "Barons", openingHours: hours(["sunday"]) });
export const CADENCE = aWinery({
  id: 3,
  name: "Cadence",
  openingHours: null,
  unknownFacts: ["hours"],
});
export const DUNHAM = aWinery({
  id: 4,
  name: "Dunham",
  openingHours: hours(),
  tastingFee: null,
  unknownFacts: ["tastingFee"],
});

/** Saturday, December 5, 2026, and the Sunday after it. */
export const WEEKEND: PlanRequest = {
  base: "Walla Walla",
  wineries: [1, 2],
  days: 2,
  wineriesPerDay: 2,
  startDate: "2026-12-05",
};

interface Setting {
  readonly request?: Partial<PlanRequest>;
  readonly wineries?: readonly Winery[];
  readonly drives?: PlanDrives;
  readonly guests?: number;
  readonly onChange?: ItineraryProps["onChange"] | null;
}

export function show({
  request,
  wineries = [AMAVI, BARONS],
  drives,
  guests = 2,
  onChange,
}: Setting = {}) {
  const ids = wineries.map(({ id }) => id);
  return renderPage(
    <Itinerary
      initial={{ request: { ...WEEKEND, wineries: ids, ...request }, arrangement: null }}
      facts={{
        drives: drives ?? evenDrives(ids),
        wineries: new Map(wineries.map((winery) => [winery.id, winery])),
      }}
      guests={guests}
      today="2026-11-22"
      onChange={onChange === null ? undefined : (onChange ?? (() => {}))}
    />,
  );
}

export const day = (name: RegExp) => screen.findByRole("region", { name });
export const stopsOf = (region: HTMLElement) =>
  within(region)
    .queryAllByRole("heading", { level: 4 })
    .map(({ textContent }) => textContent?.replace(/^Stop \d+: /, ""));
/** What the last change did. */
export const said = (text: RegExp) => screen.findByText(text, { selector: "[role=status]" });
