/** The plan on the planner's page: it takes the focus, is changed, survives, and goes on to its page. */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import {
  requestsTo,
  stubApi,
  stubHanging,
  stubNetworkFailure,
  stubProblem,
} from "#client/testing/api.ts";
import { evenDrives } from "#client/testing/fixtures.ts";
import {
  choose,
  day,
  LINKS,
  ON_SERVER,
  Planner,
  stubPlanner,
  WINERIES,
} from "#client/testing/plan-on-planner.tsx";
import { renderPage } from "#client/testing/render.tsx";
import { serveTrip } from "#client/testing/trip-server.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { itinerariesApi } from "#shared/api/trips/itineraries.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";

const [AMAVI, BARONS] = WINERIES;

beforeEach(stubPlanner);

const WITH_HOURS = {
  ...ON_SERVER,
  request: { ...ON_SERVER.request, dayStart: 780, dayEnd: 1020 },
};

const firstOf = async (label: string) => {
  const [field] = within(await day()).getAllByLabelText(label);
  if (!field) throw new Error("There are no tools");
  return field;
};
const firstLength = () => firstOf("Length of the visit");

/** The page as the picker's dialog leaves it, the focus back at the form, and the plan on its way. */
function leavePicker() {
  stubHanging(drivesApi.between);
  renderPage(<Planner />);
  const field = screen.getByLabelText("Trip name");
  field.focus();
  choose(1);
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
  await waitFor(() => expect(screen.getByRole("heading", { name: "Harvest" })).toHaveFocus());
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

test("the plan and what was changed in it are there again after a reload, and take no focus", async () => {
  const first = renderPage(<Planner />);
  choose(2);
  await first.user.selectOptions(await firstLength(), "90");
  expect(await screen.findByText(/^Set the visit at .* to 1 h 30 min/)).toBeVisible();
  first.unmount();
  renderPage(<Planner />);
  expect(await firstLength()).toHaveValue("90");
  expect(screen.getByRole("heading", { name: "Harvest" })).not.toHaveFocus();
  expect(within(await day()).getAllByRole("heading", { level: 4 })).toHaveLength(2);
});

test("a half day is planned for the afternoon, and saved so: the trip's page opens", async () => {
  stubApi(tripsApi.create, LINKS);
  const { user } = renderPage(<Planner />, { at: "/planner" });
  choose(2);
  expect(within(await day()).getByText(/Away from 1 PM|Away from 1:/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save & share this plan" }));
  await waitFor(() => expect(window.location.pathname).toBe("/trip/a-token"));
  expect(requestsTo(tripsApi.create)[0]?.body).toMatchObject({
    name: "Harvest",
    wineries: [1, 2],
    dayStart: 780,
    dayEnd: 1020,
    answers: { timeAvailable: "Half day (4 hours)" },
  });
  expect(localStorage.getItem("trip-key:a-token")).toBe("a-key");
});

/** A planner whose plan is being saved until the returned function is called. */
async function whileSaving() {
  let answer = () => {};
  stubApi(tripsApi.create, () => new Promise((resolve) => (answer = () => resolve(LINKS))));
  serveTrip(WITH_HOURS);
  const page = renderPage(<Planner />, { at: "/planner" });
  choose(2);
  await day();
  await page.user.click(screen.getByRole("button", { name: "Save & share this plan" }));
  expect(screen.getByRole("button", { name: "Email it" })).toBeDisabled();
  // It keeps the focus, which a disabled button loses.
  expect(screen.getByRole("button", { name: "Saving…" })).toHaveAttribute("aria-disabled", "true");
  return { ...page, answer: () => answer() };
}

test("another plan that is begun while one is saved stays, and the saved one can be opened", async () => {
  const { user, answer } = await whileSaving();
  choose(1);
  answer();
  expect(await screen.findByText("Your plan is saved")).toBeVisible();
  expect(window.location.pathname).toBe("/planner");
  const saturday = await day();
  const stops = () => within(saturday).getAllByRole("heading", { level: 4 });
  await waitFor(() => expect(stops()).toHaveLength(1));
  expect(screen.getByRole("button", { name: "Save & share this plan" })).toBeEnabled();
  expect(localStorage.getItem("trip-key:a-token")).toBe("a-key");
  await user.click(screen.getByRole("button", { name: "Open it" }));
  expect(window.location.pathname).toBe("/trip/a-token");
});

test("who types while the plan is saved is not interrupted, and what is typed is saved", async () => {
  const { user, answer } = await whileSaving();
  const note = await firstOf("Note");
  await user.type(note, "Ask for the ros");
  answer();
  expect(await screen.findByText("Your plan is saved")).toBeVisible();
  expect(window.location.pathname).toBe("/planner");
  await screen.findByRole("link", { name: "Open its page" });
  await user.type(note, "é");
  expect(note).toHaveFocus();
  await user.tab();
  await waitFor(() => expect(requestsTo(tripsApi.change)).not.toHaveLength(0));
  expect(requestsTo(tripsApi.change).at(-1)?.body).toMatchObject({
    changes: [{ kind: "note", note: { text: "Ask for the rosé" } }],
  });
});

test("who goes on to another page while the plan is saved stays there", async () => {
  const { answer } = await whileSaving();
  window.history.pushState(null, "", "/wineries");
  answer();
  expect(await screen.findByText("Your plan is saved")).toBeVisible();
  expect(window.location.pathname).toBe("/wineries");
});

test("who comes back to the planner and goes on with the plan while it is saved keeps what was changed", async () => {
  const { answer, unmount } = await whileSaving();
  unmount();
  const { user } = renderPage(<Planner />, { at: "/planner" });
  await user.selectOptions(await firstLength(), "75");
  answer();
  expect(await screen.findByText("Your plan is saved")).toBeVisible();
  expect(await firstLength()).toHaveValue("75");
  expect(localStorage.getItem("trip-plan")).toContain('"1":75');
});

test("who left the planner while the plan is saved finds it bound to its page", async () => {
  const { answer, unmount } = await whileSaving();
  unmount();
  answer();
  await waitFor(() => expect(localStorage.getItem("trip-plan")).toContain("a-token"));
  renderPage(<Planner />, { at: "/planner" });
  expect(await screen.findByRole("link", { name: "Open its page" })).toBeVisible();
});

test("what is typed last is kept when the planner is left at once", async () => {
  const { user, unmount } = renderPage(<Planner />, { at: "/planner" });
  choose(2);
  const note = await firstOf("Note");
  await user.type(note, "Ask for the rosé");
  unmount();
  expect(localStorage.getItem("trip-plan")).toContain("Ask for the rosé");
});

test("a trip whose page a busy site does not give is asked for again, when the site says", async () => {
  stubApi(tripsApi.create, LINKS);
  const busy = { title: "Busy", status: 503, detail: "The site is busy.", retryAfter: 1 };
  stubProblem(tripsApi.byToken, busy);
  const { user } = renderPage(<Planner />);
  choose(2);
  await day();
  await user.click(screen.getByRole("button", { name: "Save & share this plan" }));
  await waitFor(() => expect(requestsTo(tripsApi.byToken)).toHaveLength(1));
  // It has a page, loaded or not: no second one is made.
  const link = screen.getByRole("link", { name: "Open its page" });
  expect(link).toHaveAttribute("href", "/trip/a-token");
  await user.selectOptions(await firstLength(), "75");
  const server = serveTrip(WITH_HOURS);
  await waitFor(() => expect(server.sent()).toHaveLength(1));
  expect(server.sent()[0]).toMatchObject([{ kind: "visit", minutes: 75 }]);
});

test("what is changed while the plan is being saved is sent to its page, and nothing from before", async () => {
  let answer = () => {};
  stubApi(tripsApi.create, () => new Promise((resolve) => (answer = () => resolve(LINKS))));
  const server = serveTrip(WITH_HOURS);
  const { user } = renderPage(<Planner />);
  choose(2);
  await user.selectOptions(await firstLength(), "75");
  await user.click(screen.getByRole("button", { name: "Save & share this plan" }));
  await user.selectOptions(await firstLength(), "90");
  answer();
  await waitFor(() => expect(server.sent()).toHaveLength(1));
  expect(server.sent()[0]).toMatchObject([{ kind: "visit", minutes: 90 }]);
  expect(requestsTo(tripsApi.create)[0]?.body).toMatchObject({ visitMinutes: { 1: 75 } });
  expect(await firstLength()).toHaveValue("90");
});

test("guests that the form is given before the trip's page is loaded are sent once it is", async () => {
  stubApi(tripsApi.create, LINKS);
  stubHanging(tripsApi.byToken);
  const first = renderPage(<Planner />);
  choose(2);
  await day();
  await first.user.click(screen.getByRole("button", { name: "Save & share this plan" }));
  await screen.findByRole("heading", { name: "Harvest" });
  await waitFor(() => expect(localStorage.getItem("trip-key:a-token")).toBe("a-key"));
  fireEvent.click(screen.getByText("Five guests"));
  first.unmount();
  const server = serveTrip(WITH_HOURS);
  renderPage(<Planner />);
  await waitFor(() => expect(server.sent()).toHaveLength(1));
  expect(server.sent()[0]).toMatchObject([{ kind: "guests", guests: 5 }]);
});

test("mailed, it has a page: what is changed from then on is changed there, and the next mail makes no second trip", async () => {
  stubApi(itinerariesApi.sendEmail, { status: "sent", ...LINKS });
  stubApi(tripsApi.mail, { status: "sent" });
  const server = serveTrip(WITH_HOURS);
  const { user } = renderPage(<Planner />);
  choose(2);
  await day();
  const mail = async () => {
    await user.click(screen.getByRole("button", { name: "Email it" }));
    const field = await screen.findByLabelText("Email address");
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await user.clear(field);
    await user.type(field, "ann@example.org{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  };
  await mail();
  expect(await screen.findByText("Your plan is on its way to ann@example.org.")).toBeVisible();
  expect(requestsTo(itinerariesApi.sendEmail)[0]?.body).toMatchObject({
    wineries: [AMAVI, BARONS],
    tripData: { startCity: "Walla Walla", name: "Harvest", schedule: { dayStart: 780 } },
  });

  const link = await screen.findByRole("link", { name: "Open its page" });
  expect(link).toHaveAttribute("href", "/trip/a-token");
  await user.selectOptions(await firstLength(), "90");
  await waitFor(() => expect(server.sent()).toHaveLength(1));
  await mail();
  expect(requestsTo(itinerariesApi.sendEmail)).toHaveLength(1);
  expect(requestsTo(tripsApi.mail)).toHaveLength(1);
});

test("what became of one plan is not said below another", async () => {
  stubProblem(tripsApi.create, { title: "Away", status: 503, detail: "Away" });
  stubApi(itinerariesApi.sendEmail, { status: "sent", ...LINKS });
  serveTrip(WITH_HOURS);
  const { user } = renderPage(<Planner />);
  choose(2);
  await day();
  await user.click(screen.getByRole("button", { name: "Save & share this plan" }));
  expect(await screen.findByText(/^It was not saved/)).toBeVisible();
  stubNetworkFailure(tripsApi.create);
  await user.click(screen.getByRole("button", { name: "Save & share this plan" }));
  expect(await screen.findByText(/^It may not have been saved. The plan is kept/)).toBeVisible();
  choose(1);
  expect(screen.queryByText(/^It may not have been saved/)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Email it" }));
  await user.type(await screen.findByLabelText("Email address"), "ann@example.org{Enter}");
  expect(await screen.findByText(/^Your plan is on its way to/)).toBeVisible();
  expect(await screen.findByRole("link", { name: "Open its page" })).toBeVisible();
  choose(2);
  expect(screen.queryByText(/^Your plan is on its way to/)).not.toBeInTheDocument();
});

test("a mail that was given up before the plan is saved binds it to no other page", async () => {
  let answer = () => {};
  const MAILED = { status: "sent" as const, url: "/trip/b", editUrl: "/trip/b#edit=key" };
  stubApi(itinerariesApi.sendEmail, () => new Promise((done) => (answer = () => done(MAILED))));
  stubApi(tripsApi.create, LINKS);
  serveTrip(WITH_HOURS);
  const { user } = renderPage(<Planner />);
  choose(2);
  await day();
  await user.click(screen.getByRole("button", { name: "Email it" }));
  await user.type(await screen.findByLabelText("Email address"), "ann@example.org{Enter}");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Save & share this plan" }));
  const link = await screen.findByRole("link", { name: "Open its page" });
  answer();
  await waitFor(() => expect(localStorage.getItem("trip-key:b")).toBe("key"));
  expect(link).toHaveAttribute("href", "/trip/a-token");
  expect(localStorage.getItem("trip-plan")).toContain('"a-token"');
});

test("Escape in the mail dialog changes nothing of the plan, and gives the focus back", async () => {
  const { user } = renderPage(<Planner />);
  choose(2);
  await user.selectOptions(await screen.findByLabelText("Max stops per day"), "4");
  expect(await screen.findByText(/^Allowed up to 4 stops a day/)).toBeVisible();
  const button = screen.getByRole("button", { name: "Email it" });
  await user.click(button);
  await screen.findByRole("dialog");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.getByLabelText("Max stops per day")).toHaveValue("4");
});

test("without the drives nothing is lost: the plan can be fetched again, saved, mailed or chosen anew", async () => {
  stubProblem(drivesApi.between, { title: "Service Unavailable", status: 503, detail: "Full." });
  const { user } = renderPage(<Planner />);
  choose(2);
  expect(await screen.findByText(/^The drives between your wineries could not be/)).toBeVisible();
  for (const name of ["Save & share this plan", "Email it", "Choose other wineries"]) {
    expect(screen.getByRole("button", { name })).toBeEnabled();
  }
  stubApi(drivesApi.between, evenDrives([1, 2, 3]));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(within(await day()).getAllByRole("heading", { level: 4 })).toHaveLength(2);
  expect(requestsTo(drivesApi.between)).toHaveLength(2);
});

test("a plan whose page is gone goes on as a plan of this device", async () => {
  stubProblem(tripsApi.byToken, { title: "Not Found", status: 404, detail: "There is none." });
  const first = renderPage(<Planner />);
  choose(1);
  await day();
  first.unmount();
  const kept = JSON.parse(localStorage.getItem("trip-plan") ?? "{}");
  localStorage.setItem("trip-plan", JSON.stringify({ ...kept, token: "a-token" }));
  renderPage(<Planner />);
  await waitFor(() => expect(requestsTo(tripsApi.byToken)).toHaveLength(1));
  expect(await screen.findByRole("button", { name: "Save & share this plan" })).toBeVisible();
  expect(await firstLength()).toBeEnabled();
});
