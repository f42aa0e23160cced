/** Stops that are dragged by their grips; jsdom draws nothing, so the rows say where they stand. */
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AMAVI, BARONS, CADENCE, DUNHAM, said, show } from "#client/testing/shown-plan.tsx";

/** Days of 400 px, one below the other, each stop 100 px high. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    const day = Number(this.closest<HTMLElement>("[data-plan-day]")?.dataset.planDay ?? 0);
    const rows = [...(this.closest("[data-plan-day]")?.querySelectorAll("[data-plan-stop]") ?? [])];
    const at = rows.indexOf(this);
    return at < 0
      ? new DOMRect(0, day * 400, 300, 400)
      : new DOMRect(0, day * 400 + at * 100, 300, 100);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function open(mayEdit = true) {
  show({ wineries: [AMAVI, BARONS], mayEdit });
  await screen.findByRole("region", { name: /Saturday, December 5/ });
}

const stopsOn = (name: RegExp) =>
  within(screen.getByRole("region", { name }))
    .queryAllByRole("heading", { level: 4 })
    .map(({ textContent }) => textContent?.replace(/^Stop \d+: /, ""));
const grips = () => [...document.querySelectorAll("[data-grip]")];
const gripOf = (wineryId: number) => {
  const grip = document.querySelector(`[data-grip="${wineryId}"]`);
  if (!grip) throw new Error("There is no grip");
  return grip;
};

function drag(wineryId: number, from: number, to: number, end = true): void {
  const grip = gripOf(wineryId);
  const at = (clientY: number) => ({
    clientX: 20,
    clientY,
    button: 0,
    isPrimary: true,
    pointerId: 1,
  });
  fireEvent.pointerDown(grip, at(from));
  fireEvent.pointerMove(grip, at(to));
  if (end) fireEvent.pointerUp(grip, at(to));
}

test("a stop dropped below another comes after it, and what that does is said", async () => {
  await open();
  expect(stopsOn(/Saturday/)).toEqual(["Amavi", "Barons"]);
  drag(1, 50, 190);
  expect(await said(/Moved Amavi after Barons on Saturday: no more driving/)).toBeVisible();
  expect(stopsOn(/Saturday/)).toEqual(["Barons", "Amavi"]);
});

test("a stop dropped on another day is visited there", async () => {
  await open();
  drag(1, 50, 600);
  expect(await said(/Moved Amavi to Sunday: 15 min more driving/)).toBeVisible();
  expect(stopsOn(/Sunday/)).toEqual(["Amavi"]);
});

test("a stop let go before its last moves are rendered goes where it was let go", async () => {
  await open();
  const grip = gripOf(1);
  const at = (clientY: number) => ({ clientX: 20, clientY, isPrimary: true, pointerId: 1 });
  fireEvent.pointerDown(grip, { ...at(50), button: 0 });
  fireEvent.pointerMove(grip, at(190));
  act(() => {
    fireEvent.pointerMove(grip, at(600));
    fireEvent.pointerUp(grip, at(600));
  });
  expect(await said(/Moved Amavi to Sunday/)).toBeVisible();
});

test("a place that cannot be kept changes nothing, and says why", async () => {
  await open();
  drag(2, 150, 600);
  expect(await said(/nothing was moved\. .*[Cc]losed on Sundays/)).toBeVisible();
  expect(stopsOn(/Saturday/)).toEqual(["Amavi", "Barons"]);
});

test("a day that is full takes no other stop, says why, and the next change is made", async () => {
  const fifth = { ...DUNHAM, id: 5, name: "Estrella" };
  const { user } = show({
    wineries: [AMAVI, BARONS, CADENCE, DUNHAM, fifth],
    request: { wineriesPerDay: 4, pins: [{ wineryId: 5, day: 1 }] },
  });
  const saturday = await screen.findByRole("region", { name: /Saturday, December 5/ });
  expect(stopsOn(/Saturday/)).toHaveLength(4);
  drag(5, 410, 190);
  expect(
    await said(/^A day holds at most 4 stops: move or remove one of them first\.$/),
  ).toBeVisible();
  expect(stopsOn(/Sunday/)).toEqual(["Estrella"]);
  const [length] = within(saturday).getAllByLabelText("Length of the visit");
  await user.selectOptions(length ?? saturday, "75");
  expect(await said(/^Set the visit at .* to 1 h 15 min/)).toBeVisible();
});

test("a press without movement, and a drag that Escape or the browser ends, move nothing", async () => {
  await open();
  drag(1, 50, 53);
  drag(1, 50, 190, false);
  fireEvent.keyDown(window, { key: "Escape" });
  fireEvent.pointerUp(gripOf(1), { clientX: 20, clientY: 190, pointerId: 1 });
  drag(1, 50, 190, false);
  fireEvent.pointerCancel(gripOf(1), { pointerId: 1 });
  fireEvent.pointerUp(gripOf(1), { clientX: 20, clientY: 190, pointerId: 1 });
  expect(stopsOn(/Saturday/)).toEqual(["Amavi", "Barons"]);
  expect(screen.queryByText(/^Moved/)).not.toBeInTheDocument();
});

test("a plan that cannot be changed has no grips", async () => {
  await open(false);
  expect(grips()).toHaveLength(0);
});
