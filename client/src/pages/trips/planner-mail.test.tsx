import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import {
  requestsTo,
  type SentRequest,
  stubApi,
  stubNetworkFailure,
  stubProblem,
} from "#client/testing/api.ts";
import { aSharedTrip, aWinery, evenDrives, townDrives } from "#client/testing/fixtures.ts";
import { keepTripForm } from "#client/testing/plan-a-trip.ts";
import { renderPage } from "#client/testing/render.tsx";
import { citiesApi } from "#shared/api/cities.ts";
import { siteApi } from "#shared/api/site.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { itinerariesApi } from "#shared/api/trips/itineraries.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { everyDay } from "#shared/domain/winery/opening-hours.ts";
import { PlannerPage } from "./planner-page.tsx";

const DAILY = everyDay(() => [{ opens: 600, closes: 1080 }]);
const ABEJA = aWinery({ name: "Abeja", openingHours: DAILY });
const BARONS = aWinery({ name: "Barons", openingHours: DAILY });
const LINKS = { url: "/trip/a-token", editUrl: "/trip/a-token#edit=a-key" };

beforeEach(() => {
  stubApi(citiesApi.search, []);
  stubApi(wineriesApi.list, [ABEJA, BARONS]);
  stubApi(siteApi.settings, { tileUrl: "", mailbox: false, contactEmail: null });
  stubApi(itinerariesApi.sendEmail, { status: "sent", ...LINKS });
  stubApi(drivesApi.between, evenDrives([ABEJA.id, BARONS.id]));
  stubApi(drivesApi.fromTown, townDrives({ [ABEJA.id]: 10, [BARONS.id]: 15 }));
  stubApi(drivesApi.geometries, { courses: [] });
  stubApi(
    tripsApi.byToken,
    aSharedTrip({
      mayEdit: true,
      name: "Harvest",
      wineries: [ABEJA],
      request: { base: "Walla Walla", wineries: [ABEJA.id], days: 1, wineriesPerDay: 2 },
    }),
  );
});

const emailField = () => screen.getByRole("textbox", { name: "Email address" });
const send = () => screen.getByRole("button", { name: "Send Itinerary" });
const sent = () => requestsTo(itinerariesApi.sendEmail);
const bodyOf = (request: SentRequest | undefined) => request?.body as Record<string, unknown>;

async function openEmailStep(answers: Parameters<typeof keepTripForm>[0] = {}) {
  keepTripForm(answers);
  const page = renderPage(<PlannerPage />);
  const { user } = page;
  await user.click(screen.getByRole("button", { name: "Find Wineries" }));
  await user.click(await screen.findByRole("button", { name: "Abeja" }));
  await user.click(screen.getByRole("button", { name: "Create My Itinerary" }));
  await screen.findByRole("dialog", { name: "Email your itinerary" });
  return page;
}

test("§5: the address is validated on submit, then on every change", async () => {
  const { user } = await openEmailStep();
  await user.type(emailField(), "ann@");
  expect(screen.queryByText("Please enter a valid email address")).not.toBeInTheDocument();
  await user.click(send());
  await waitFor(() =>
    expect(emailField()).toHaveAccessibleDescription(/Please enter a valid email address/),
  );
  expect(emailField()).toBeInvalid();
  expect(sent()).toHaveLength(0);

  await user.type(emailField(), "example.org");
  await waitFor(() => expect(emailField()).toBeValid());
  await user.clear(emailField());
  expect(await screen.findByText("Please enter a valid email address")).toBeVisible();
});

