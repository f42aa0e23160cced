/** Links that were sent to the wrong people are replaced while somebody goes on working. */
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { requestsTo, stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import { aSharedTrip } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { forgetSession } from "#client/testing/session-hint.ts";
import { serveTrip } from "#client/testing/trip-server.ts";
import { Toaster } from "#client/ui/toaster.tsx";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { SharedTrip } from "../shared-trip.tsx";
import { BesideThePlan } from "../trip-view.tsx";

const EDITABLE = aSharedTrip({ mayEdit: true, editUrl: "/trip/a-token#edit=a-key" });
const LINKS = { url: "/trip/new-token", editUrl: "/trip/new-token#edit=new-key" };

const page = <SharedTrip token="a-token" renderMap={() => null} />;
const open = () => renderPage(page, { at: "/trip/a-token#edit=a-key" });
const GONE = { title: "Not found", status: 404, detail: "There is no trip at this address." };
const LOST = /the old ones may no longer work: please stay on this page/;

/** Types into the first note. */
async function typeNote(user: ReturnType<typeof open>["user"], text: string) {
  const [note] = await screen.findAllByLabelText("Note");
  if (!note) throw new Error("There are no notes");
  await user.type(note, `${text}{Enter}`);
}

const sent = () => requestsTo(tripsApi.renewLinks).map(({ body }) => body);

afterEach(() => void vi.restoreAllMocks());
beforeAll(() => BesideThePlan.prepare());

test("who types while both links are replaced lands on the new page, and what was typed is sent there", async () => {
  forgetSession();
  serveTrip(EDITABLE);
  let answer = () => {};
  stubApi(tripsApi.renewLinks, () => new Promise((done) => (answer = () => done(LINKS))));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Replace both links" }));
  await typeNote(user, "Ask for the rosé");
  answer();
  await waitFor(() => expect(window.location.pathname).toBe("/trip/new-token"));
  await waitFor(() => expect(requestsTo(tripsApi.change)).toHaveLength(1));
  expect(requestsTo(tripsApi.change)[0]).toMatchObject({
    path: "/api/trips/new-token",
    headers: { "x-edit-key": "new-key" },
    body: { changes: [{ kind: "note", note: { text: "Ask for the rosé" } }] },
  });
  expect(localStorage.getItem("trip-key:new-token")).toBe("new-key");
  // Renewing the link alone would leave the old editing key.
  expect(requestsTo(tripsApi.renewLinks)[0]?.body).toMatchObject({ renew: "both" });
});

test("where nothing can be stored, a new editing key stays in the address", async () => {
  forgetSession();
  serveTrip(EDITABLE);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("Refused");
  });
  const editUrl = "/trip/a-token#edit=new-key";
  stubApi(tripsApi.renewLinks, { url: "/trip/a-token", editUrl });
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Replace the editing link" }));
  await waitFor(() => expect(window.location.hash).toBe("#edit=new-key"));
});

