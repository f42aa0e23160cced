/** A plan on screen as tests show it, worked out by the real solver. */
import { screen, within } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
import { TripStore } from "#client/features/trips/store/trip-store.ts";
import { TripView } from "#client/features/trips/trip-view.tsx";
import type { Problem } from "#shared/api/problem.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { type Winery, wineriesApi } from "#shared/api/wineries.ts";
import type { PlanRequest } from "#shared/domain/schedule/plan-request.ts";
import { answersOf, type TripInput } from "#shared/domain/trips/trip-input.ts";
import { type DayHours, everyDay, type Weekday } from "#shared/domain/winery/opening-hours.ts";
import { stubApi, stubProblem } from "./api.ts";
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
const WEEKEND: PlanRequest = {
  base: "Walla Walla",
  wineries: [1, 2],
  days: 2,
  wineriesPerDay: 2,
  startDate: "2026-12-05",
};

/** A trip of which nothing is said but what its plan asks. */
export const tripOf = (request: PlanRequest, rest: Partial<TripInput> = {}): TripInput => ({
  ...request,
  wineriesPerDay: request.wineriesPerDay ?? 2,
  name: "Harvest",
  guests: 2,
  answers: answersOf({}),
  arrangement: null,
  ...rest,
});

interface Setting {
  readonly request?: Partial<PlanRequest>;
  readonly wineries?: readonly Winery[];
  readonly drives?: ReturnType<typeof evenDrives>;
  /** What the site answers in their place. */
  readonly refusal?: Problem;
  readonly guests?: number | null;
  readonly mayEdit?: boolean;
  /** Called with the trip after each change. */
  readonly onChange?: (trip: TripInput) => void;
}

function ShownTrip({ trip, mayEdit = true, onChange }: Setting & { readonly trip: TripInput }) {
  const [store] = useState(() => new TripStore({ trip, mayEdit }));
  const state = store.use();
  useEffect(() => {
    if (state.trip !== trip) onChange?.(state.trip);
  }, [state.trip, trip, onChange]);
  const layout = (today: ReactNode, plan: ReactNode) => (
    <>
      {today}
      {plan}
    </>
  );
  return <TripView {...{ store, layout }} renderMap={() => null} />;
}

export function show(setting: Setting = {}) {
  const { request, wineries = [AMAVI, BARONS], drives, refusal, guests = 2 } = setting;
  const ids = wineries.map(({ id }) => id);
  stubApi(wineriesApi.list, [...wineries]);
  if (refusal) stubProblem(drivesApi.between, refusal);
  else stubApi(drivesApi.between, drives ?? evenDrives(ids));
  stubApi(drivesApi.geometries, { courses: [] });
  const trip = tripOf({ ...WEEKEND, wineries: ids, ...request }, { guests });
  return renderPage(<ShownTrip {...setting} trip={trip} />);
}

export const day = (name: RegExp) => screen.findByRole("region", { name });
export const stopsOf = (region: HTMLElement) =>
  within(region)
    .queryAllByRole("heading", { level: 4 })
    .map(({ textContent }) => textContent?.replace(/^Stop \d+: /, ""));
/** What the last change did. */
export const said = (text: RegExp) => screen.findByText(text, { selector: "[role=status]" });