test("§7: sends the address, the trip and the chosen wineries in full", async () => {
  const { user } = await openEmailStep({
    timeAvailable: "Weekend (2 days)",
    preferences: "Syrah, ",
  });
  await user.type(emailField(), "ann@example.org{Enter}");
  await screen.findByText("Itinerary sent!");
  expect(bodyOf(sent()[0])).toEqual({
    email: "ann@example.org",
    tripData: {
      startCity: "Walla Walla",
      preferences: ["Syrah"],
      days: 2,
      wineriesPerDay: 2,
      name: "Harvest",
      guests: 2,
      startDate: "",
      timeAvailable: "Weekend (2 days)",
      drivingDistance: "2+ hours",
      budget: "No preference",
      reservationPreference: "No preference",
      region: null,
      schedule: { arrangement: null },
    },
    wineries: [ABEJA],
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test("§4, §8: Sending... while pending; then a toast, no dialog, and an empty address", async () => {
  let answer = () => {};
  stubApi(
    itinerariesApi.sendEmail,
    () => new Promise((resolve) => (answer = () => resolve({ status: "sent" }))),
  );
  const { user } = await openEmailStep();
  await user.type(emailField(), "ann@example.org");
  await user.click(send());
  expect(await screen.findByRole("button", { name: "Sending..." })).toHaveAttribute(
    "aria-disabled",
    "true",
  );

  answer();
  expect(await screen.findByText("Itinerary sent!")).toBeVisible();
  expect(
    screen.getByText("Check your email for your personalized wine tour itinerary."),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByText("Your plan is on its way to ann@example.org.")).toBeVisible();

  await user.click(screen.getByRole("button", { name: /send it to someone else/ }));
  await user.click(await screen.findByRole("button", { name: "Create My Itinerary" }));
  await waitFor(() => expect(emailField()).toHaveValue(""));
});

test("a site that keeps its mail says where to read it", async () => {
  stubApi(siteApi.settings, { tileUrl: "", mailbox: true, contactEmail: null });
  const { user } = await openEmailStep();
  await user.type(emailField(), "ann@example.org{Enter}");
  const link = await screen.findByRole("link", { name: "open the mailbox" });
  expect(link).toHaveAttribute("href", "/dev/mailbox");
});

test("§8: a failure shows its toast, keeps everything, and one press sends again", async () => {
  stubProblem(itinerariesApi.sendEmail, { title: "Away", status: 503, detail: "No mail server" });
  const { user } = await openEmailStep();
  await user.type(emailField(), "ann@example.org");
  await user.click(send());
  // The toast may still be on its way into the dialog that is open.
  await waitFor(() => expect(screen.getByText("Failed to send itinerary")).toBeVisible());
  expect(screen.getByText("Please try again or contact support.")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("The plan was not sent.");
  expect(emailField()).toHaveValue("ann@example.org");

  stubApi(itinerariesApi.sendEmail, { status: "sent" });
  await user.click(send());
  expect(await screen.findByText("Itinerary sent!")).toBeVisible();
  expect(sent()).toHaveLength(2);
  // The same request, so that a mail which went out after all is not sent twice.
  expect(bodyOf(sent()[1]).requestId).toBe(bodyOf(sent()[0]).requestId);
});

test("the dialog opened again after a failure repeats the same request", async () => {
  stubProblem(itinerariesApi.sendEmail, { title: "Away", status: 503, detail: "No mail server" });
  const { user } = await openEmailStep();
  await user.type(emailField(), "ann@example.org");
  await user.click(send());
  expect(await screen.findByText("Failed to send itinerary")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Cancel" }));

  stubApi(itinerariesApi.sendEmail, { status: "sent" });
  await user.click(await screen.findByRole("button", { name: "Create My Itinerary" }));
  await waitFor(() => expect(emailField()).toHaveValue("ann@example.org"));
  await user.click(send());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(bodyOf(sent()[1]).requestId).toBe(bodyOf(sent()[0]).requestId);
});

test("a plan that was never sent, as there was no network, is said to be so", async () => {
  const { user } = await openEmailStep();
  stubNetworkFailure(itinerariesApi.sendEmail);
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => network.mockRestore());
  await user.type(emailField(), "ann@example.org");
  await user.click(send());
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("The plan was not sent."),
  );
});

test("a plan that may have been sent is said to be so; only after the pause it is another press", async () => {
  const detail = "The email may have been sent. Check the inbox.";
  stubProblem(itinerariesApi.sendEmail, {
    title: "No answer",
    status: 504,
    detail,
    retryAfter: 600,
  });
  const clock = vi.spyOn(Date, "now");
  const begun = Date.now();
  const { user } = await openEmailStep();
  await user.type(emailField(), "ann@example.org");
  await user.click(send());
  expect(await screen.findByText("Your plan may have been sent")).toBeVisible();
  expect(screen.queryByText("Failed to send itinerary")).not.toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent(detail);
  expect(emailField()).toHaveValue("ann@example.org");
  await user.click(send());
  await waitFor(() => expect(sent()).toHaveLength(2));
  clock.mockReturnValue(begun + 700_000);
  await waitFor(() => expect(send()).toBeEnabled());
  await user.click(send());
  await waitFor(() => expect(sent()).toHaveLength(3));
  clock.mockRestore();
  const [first, second, third] = sent().map((request) => bodyOf(request).requestId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("§8: a connection that breaks is a failure like any other", async () => {
  stubNetworkFailure(itinerariesApi.sendEmail);
  const { user } = await openEmailStep();
  await user.type(emailField(), "ann@example.org{Enter}");
  expect(await screen.findByText("Failed to send itinerary")).toBeVisible();
});

test("a 429 tells when to try again", async () => {
  stubProblem(itinerariesApi.sendEmail, {
    title: "Too Many Requests",
    status: 429,
    detail: "Too many plans",
    retryAfter: 700,
  });
  const { user } = await openEmailStep();
  await user.type(emailField(), "ann@example.org{Enter}");
  expect(await screen.findByText("Failed to send itinerary")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "You can send this one again in about 12 minutes.",
  );
});

test("where the site's hour of mail is used up, it is said, with when to try again", async () => {
  const detail = "The guide has reached its email limit for this hour. Try again in 40 minutes.";
  const busy = { title: "Service Unavailable", status: 503, detail, retryAfter: 2400 };
  stubProblem(itinerariesApi.sendEmail, busy);
  const { user } = await openEmailStep();
  await user.type(emailField(), "ann@example.org{Enter}");
  expect(await screen.findByText("Failed to send itinerary")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(detail);
});

test("an address that the server refuses is explained by the server", async () => {
  stubProblem(itinerariesApi.sendEmail, {
    title: "Bad Request",
    status: 400,
    detail: "One field",
    errors: [{ field: "body.email", message: "Please enter a valid email address" }],
  });
  const { user } = await openEmailStep();
  await user.type(emailField(), "ann@example.org{Enter}");
  await screen.findByText("Failed to send itinerary");
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a valid email address");
});

test("pressing Send twice sends once", async () => {
  let answer = () => {};
  stubApi(
    itinerariesApi.sendEmail,
    () => new Promise((resolve) => (answer = () => resolve({ status: "sent" }))),
  );
  const { user } = await openEmailStep();
  await user.type(emailField(), "ann@example.org");
  const button = send();
  await user.dblClick(button);
  await user.type(emailField(), "{Enter}{Enter}");
  await screen.findByRole("button", { name: "Sending..." });
  answer();
  await screen.findByText("Itinerary sent!");
  expect(sent()).toHaveLength(1);
});

test("changed content is a new request", async () => {
  stubProblem(itinerariesApi.sendEmail, { title: "Away", status: 503, detail: "No mail server" });
  const { user } = await openEmailStep();
  await user.type(emailField(), "ann@example.org{Enter}");
  await screen.findByText("Failed to send itinerary");
  await user.clear(emailField());
  await user.type(emailField(), "bea@example.org{Enter}");
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(bodyOf(sent()[1]).requestId).not.toBe(bodyOf(sent()[0]).requestId);
});

test("§4: Cancel returns to the picker, and the typed address is still there later", async () => {
  const { user, unmount } = await openEmailStep();
  await user.type(emailField(), "ann@exa");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog", { name: "Email your itinerary" })).not.toBeInTheDocument();
  expect(screen.getByText("1 of 2 selected")).toBeVisible();
  unmount();

  const { user: returning } = renderPage(<PlannerPage />);
  await returning.click(screen.getByRole("button", { name: "Find Wineries" }));
  await returning.click(await screen.findByRole("button", { name: "Create My Itinerary" }));
  await waitFor(() => expect(emailField()).toHaveValue("ann@exa"));
});

test("a second friend is mailed the same trip, also while its page cannot be loaded", async () => {
  stubProblem(tripsApi.byToken, { title: "Busy", status: 503, detail: "Busy.", retryAfter: 60 });
  stubApi(tripsApi.mail, { status: "sent" });
  const { user } = await openEmailStep();
  await user.type(emailField(), "ann@example.org{Enter}");
  await user.click(await screen.findByRole("button", { name: /send it to someone else/ }));
  await user.click(await screen.findByRole("button", { name: "Create My Itinerary" }));
  await user.type(await screen.findByLabelText("Email address"), "bea@example.org{Enter}");
  await waitFor(() => expect(requestsTo(tripsApi.mail)).toHaveLength(1));
  const [second] = requestsTo(tripsApi.mail);
  expect([second?.path, second?.headers["x-edit-key"]]).toEqual([
    "/api/trips/a-token/mail",
    "a-key",
  ]);
  expect(sent()).toHaveLength(1);
});
