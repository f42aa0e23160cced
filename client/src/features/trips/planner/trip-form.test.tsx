import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, test } from "vitest";
import { stubApi } from "#client/testing/api.ts";
import { aWinery } from "#client/testing/fixtures.ts";
import { noMap } from "#client/testing/picker.tsx";
import { fillTripForm } from "#client/testing/plan-a-trip.ts";
import { renderPage } from "#client/testing/render.tsx";
import { citiesApi } from "#shared/api/cities.ts";
import { tripFormSchema } from "#shared/api/trips/trip-form.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { LAST_DATE } from "#shared/domain/trips/calendar-date.ts";
import { TripPlanner } from "../trip-planner.tsx";

beforeEach(() => {
  stubApi(citiesApi.search, []);
  stubApi(wineriesApi.list, [aWinery({ name: "Abeja" })]);
});

const submit = () => screen.getByRole("button", { name: "Find Wineries" });

const COMPLETE = {
  name: "Harvest",
  guests: 2,
  accommodation: "Chelan",
  drivingDistance: "1 hour",
  timeAvailable: "Full day (8 hours)",
  budget: "No preference",
  reservationPreference: "No preference",
  wineriesPerDay: 2,
};

describe("rules", () => {
  it("§5: region, preferences and the first day are optional", () => {
    expect(tripFormSchema.safeParse(COMPLETE).success).toBe(true);
  });

  it.each([
    ["name", "", "Trip name is required"],
    ["name", "   ", "Trip name is required"],
    ["guests", 0, "At least 1 guest"],
    ["guests", 51, "Maximum 50 guests"],
    ["accommodation", "", "Starting location is required"],
    ["drivingDistance", "", "Driving distance preference is required"],
    ["timeAvailable", "", "Time available is required"],
    ["budget", "", "Budget range is required"],
    ["reservationPreference", "", "Reservation preference is required"],
    ["wineriesPerDay", 0, "At least 1 winery"],
    ["wineriesPerDay", 5, "Maximum 4 wineries per day"],
  ])("§5: %s %j: %s", (field, value, message) => {
    const parsed = tripFormSchema.safeParse({ ...COMPLETE, [field]: value });
    expect(parsed.error?.issues).toEqual([expect.objectContaining({ path: [field], message })]);
  });

  it.each([
    ["guests", 1],
    ["guests", 50],
    ["wineriesPerDay", 1],
    ["wineriesPerDay", 4],
  ])("§5: %s may be %i", (field, value) => {
    expect(tripFormSchema.safeParse({ ...COMPLETE, [field]: value }).success).toBe(true);
  });
});

test("the first day can be any up to the last that the server takes", () => {
  renderPage(<TripPlanner renderMap={noMap} />);
  expect(screen.getByLabelText(/First day/)).toHaveAttribute("max", LAST_DATE);
  const beginning = (startDate: string) => tripFormSchema.safeParse({ ...COMPLETE, startDate });
  expect(beginning(LAST_DATE).success).toBe(true);
  const { error } = beginning("2200-01-01");
  expect(error?.issues[0]?.message).toBe("Choose a date from 2000 to 2199");
});

test("a first day that has passed says so", () => {
  renderPage(<TripPlanner renderMap={noMap} />);
  const firstDay = screen.getByLabelText(/First day/);
  fireEvent.change(firstDay, { target: { value: "2020-06-06" } });
  expect(firstDay).toHaveAccessibleDescription("This day has passed");
  fireEvent.change(firstDay, { target: { value: LAST_DATE } });
  expect(firstDay).not.toHaveAccessibleDescription();
});

