import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readDraft, readKeptPlan } from "#client/features/trips/planner/trip-draft.ts";
import { stubApi, stubProblem } from "#client/testing/api.ts";
import { aWinery, evenDrives } from "#client/testing/fixtures.ts";
import { keepTripForm } from "#client/testing/plan-a-trip.ts";
import { aReadyTrip } from "#client/testing/ready-trip-fixture.ts";
import { renderPage } from "#client/testing/render.tsx";
import { authApi } from "#shared/api/account/auth.ts";
import { readyTripsApi } from "#shared/api/ready-trips.ts";
import { siteApi } from "#shared/api/site.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { weekdayOf } from "#shared/domain/trips/calendar-date.ts";
import { PlannerPage } from "./planner-page.tsx";

const AT = paths.plannerWith("an-afternoon-out", 1);

beforeEach(() => {
  localStorage.clear();
  stubApi(wineriesApi.list, [aWinery({ id: 7, name: "Amavi" }), aWinery({ id: 9 })]);
  stubApi(readyTripsApi.bySlug, aReadyTrip());
  stubProblem(authApi.user, { title: "Unauthorized", status: 401, detail: "Sign in." });
  stubApi(siteApi.settings, { tileUrl: "", mailbox: false, contactEmail: null });
});

/** The plan of five days is worked out in this thread. */
const LONG = { timeout: 10_000 };

const nameField = () => screen.getByRole("textbox", { name: /trip name/i });

test("a ready-made trip fills an empty planner: base, time, date on its weekday, and its wineries", async () => {
  renderPage(<PlannerPage />, { at: AT });
  await waitFor(() => expect(nameField()).toHaveValue("An Afternoon Out"));
  const { form, chosenIds } = readDraft();
  expect(form).toMatchObject({
    accommodation: "Walla Walla",
    timeAvailable: "Full day (8 hours)",
    drivingDistance: "30 minutes",
    wineriesPerDay: 2,
    guests: 2,
  });
  expect(weekdayOf(form.startDate)).toBe("friday");
  expect(chosenIds).toEqual([7]);
  expect(screen.queryByText(/Already chosen/)).not.toBeInTheDocument();
  expect(window.location.search).toBe("");
});

test("its plan stands below the form at once", async () => {
  renderPage(<PlannerPage />, { at: AT });
  await waitFor(() => expect(document.querySelector("#your-plan")).toBeVisible());
});

test("a trip over two towns opens whole: its days, its nights, and every winery", async () => {
  const [stay] = aReadyTrip().stays;
  if (!stay) throw new Error("The trip has no stay");
  const stays = [
    { ...stay, base: "Yakima", timeAvailable: "Weekend (2 days)", startWeekday: "friday" as const },
    { ...stay, timeAvailable: "Extended stay (3+ days)", wineries: [9], wineriesPerDay: 3 },
  ];
  stubApi(readyTripsApi.bySlug, aReadyTrip({ stays }));
  stubApi(drivesApi.between, ({ body }) => {
    const { bases = [] } = body as { bases?: string[] };
    return { ...evenDrives([1, 7, 9]), places: [...bases, 7, 9] };
  });
  stubApi(drivesApi.geometries, { courses: [] });
  const open = () => renderPage(<PlannerPage />, { at: paths.plannerWith("an-afternoon-out") });
  const first = open();
  expect(
    await screen.findByText(/^Five days from Yakima to Walla Walla: 2 stops/, undefined, LONG),
  ).toBeVisible();
  const night = { from: "Walla Walla", to: "Walla Walla" };
  expect(readKeptPlan()?.trip).toMatchObject({
    base: "Yakima",
    days: 5,
    wineries: [7, 9],
    wineriesPerDay: 3,
    ends: [
      { from: "Yakima", to: "Yakima" },
      { from: "Yakima", to: "Walla Walla" },
      ...[night, night, night],
    ],
  });
  first.unmount();
  renderPage(<PlannerPage />, { at: paths.planner });
  expect(await screen.findByText(/^Five days from Yakima/, undefined, LONG)).toBeVisible();
});

