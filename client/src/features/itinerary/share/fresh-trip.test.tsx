/** How new what a trip's page shows is: a copy of the device says so, new marks come by themselves. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { requestsTo, stubApi } from "#client/testing/api.ts";
import { aSharedTrip } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { drivesApi } from "#shared/api/trips/drives.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { SharedTrip } from "../shared-trip.tsx";

const BEA = {
  id: "0b8f7a52-5d0e-4f53-8a1f-1b2c3d4e5f62",
  name: "Bea",
  marks: { "7": "skip" as const },
  gets: { musts: { met: 0, of: 0 }, likes: { met: 0, of: 0 }, skipsPlanned: 0 },
};
const withBea = (overrides: Partial<Trip> = {}) =>
  aSharedTrip({ group: { isOpen: true, guests: [BEA] }, ...overrides });

afterEach(() => {
  vi.restoreAllMocks();
});

async function open(trip = aSharedTrip()) {
  stubApi(drivesApi.courses, { courses: [] });
  stubApi(tripsApi.byToken, trip);
  const page = renderPage(<SharedTrip token="a-token" renderMap={() => null} />);
  await screen.findByRole("region", { name: /Saturday, December 5/ });
  return page;
}

function comeBackToSight(afterSeconds: number): void {
  const then = Date.now() + afterSeconds * 1000;
  vi.spyOn(Date, "now").mockReturnValue(then);
  fireEvent(document, new Event("visibilitychange"));
}

test("a copy of the device says since when it is kept, until the site answers again", async () => {
  stubApi(drivesApi.courses, { courses: [] });
  stubApi(tripsApi.byToken, aSharedTrip(), { "X-Kept-At": "2026-12-05T02:40:00.000Z" });
  const { user } = renderPage(<SharedTrip token="a-token" renderMap={() => null} />);
  expect(
    await screen.findByText(/kept on this device on Friday, December 4 at 6:40 PM/),
  ).toBeVisible();
  stubApi(tripsApi.byToken, aSharedTrip({ name: "Renamed meanwhile" }));
  await user.click(screen.getByRole("button", { name: "Look again" }));
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Renamed meanwhile");
  expect(screen.queryByText(/kept on this device/)).not.toBeInTheDocument();
});

test("a change to a copy stays on the page: looking again is not offered while it is not saved", async () => {
  stubApi(drivesApi.courses, { courses: [] });
  stubApi(tripsApi.byToken, aSharedTrip({ mayEdit: true }), {
    "X-Kept-At": "2026-12-05T02:40:00.000Z",
  });
  const { user } = renderPage(<SharedTrip token="a-token" renderMap={() => null} />);
  await screen.findByText(/kept on this device/);
  const day = await screen.findByRole("region", { name: /Saturday, December 5/ });
  const [length] = within(day).getAllByLabelText("Length of the visit");
  if (!length) throw new Error("There are no tools");
  await user.selectOptions(length, "90");
  expect(await screen.findByText(/Your last changes are not saved yet/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Look again" })).not.toBeInTheDocument();
});

test("marks of guests come by themselves when the page is looked at again, and the plan follows", async () => {
  await open();
  stubApi(tripsApi.byToken, withBea());
  comeBackToSight(61);
  expect(await screen.findByText("Bea")).toBeVisible();
  const day = screen.getByRole("region", { name: /Saturday, December 5/ });
  await waitFor(() => expect(within(day).getAllByRole("heading", { level: 4 })).toHaveLength(1));
});

test.each([
  ["a page that was looked at just now", () => comeBackToSight(20)],
  [
    "a hidden page",
    () => {
      vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
      comeBackToSight(61);
    },
  ],
  [
    "a page somebody types in",
    () => {
      screen.getByLabelText("Your name").focus();
      comeBackToSight(61);
    },
  ],
])("%s asks for nothing", async (_which, look) => {
  await open();
  look();
  expect(requestsTo(tripsApi.byToken)).toHaveLength(1);
});

test("closed marks are not asked for", async () => {
  await open(aSharedTrip({ group: { isOpen: false, guests: [] } }));
  comeBackToSight(61);
  expect(requestsTo(tripsApi.byToken)).toHaveLength(1);
});

test("who only sees the trip gets its new version; who edits keeps what is on the page", async () => {
  const seen = await open();
  stubApi(tripsApi.byToken, withBea({ version: 2, name: "Changed elsewhere" }));
  comeBackToSight(61);
  expect(await screen.findByRole("heading", { level: 1, name: "Changed elsewhere" })).toBeVisible();
  seen.unmount();
  vi.restoreAllMocks();

  await open(aSharedTrip({ mayEdit: true }));
  stubApi(tripsApi.byToken, withBea({ version: 2, mayEdit: true, name: "Changed elsewhere" }));
  comeBackToSight(61);
  await waitFor(() => expect(requestsTo(tripsApi.byToken)).toHaveLength(4));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Two rooms in a day");
});

test("the map draws the ways along their courses, which are asked for as far as they are missing", async () => {
  const line = "_gjaHjnwsU";
  stubApi(
    tripsApi.byToken,
    aSharedTrip({ courses: [{ from: "base", to: 7, parts: [{ by: "road", line }] }] }),
  );
  stubApi(drivesApi.courses, { courses: [{ from: 7, to: 8, parts: [{ by: "ferry", line }] }] });
  renderPage(
    <SharedTrip
      token="a-token"
      renderMap={({ days }) => <p>{days[0]?.course.map(({ by }) => by).join(" ")}</p>}
    />,
  );
  expect(await screen.findByText("road ferry straight")).toBeVisible();
  expect(screen.getByText(/Lines follow the roads\. Dots are ferries\./)).toBeVisible();
  expect(requestsTo(drivesApi.courses)[0]?.body).toEqual({
    base: "Walla Walla",
    legs: [
      { from: 7, to: 8 },
      { from: 8, to: "base" },
    ],
  });
});