test("§5: an empty form says what each answer lacks, and leads to the first", async () => {
  const { user } = renderPage(<TripPlanner renderMap={noMap} />);
  await user.click(submit());

  await screen.findByText("Trip name is required");
  const name = screen.getByRole("textbox", { name: "Trip name" });
  expect(name).toHaveAccessibleDescription("Trip name is required");
  expect(name).toBeInvalid();
  expect(name).toHaveFocus();
  expect(screen.getByLabelText("Starting location")).toHaveAccessibleDescription(
    "Starting location is required",
  );
  for (const [group, message] of [
    ["Driving distance", "Driving distance preference is required"],
    ["Time available", "Time available is required"],
  ] as const) {
    expect(screen.getByRole("radiogroup", { name: group })).toHaveAccessibleDescription(message);
  }
  expect(screen.getByRole("alert")).toHaveTextContent("4 answers are still needed above.");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("§5: a mended answer loses its message at once", async () => {
  const { user } = renderPage(<TripPlanner renderMap={noMap} />);
  await user.click(submit());
  await user.type(await screen.findByLabelText("Trip name"), "H");
  await waitFor(() => expect(screen.queryByText("Trip name is required")).not.toBeInTheDocument());
});

describe("options", () => {
  const optionsOf = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole("option")
      .map((option) => option.textContent);
  const answersOf = (group: string) =>
    within(screen.getByRole("radiogroup", { name: group }))
      .getAllByRole("radio")
      .map((radio) => (radio as HTMLInputElement).value);

  it("§9: offers every answer of the specification, in its order", () => {
    renderPage(<TripPlanner renderMap={noMap} />);
    expect(optionsOf("Guests")).toEqual(["2 people", "3-4 people", "5-6 people", "7+ people"]);
    expect(optionsOf("Wineries per day")).toEqual([
      "1",
      "2 (Recommended)",
      "3 (Recommended)",
      "4 (Maximum)",
    ]);
    expect(answersOf("Driving distance")).toEqual([
      "30 minutes",
      "1 hour",
      "1.5 hours",
      "2+ hours",
    ]);
    expect(answersOf("Time available")).toEqual([
      "Half day (4 hours)",
      "Full day (8 hours)",
      "Weekend (2 days)",
      "Extended stay (3+ days)",
    ]);
    expect(answersOf("Budget")).toEqual([
      "No preference",
      "Free tastings only",
      "Under $20 per tasting",
      "$20-$40 per tasting",
      "Premium ($40+)",
    ]);
    expect(answersOf("Reservation preference")).toEqual([
      "No preference",
      "Walk-ins only (spontaneous)",
      "Reservations okay",
      "Prefer reservations",
    ]);
  });

  it("§9: begins with 2 guests, 2 wineries a day, and nothing asked of fee or booking", () => {
    renderPage(<TripPlanner renderMap={noMap} />);
    expect(screen.getByLabelText("Guests")).toHaveValue("2");
    expect(screen.getByLabelText("Wineries per day")).toHaveValue("2");
    const checked = screen.getAllByRole("radio", { checked: true });
    expect(checked.map((radio) => (radio as HTMLInputElement).name)).toEqual([
      "budget",
      "reservationPreference",
    ]);
    for (const radio of checked) expect(radio).toHaveAttribute("value", "No preference");
  });

  it("offers the regions of the state, and takes none for an answer", async () => {
    const { user } = renderPage(<TripPlanner renderMap={noMap} />);
    const region = screen.getByLabelText(/Preferred region/);
    await within(region).findByRole("option", { name: "Red Mountain" });
    expect(region).toHaveDisplayValue("Anywhere nearby");
    await user.selectOptions(region, "Lake Chelan");
    expect(region).toHaveDisplayValue("Lake Chelan");
  });
});

test("§9: a tooltip recommends 2-3 wineries, to mouse and keyboard, until Escape", async () => {
  const { user } = renderPage(<TripPlanner renderMap={noMap} />);
  const button = screen.getByRole("button", { name: "How many do we recommend?" });
  const tip = screen.getByText("We recommend 2-3 wineries for an enjoyable experience");
  expect(tip).not.toBeVisible();
  expect(button).toHaveAccessibleDescription(tip.textContent ?? "");

  await user.hover(button);
  expect(tip).toBeVisible();
  await user.unhover(button);
  expect(tip).not.toBeVisible();

  button.focus();
  await waitFor(() => expect(tip).toBeVisible());
  await user.keyboard("{Escape}");
  expect(tip).not.toBeVisible();
});

test("§9: a tooltip that a finger opened closes at the next press, though its button has no focus", async () => {
  const { user } = renderPage(<TripPlanner renderMap={noMap} />);
  const button = screen.getByRole("button", { name: "How many do we recommend?" });
  const tip = screen.getByText("We recommend 2-3 wineries for an enjoyable experience");
  // As Safari does.
  button.addEventListener("mousedown", (event) => event.preventDefault());
  await user.pointer({ keys: "[TouchA]", target: button });
  expect(button).not.toHaveFocus();
  expect(tip).toBeVisible();
  await user.pointer({ keys: "[TouchA]", target: document.body });
  expect(tip).not.toBeVisible();
});

test("common varietals are written into the preferences at a touch, and taken out again", async () => {
  const { user } = renderPage(<TripPlanner renderMap={noMap} />);
  const field = screen.getByLabelText(/Wine preferences/);
  await user.type(field, "orange wine, syrah");
  const syrah = await screen.findByRole("button", { name: "Syrah" });
  expect(syrah).toHaveAttribute("aria-pressed", "true");
  await user.click(screen.getByRole("button", { name: "Riesling" }));
  expect(field).toHaveValue("orange wine, syrah, Riesling");
  await user.click(syrah);
  expect(field).toHaveValue("orange wine, Riesling");
});

describe("the draft", () => {
  it("survives a reload, answer by answer", async () => {
    const { user, unmount } = renderPage(<TripPlanner renderMap={noMap} />);
    await fillTripForm(user, { base: "Chelan", budget: "Premium ($40+)", preferences: "Syrah" });
    await user.selectOptions(screen.getByLabelText("Guests"), "5-6 people");
    unmount();

    renderPage(<TripPlanner renderMap={noMap} />);
    expect(screen.getByLabelText("Trip name")).toHaveValue("Harvest");
    expect(screen.getByLabelText("Starting location")).toHaveValue("Chelan");
    expect(screen.getByLabelText("Guests")).toHaveValue("5");
    expect(screen.getByLabelText("Premium ($40+)")).toBeChecked();
    expect(screen.getByLabelText(/Wine preferences/)).toHaveValue("Syrah");
  });

  it("keeps the exact number of a large party, which 7+ people opens", async () => {
    const { user, unmount } = renderPage(<TripPlanner renderMap={noMap} />);
    expect(screen.queryByLabelText("How many exactly")).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("Guests"), "7+ people");
    const number = screen.getByLabelText("How many exactly");
    expect(number).toHaveValue(7);
    await user.clear(number);
    await user.type(number, "12");
    await user.tab();
    unmount();

    renderPage(<TripPlanner renderMap={noMap} />);
    expect(screen.getByLabelText("Guests")).toHaveValue("7");
    expect(screen.getByLabelText("How many exactly")).toHaveValue(12);
  });

  it("takes a number under seven for what it is", async () => {
    const { user } = renderPage(<TripPlanner renderMap={noMap} />);
    await user.selectOptions(screen.getByLabelText("Guests"), "7+ people");
    const number = screen.getByLabelText("How many exactly");
    await user.clear(number);
    await user.type(number, "4");
    await user.tab();
    expect(screen.getByLabelText("Guests")).toHaveValue("3");
    expect(screen.queryByLabelText("How many exactly")).not.toBeInTheDocument();
  });

  it("is emptied by Start over, which can be undone", async () => {
    const { user, unmount } = renderPage(<TripPlanner renderMap={noMap} />);
    await fillTripForm(user);
    await user.click(screen.getByRole("button", { name: "Start over" }));
    expect(screen.getByLabelText("Trip name")).toHaveValue("");
    expect(screen.getByLabelText("2+ hours")).not.toBeChecked();

    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(screen.getByLabelText("Trip name")).toHaveValue("Harvest");
    expect(screen.getByLabelText("2+ hours")).toBeChecked();

    await user.click(screen.getByRole("button", { name: "Start over" }));
    unmount();
    renderPage(<TripPlanner renderMap={noMap} />);
    expect(screen.getByLabelText("Trip name")).toHaveValue("");
  });
});

test("three answers make a plan: where, how long, how far", async () => {
  stubApi(wineriesApi.list, []);
  const { user } = renderPage(<TripPlanner renderMap={noMap} />);
  await user.click(screen.getByLabelText("Starting location"));
  await user.paste("Walla Walla");
  await user.click(screen.getByLabelText("Full day (8 hours)"));
  await user.click(screen.getByLabelText("1 hour"));
  await user.click(submit());
  expect(await screen.findByRole("dialog", { name: "Choose your wineries" })).toBeVisible();
});

test("wineries that are carried over are named above the form", async () => {
  const abeja = aWinery({ name: "Abeja" });
  const barons = aWinery({ name: "Barons" });
  stubApi(wineriesApi.list, [barons, abeja]);
  renderPage(<TripPlanner renderMap={noMap} addedIds={[abeja.id, barons.id]} />);
  expect(await screen.findByText("Abeja, Barons")).toBeVisible();
});

test("an answer on budget that no winery is known to fit is named below the question", async () => {
  stubApi(wineriesApi.list, [
    aWinery({ tastingFee: 15 }),
    aWinery({ tastingFee: null, unknownFacts: ["tastingFee"] }),
  ]);
  const { user } = renderPage(<TripPlanner renderMap={noMap} />);
  await user.click(screen.getByLabelText("Trip name"));
  const question = await screen.findByRole("radiogroup", { name: "Budget" });
  await waitFor(() =>
    expect(question).toHaveAccessibleDescription(
      /known for 1 of 2 wineries.*None is known to fit “Free tastings only” or “\$20-\$40 per tasting” or “Premium \(\$40\+\)”\./,
    ),
  );
});
