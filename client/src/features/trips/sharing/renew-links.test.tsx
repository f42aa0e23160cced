/** Links that were sent to the wrong people are replaced while somebody goes on working. */
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { requestsTo, stubApi } from "#client/testing/api.ts";
import { aSharedTrip } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { forgetSession } from "#client/testing/session-hint.ts";
import { serveTrip } from "#client/testing/trip-server.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { SharedTrip } from "../shared-trip.tsx";
import { BesideThePlan } from "../trip-view.tsx";

const EDITABLE = aSharedTrip({ mayEdit: true, editUrl: "/trip/a-token#edit=a-key" });
const LINKS = { url: "/trip/new-token", editUrl: "/trip/new-token#edit=new-key" };

afterEach(() => void vi.restoreAllMocks());
beforeAll(() => BesideThePlan.prepare());

test("who types while both links are replaced lands on the new page, and what was typed is sent there", async () => {
  forgetSession();
  serveTrip(EDITABLE);
  let answer = () => {};
  stubApi(tripsApi.renewLinks, () => new Promise((done) => (answer = () => done(LINKS))));
  const { user } = renderPage(<SharedTrip token="a-token" renderMap={() => null} />, {
    at: "/trip/a-token#edit=a-key",
  });
  await user.click(await screen.findByRole("button", { name: "Replace both links" }));
  const [note] = await screen.findAllByLabelText("Note");
  if (!note) throw new Error("There are no notes");
  await user.type(note, "Ask for the rosé{Enter}");
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
  expect(requestsTo(tripsApi.renewLinks)[0]?.body).toEqual({ renew: "both" });
});

test("where nothing can be stored, a new editing key stays in the address", async () => {
  forgetSession();
  serveTrip(EDITABLE);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("Refused");
  });
  const editUrl = "/trip/a-token#edit=new-key";
  stubApi(tripsApi.renewLinks, { url: "/trip/a-token", editUrl });
  const { user } = renderPage(<SharedTrip token="a-token" renderMap={() => null} />, {
    at: "/trip/a-token#edit=a-key",
  });
  await user.click(await screen.findByRole("button", { name: "Replace the editing link" }));
  await waitFor(() => expect(window.location.hash).toBe("#edit=new-key"));
});