test("an answer that is lost on the way is asked for again, by the same request", async () => {
  forgetSession();
  serveTrip(EDITABLE);
  stubApi(tripsApi.renewLinks, () => {
    if (sent().length === 1) throw new TypeError("Failed to fetch");
    return LINKS;
  });
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Replace both links" }));
  await waitFor(() => expect(window.location.pathname).toBe("/trip/new-token"));
  const [first, second] = sent();
  expect(first).toEqual({ renew: "both", requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(second).toEqual(first);
});

test("while no answer comes, either press repeats the request; one that is refused is over", async () => {
  forgetSession();
  serveTrip(EDITABLE);
  stubNetworkFailure(tripsApi.renewLinks);
  const { user } = open();
  await user.click(await screen.findByText("Sent a link to the wrong person?"));
  await user.click(screen.getByRole("button", { name: "Replace the editing link" }));
  expect(await screen.findByText(/the old ones may no longer work/)).toBeVisible();
  const refused = { title: "Conflict", status: 409, detail: "Not now, says the site." };
  stubProblem(tripsApi.renewLinks, refused);
  const both = screen.getByRole("button", { name: "Replace both links" });
  await user.click(both);
  expect(await screen.findByText(refused.detail)).toBeVisible();
  await user.click(both);
  await waitFor(() => expect(sent()).toHaveLength(4));
  const [first, second, third, fourth] = sent();
  expect([second, third]).toEqual([first, first]);
  expect(fourth).toEqual({ renew: "both", requestId: expect.not.stringMatching(idIn(first)) });
});

/** Asks for new links, and no answer comes back. */
async function pressUnanswered(name: string) {
  forgetSession();
  serveTrip(EDITABLE);
  stubNetworkFailure(tripsApi.renewLinks);
  const { user } = open();
  await user.click(await screen.findByText("Sent a link to the wrong person?"));
  await user.click(screen.getByRole("button", { name }));
  await screen.findByText(LOST);
  return user;
}

test.each([
  ["both links", GONE],
  ["the editing link", { ...GONE, status: 403 }],
])("what is typed after %s may have ended waits for the new ones", async (which, ended) => {
  const user = await pressUnanswered("Replace both links");
  // The site had done it.
  stubProblem(tripsApi.change, ended);
  if (which === "both links") stubProblem(tripsApi.byToken, ended);
  else stubApi(tripsApi.byToken, aSharedTrip({ version: 2, sequence: 2 }));
  await typeNote(user, "Ring");
  expect(await screen.findByText(/Keep this page open: they are sent/)).toBeVisible();
  const server = serveTrip(EDITABLE);
  stubApi(tripsApi.renewLinks, LINKS);
  await user.click(screen.getByRole("button", { name: "Replace both links" }));
  await waitFor(() => expect(window.location.pathname).toBe("/trip/new-token"));
  await waitFor(() => expect(server.sent().at(-1)).toMatchObject([{ note: { text: "Ring" } }]));
  const [first, second, third] = sent();
  expect([second, third]).toEqual([first, first]);
});

test("after the editing link has arrived at last, both links are replaced as was pressed", async () => {
  const user = await pressUnanswered("Replace the editing link");
  stubApi(tripsApi.renewLinks, ({ body, headers }) =>
    (body as { readonly renew: string }).renew === "edit"
      ? { url: "/trip/a-token", editUrl: "/trip/a-token#edit=second-key" }
      : { ...LINKS, editUrl: `${LINKS.editUrl}-after-${headers["x-edit-key"]}` },
  );
  await user.click(screen.getByRole("button", { name: "Replace both links" }));
  await waitFor(() => expect(window.location.pathname).toBe("/trip/new-token"));
  expect(localStorage.getItem("trip-key:new-token")).toBe("new-key-after-second-key");
});

test.each([
  [
    "a busy site",
    () => stubProblem(tripsApi.renewLinks, { ...GONE, status: 429, detail: "Too many." }),
  ],
  ["no network", () => void vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)],
])("%s leaves a renewal without an answer to be repeated, and says so", async (_what, fail) => {
  forgetSession();
  serveTrip(EDITABLE);
  stubNetworkFailure(tripsApi.renewLinks);
  const { user } = open();
  await user.click(await screen.findByText("Sent a link to the wrong person?"));
  const both = screen.getByRole("button", { name: "Replace both links" });
  await user.click(both);
  await screen.findByText(LOST);
  fail();
  await user.click(both);
  await waitFor(() => expect(sent()).toHaveLength(3));
  await waitFor(() => expect(both).not.toHaveAttribute("aria-disabled"));
  expect(screen.getByText(LOST)).toBeVisible();
  vi.restoreAllMocks();
  stubApi(tripsApi.renewLinks, LINKS);
  await user.click(both);
  await waitFor(() => expect(window.location.pathname).toBe("/trip/new-token"));
  expect(sent().at(-1)).toEqual(sent()[0]);
});

test("offline the links stay, and what was changed is said to come first", async () => {
  forgetSession();
  serveTrip(EDITABLE);
  const { user } = open();
  await user.click(await screen.findByText("Sent a link to the wrong person?"));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  stubNetworkFailure(tripsApi.renewLinks);
  const both = screen.getByRole("button", { name: "Replace both links" });
  await user.click(both);
  expect(
    await screen.findByText(/^The links stay as they are. Nothing was sent. You are offline/),
  ).toBeVisible();
  await typeNote(user, "Ring");
  await user.click(both);
  expect(
    await screen.findByText(/^The links stay as they are. Your last changes are not saved yet/),
  ).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test("a new editing link is the one that is copied, and the page that begins anew tells of it", async () => {
  forgetSession();
  serveTrip(EDITABLE);
  const editUrl = "/trip/a-token#edit=new-key";
  stubApi(tripsApi.byToken, ({ headers }) => ({
    ...EDITABLE,
    ...(headers["x-edit-key"] === "new-key" && { editUrl }),
  }));
  stubApi(tripsApi.renewLinks, { url: "/trip/a-token", editUrl });
  const { user, unmount, queryClient } = open();
  await user.click(await screen.findByRole("button", { name: "Replace the editing link" }));
  await waitFor(() => expect(window.location.hash).toBe("#edit=new-key"));
  await waitFor(async () => {
    await user.click(screen.getByRole("button", { name: "Copy the editing link" }));
    expect(await navigator.clipboard.readText()).toContain(editUrl);
  });
  unmount();
  render(
    <QueryClientProvider client={queryClient}>
      {page}
      <Toaster />
    </QueryClientProvider>,
  );
  expect(await screen.findByText("There is a new editing link")).toBeVisible();
  await waitFor(() => expect(window.location.href).not.toContain("new-key"));
  expect(window.history.state).toEqual({});
});

const idIn = (body: unknown) => (body as { readonly requestId: string }).requestId;