test("a party of nine typed in the form is nine in the plan at once", async () => {
  stubApi(drivesApi.between, evenDrives([7]));
  stubApi(drivesApi.geometries, { courses: [] });
  const { user } = renderPage(<PlannerPage />, { at: AT });
  await waitFor(() => expect(document.querySelector("#your-plan")).toBeVisible());
  await user.selectOptions(screen.getByLabelText("Guests"), "7+ people");
  await user.clear(screen.getByLabelText("How many exactly"));
  await user.type(screen.getByLabelText("How many exactly"), "9");
  expect(await screen.findByText(/Call ahead for groups, you are 9/)).toBeVisible();
  await waitFor(() => expect(readKeptPlan()?.trip.guests).toBe(9));
});

test("a trip that was begun is not replaced without asking, and stays where the visitor keeps it", async () => {
  keepTripForm({ name: "Our harvest" });
  const { user } = renderPage(<PlannerPage />, { at: AT });
  expect(
    await screen.findByRole("heading", { name: "Open “An Afternoon Out” here?" }),
  ).toBeVisible();
  expect(screen.getByText(/You’ve already started “Our harvest”/)).toBeVisible();
  expect(nameField()).toHaveValue("Our harvest");
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  expect(screen.queryByRole("heading", { name: /here\?/ })).not.toBeInTheDocument();
  expect(nameField()).toHaveValue("Our harvest");
  expect(window.location.search).toBe("");
});

test("replaced when asked for, it comes back with Undo", async () => {
  keepTripForm({ name: "Our harvest", guests: 5 });
  const { user } = renderPage(<PlannerPage />, { at: AT });
  await user.click(await screen.findByRole("button", { name: "Open “An Afternoon Out”" }));
  expect(nameField()).toHaveValue("An Afternoon Out");
  expect(readDraft().form.guests).toBe(5);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(nameField()).toHaveValue("Our harvest");
  expect(readDraft()).toMatchObject({ form: { name: "Our harvest" }, chosenIds: [] });
});

test("the same trip opened again asks nothing", async () => {
  const first = renderPage(<PlannerPage />, { at: AT });
  await waitFor(() => expect(nameField()).toHaveValue("An Afternoon Out"));
  first.unmount();
  renderPage(<PlannerPage />, { at: AT });
  await waitFor(() => expect(window.location.search).toBe(""));
  expect(screen.queryByRole("heading", { name: /here\?/ })).not.toBeInTheDocument();
  expect(nameField()).toHaveValue("An Afternoon Out");
});

test("a trip that cannot be fetched is said to be so, and the planner works", async () => {
  stubProblem(readyTripsApi.bySlug, { title: "Unavailable", status: 503, detail: "Later." });
  renderPage(<PlannerPage />, { at: AT });
  expect(await screen.findByText("The ready-made trip could not be loaded.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(nameField()).toBeEnabled();
});

test.for([
  ["a trip that is not there", AT, 404],
  ["a part that the trip does not have", paths.plannerWith("an-afternoon-out", 9), null],
] as const)(
  "%s is said to be missing, with nothing to try again, and the trip list is the choice",
  async ([, at, status]) => {
    localStorage.setItem("trip-list", JSON.stringify([7]));
    if (status) {
      stubProblem(readyTripsApi.bySlug, { title: "Not Found", status, detail: "None." });
    }
    renderPage(<PlannerPage />, { at });
    expect(await screen.findByText("We couldn’t find that ready-made trip.")).toBeVisible();
    expect(screen.getByRole("link", { name: "ready-made trips" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    expect(nameField()).toBeEnabled();
    expect(await screen.findByText("Amavi", { selector: "strong" })).toBeVisible();
  },
);

test("undone before its wineries came, it does not come back with them", async () => {
  keepTripForm({ name: "Our harvest" });
  let answer = () => {};
  stubApi(wineriesApi.list, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return [aWinery({ id: 7, name: "Amavi" })];
  });
  const { user } = renderPage(<PlannerPage />, { at: AT });
  await user.click(await screen.findByRole("button", { name: "Open “An Afternoon Out”" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(nameField()).toHaveValue("Our harvest"));
  await act(async () => answer());
  expect(readKeptPlan()).toBeNull();
});
