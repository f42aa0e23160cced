/** What only editors see of a stop, a time that is pinned as it is typed, and the party. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { aSharedTrip } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { forgetSession } from "#client/testing/session-hint.ts";
import { serveTrip } from "#client/testing/trip-server.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import { LAST_DATE } from "#shared/domain/trips/calendar-date.ts";
import { SharedTrip } from "../shared-trip.tsx";
import { BesideThePlan } from "../trip-view.tsx";

const EDITABLE = aSharedTrip({ mayEdit: true, editUrl: "/trip/a-token#edit=a-key", notes: {} });

beforeAll(() => BesideThePlan.prepare());

beforeEach(() => {
  forgetSession();
  // Before the trip.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T20:00:00Z") });
});
afterEach(() => void vi.useRealTimers());

async function open(trip: Trip = EDITABLE) {
  const server = serveTrip(trip);
  const page = renderPage(<SharedTrip token="a-token" renderMap={() => null} />, {
    at: "/trip/a-token#edit=a-key",
  });
  const day = within(await screen.findByRole("region", { name: /Saturday, December 5/ }));
  return { server, day, ...page };
}

test("a note, a confirmation number and ticks stand with the stop, for the editors", async () => {
  const { server, day, user } = await open();
  const first = (label: string) => day.getAllByLabelText(label)[0] as HTMLElement;
  await user.type(first("Note"), "Ask for the old block");
  await user.type(first("Confirmation number"), "AB-12{Enter}");
  await user.click(first("Tasted"));
  await user.click(first("Bought"));
  const [id] = server.trip().request.wineries;
  await waitFor(() =>
    expect(server.trip().notes?.[String(id)]).toEqual({
      text: "Ask for the old block",
      confirmation: "AB-12",
      tasted: true,
      bought: true,
    }),
  );
  const notes = await day.findByRole("list", { name: "Your notes" });
  await waitFor(() => expect(notes).toHaveTextContent("Tasted · Bought"));
  expect(notes).toHaveTextContent("Confirmation AB-12");
  await user.click(first("Tasted"));
  await user.click(first("Bought"));
  await user.clear(first("Note"));
  await user.clear(first("Confirmation number"));
  await user.tab();
  await waitFor(() => expect(server.trip().notes).toEqual({}));
});

test("a time is pinned when it is typed, without another button", async () => {
  const { server, day, user } = await open();
  const [time] = day.getAllByLabelText("Appointment at");
  await user.type(time as HTMLElement, "15:30{Enter}");
  await waitFor(() => expect(server.trip().request.pins).toMatchObject([{ begin: 930, day: 0 }]));
  expect(await day.findByText(/, by appointment$/)).toBeVisible();
  await user.click(day.getByRole("button", { name: "Free the time" }));
  await waitFor(() => expect(server.trip().request.pins?.[0]?.begin ?? null).toBeNull());
  await waitFor(() => expect(time).toHaveValue(""));
});

test("a party of nine is nine in fees and calls at once", async () => {
  const { server, user } = await open();
  const people = screen.getByLabelText("People");
  await user.clear(people);
  await user.type(people, "99");
  expect(await screen.findByText("1 to 50 people")).toBeInTheDocument();
  await user.type(people, "{Backspace}{Enter}");
  await waitFor(() => expect(server.trip().guests).toBe(9));
  expect((await screen.findAllByText(/Call ahead for groups, you are 9/)).length).toBe(2);
});

test("a first day typed key by key over another is one change, made with its whole year", async () => {
  const { server } = await open();
  const date = screen.getByLabelText("First day");
  expect(date).toHaveAttribute("max", LAST_DATE);
  fireEvent.change(date, { target: { value: "" } });
  fireEvent.keyDown(date, { key: "Enter" });
  const days = ["2027-12-05", "2027-12-02", "2027-12-24"];
  for (const value of [...days, "0002-12-24", "0020-12-24", "0202-12-24", "2026-12-24"]) {
    fireEvent.change(date, { target: { value } });
    expect(date).toHaveValue(value);
  }
  expect(await screen.findByRole("region", { name: /Thursday, December 24/ })).toBeVisible();
  await waitFor(() =>
    expect(server.sent()).toEqual([[{ kind: "start", startDate: "2026-12-24" }]]),
  );
});
