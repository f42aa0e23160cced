import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { stubHanging } from "#client/testing/api.ts";
import { aWinery } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { tripDataFrom } from "#shared/api/trips/trip-form.ts";
import { PlanBelowForm } from "./plan-below-form.tsx";

const TRIP = tripDataFrom(
  {
    name: "Harvest",
    guests: 2,
    accommodation: "Walla Walla",
    region: "",
    timeAvailable: "Full day (8 hours)",
    drivingDistance: "1 hour",
    budget: "No preference",
    reservationPreference: "No preference",
    wineriesPerDay: 2,
    preferences: "",
    startDate: "",
  },
  new Date("2026-12-01T20:00:00Z"),
);
const WINERIES = [aWinery()];

beforeEach(() => stubHanging(drivesApi.between));

/** The page as the picker's dialog leaves it, the focus back at the form, and the plan on its way. */
function leavePicker() {
  renderPage(
    <>
      <input aria-label="Trip name" />
      <PlanBelowForm
        trip={TRIP}
        wineries={WINERIES}
        onMail={vi.fn()}
        onChangeWineries={vi.fn()}
        onChange={vi.fn()}
        renderMap={() => null}
      />
    </>,
  );
  const field = screen.getByLabelText("Trip name");
  field.focus();
  return field;
}

/** Until the plan is there, and a dialog that was closed before it has given back the focus. */
async function planHeading() {
  const heading = await screen.findByRole("heading", { name: "Harvest" });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return heading;
}

test("a plan that is awaited takes the focus", async () => {
  leavePicker();
  expect(await planHeading()).toHaveFocus();
});

test.each([
  ["types", (field: HTMLElement) => fireEvent.keyDown(field, { key: "a" })],
  ["presses", (field: HTMLElement) => fireEvent.pointerDown(field)],
])(
  "a plan that comes while its visitor %s something leaves the focus there",
  async (_what, goOn) => {
    const field = leavePicker();
    goOn(field);
    await planHeading();
    expect(field).toHaveFocus();
  },
);

test("a plan takes the focus of a visitor who has lost it, with the button that fetched the plan again", async () => {
  const field = leavePicker();
  fireEvent.pointerDown(field);
  field.blur();
  expect(await planHeading()).toHaveFocus();
});
