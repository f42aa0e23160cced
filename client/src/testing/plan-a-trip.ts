/** The planner's form as a visitor fills it in. */

// What the planner fetches as it goes is read before a test begins: its patience is for the planner.
import "@hookform/resolvers/zod";
import "#client/features/trips/planner/planner-names.ts";
import "#client/features/trips/picker/picker-dialog.tsx";
import "#shared/api/trips/trip-form.ts";
import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import {
  EMPTY_FORM,
  type TripFormValues,
  writeDraft,
} from "#client/features/trips/planner/trip-draft.ts";

interface TripAnswersToGive {
  readonly name: string;
  readonly base: string;
  readonly time: string;
  readonly perDay: string;
  readonly distance: string;
  readonly budget: string;
  readonly reservations: string;
  readonly preferences: string;
}

const ANSWERS: TripAnswersToGive = {
  name: "Harvest",
  base: "Walla Walla",
  time: "Full day (8 hours)",
  perDay: "2",
  distance: "2+ hours",
  budget: "No preference",
  reservations: "No preference",
  preferences: "",
};

/** Leaves a complete form on the device, as an earlier visit would: quicker than filling it in. */
export function keepTripForm(answers: Partial<TripFormValues> = {}): void {
  const form: TripFormValues = {
    ...EMPTY_FORM,
    name: ANSWERS.name,
    accommodation: ANSWERS.base,
    timeAvailable: ANSWERS.time,
    drivingDistance: ANSWERS.distance,
    budget: ANSWERS.budget,
    reservationPreference: ANSWERS.reservations,
    ...answers,
  };
  writeDraft({ form, chosenIds: [] });
}

/** Answers every question of the form; where an answer stands already it is replaced. */
export async function fillTripForm(user: UserEvent, answers: Partial<TripAnswersToGive> = {}) {
  const { name, base, time, perDay, distance, budget, reservations, preferences } = {
    ...ANSWERS,
    ...answers,
  };
  await retype(user, screen.getByLabelText("Trip name"), name);
  await retype(user, screen.getByLabelText("Starting location"), base);
  await choose(user, "Time available", time);
  await user.selectOptions(screen.getByLabelText("Wineries per day"), perDay);
  await choose(user, "Driving distance", distance);
  await choose(user, "Budget", budget);
  await choose(user, "Reservation preference", reservations);
  await retype(user, screen.getByLabelText(/Wine preferences/), preferences);
}

export async function findWineries(user: UserEvent, answers: Partial<TripAnswersToGive> = {}) {
  await fillTripForm(user, answers);
  await user.click(screen.getByRole("button", { name: "Find Wineries" }));
  return await screen.findByRole("dialog", { name: "Choose your wineries" });
}

async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  if (text === "") return;
  await user.click(field);
  await user.paste(text);
}

async function choose(user: UserEvent, group: string, answer: string) {
  // By label and not by role: each of the page's many controls would be asked for its name.
  await user.click(within(screen.getByLabelText(group)).getByLabelText(answer));
}
