import { expect, test } from "vitest";
import { tripDataFrom } from "#shared/api/trips/trip-form.ts";
import { FORM, nextStage, type PlannerStage } from "./planner-stage.ts";

const trip = tripDataFrom(
  {
    name: "Harvest",
    guests: 2,
    accommodation: "Yakima",
    drivingDistance: "1 hour",
    timeAvailable: "Full day (8 hours)",
    budget: "No preference",
    reservationPreference: "No preference",
    wineriesPerDay: 2,
  },
  new Date("2026-11-21T12:00:00Z"),
);
const part = () => null;
const chosen = { trip, wineries: [] };
const after = (...events: Parameters<typeof nextStage>[1][]): PlannerStage =>
  events.reduce(nextStage, FORM);
const opened = { type: "picker-opened", trip, part } as const;

test("the form leads to the picker, the picker to the mail, and the sent mail back to the form", () => {
  expect(after(opened)).toEqual({ at: "picking", trip, PickerDialogs: part });
  expect(after(opened, { type: "mailing-asked" })).toMatchObject({ at: "mailing", trip });
  expect(
    after(opened, { type: "mailing-asked" }, { type: "sent", email: "v@example.org", chosen }),
  ).toEqual({ at: "form", sentTo: "v@example.org", chosen });
});

test("leaving the mail comes back to the picker, and closing the picker to the form", () => {
  const left = after(opened, { type: "mailing-asked" }, { type: "mailing-left" });
  expect(left).toMatchObject({ at: "picking", trip });
  expect(nextStage(left, { type: "picker-closed", chosen: null })).toEqual(FORM);
});

test("nothing is mailed from the form, and nothing is sent that was not asked for", () => {
  expect(after({ type: "mailing-asked" })).toEqual(FORM);
  expect(after({ type: "sent", email: "v@example.org", chosen })).toEqual(FORM);
  expect(after(opened, { type: "sent", email: "v@example.org", chosen })).toMatchObject({
    at: "picking",
  });
});

test("a new list, or starting over, forgets where the last plan was sent", () => {
  const sent = after(
    opened,
    { type: "mailing-asked" },
    { type: "sent", email: "v@example.org", chosen },
  );
  expect(nextStage(sent, opened)).toMatchObject({ at: "picking" });
  expect(nextStage(sent, { type: "started-over" })).toEqual(FORM);
});

test("what was chosen when the picker is closed is planned below the form, until it opens again", () => {
  const closed = after(opened, { type: "picker-closed", chosen });
  expect(closed).toEqual({ at: "form", sentTo: null, chosen });
  expect(nextStage(closed, opened)).toEqual({ at: "picking", trip, PickerDialogs: part });
});
