/** The planner's page with a form in short, and a plan of one winery or two below it. */
import { fireEvent, screen } from "@testing-library/react";
import { usePlanner } from "#client/features/trips/planner/use-planner.ts";
import { PlanBelowForm } from "#client/features/trips/trip-planner.tsx";
import { stubApi } from "#client/testing/api.ts";
import { aSharedTrip, aWinery, evenDrives } from "#client/testing/fixtures.ts";
import { forgetSession } from "#client/testing/session-hint.ts";
import { siteApi } from "#shared/api/site.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import type { TripForm } from "#shared/api/trips/trip-form.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { everyDay } from "#shared/domain/winery/opening-hours.ts";

const ANSWERS: TripForm = {
  name: "Harvest",
  guests: 2,
  accommodation: "Walla Walla",
  timeAvailable: "Half day (4 hours)",
  drivingDistance: "1 hour",
  budget: "No preference",
  reservationPreference: "No preference",
  wineriesPerDay: 2,
  startDate: "2026-12-05",
};
const DAILY = everyDay(() => [{ opens: 600, closes: 1080 }]);
export const WINERIES = ["Amavi", "Barons", "Cadence"].map((name, index) =>
  aWinery({ id: index + 1, name, openingHours: DAILY }),
);
export const LINKS = { url: "/trip/a-token", editUrl: "/trip/a-token#edit=a-key" };

/** The trip of two of them, as the site has it. */
export const ON_SERVER = aSharedTrip({
  mayEdit: true,
  name: "Harvest",
  wineries: WINERIES.slice(0, 2),
  request: {
    base: "Walla Walla",
    wineries: [1, 2],
    days: 1,
    wineriesPerDay: 2,
    startDate: "2026-12-05",
  },
});

/** What the page asks for, for a visitor who is not signed in. */
export function stubPlanner(): void {
  forgetSession();
  stubApi(wineriesApi.list, WINERIES);
  stubApi(drivesApi.between, evenDrives([1, 2, 3]));
  stubApi(drivesApi.geometries, { courses: [] });
  stubApi(siteApi.settings, { tileUrl: "", mailbox: false, contactEmail: null });
}

export function Planner() {
  const planner = usePlanner();
  const choose = (count: number) =>
    planner.begin({ trip: ANSWERS, wineryIds: [1, 2].slice(0, count) });
  return (
    <>
      <input aria-label="Trip name" />
      {[1, 2].map((count) => (
        <button key={count} type="button" onClick={() => choose(count)}>
          Choose {count}
        </button>
      ))}
      <button type="button" onClick={() => planner.form.setValue("guests", 5)}>
        Five guests
      </button>
      <PlanBelowForm planner={planner} onChangeWineries={() => {}} renderMap={() => null} />
    </>
  );
}

/** Presses the button that plans so many wineries. */
export const choose = (count: number) => fireEvent.click(screen.getByText(`Choose ${count}`));
export const day = () => screen.findByRole("region", { name: /Saturday, December 5/ });
