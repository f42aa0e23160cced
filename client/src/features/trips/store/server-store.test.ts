/** A trip on the server, changed from this page: what is queued, sent, repeated, refused and told. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#client/lib/api.ts";
import { KEPT_AT } from "#client/offline/kept-trips.ts";
import { requestsTo, stubApi, stubNetworkFailure, stubProblem } from "#client/testing/api.ts";
import {
  closeStores,
  comeOnline,
  EDITABLE,
  goOffline,
  openStore,
  saving,
  sentBodies,
} from "#client/testing/open-store.ts";
import { serveTrip } from "#client/testing/trip-server.ts";
import type { Problem } from "#shared/api/problem.ts";
import { tripChangesBodySchema } from "#shared/api/trips/trip-changes.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { requestOf } from "#shared/domain/trips/trip-request.ts";
import { NO_DRAFT, writeGuestDraft } from "../sharing/guest-draft.ts";
import { AGAIN_SECONDS } from "./server-store.ts";

const sent = () => sentBodies().map(({ changes }) => changes.map(({ id }) => id));

beforeEach(() => void serveTrip(EDITABLE));
afterEach(closeStores);

test("a change stands at once, and is sent with the version it was made on, the key and the name", async () => {
  writeGuestDraft(EDITABLE, { ...NO_DRAFT, name: "Ann" });
  const { store } = openStore();
  expect(store.edit([{ kind: "rename", name: "Up the river" }])).toBeNull();
  expect(store.read()).toMatchObject({ saving: "saving", trip: { name: "Up the river" } });
  await saving(store, "saved");
  expect(sentBodies()).toMatchObject([
    { version: 1, by: "Ann", changes: [{ kind: "rename", name: "Up the river" }] },
  ]);
  expect(requestsTo(tripsApi.change)[0]?.headers["x-edit-key"]).toBe("a-key");
  expect(store.read().stored?.version).toBe(2);
  expect(localStorage.getItem("trip-changes:a-token")).toBeNull();
});

test("a name as it is typed, longer than any is kept, refuses no change", async () => {
  writeGuestDraft(EDITABLE, { ...NO_DRAFT, name: ` Zoe\u0308  ${"x".repeat(56)}` });
  const { store } = openStore();
  store.edit([{ kind: "guests", guests: 3 }]);
  await saving(store, "saved");
  expect(tripChangesBodySchema.parse(sentBodies()[0]).by).toBe(`Zoë ${"x".repeat(36)}`);
});

test("a long day's notes go in as many requests as the site can take", async () => {
  const server = serveTrip(EDITABLE);
  goOffline();
  const { store } = openStore();
  for (let at = 0; at < 100; at++) {
    store.edit([{ kind: "note", wineryId: 7, note: { text: `${at}${"я".repeat(490)}` } }]);
  }
  comeOnline();
  await saving(store, "saved");
  const sizes = sentBodies().map((body) => new Blob([JSON.stringify(body)]).size);
  expect(Math.max(...sizes)).toBeLessThan(100 * 1024);
  expect(sent().flat()).toHaveLength(100);
  expect(server.trip().notes?.[7]?.text).toMatch(/^99/);
});

test("one request at a time: what is changed meanwhile goes with the next, in its order", async () => {
  const release = serveTrip(EDITABLE).hold();
  const { store } = openStore();
  store.edit([{ kind: "wish", wineryId: 7, wish: "must" }]);
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  store.edit([{ kind: "pace", wineriesPerDay: 3 }]);
  store.edit([{ kind: "rename", name: "Later" }]);
  expect(sent()).toHaveLength(1);
  release();
  await saving(store, "saved");
  expect(
    sentBodies().map(({ version, changes }) => [version, changes.map(({ kind }) => kind)]),
  ).toEqual([
    [1, ["wish"]],
    [2, ["pace", "rename"]],
  ]);
});

test("an impossible change is refused in words and never sent, one that changes nothing neither", async () => {
  const { store } = openStore();
  expect(store.edit([{ kind: "pace", wineriesPerDay: 1 }])).toMatch(/do not fit/);
  expect(store.edit([{ kind: "remove", wineryId: 99 }])).toBeNull();
  expect(store.read()).toMatchObject({ saving: "untouched", canUndo: false });
  expect(sent()).toEqual([]);
});

test.each(["new-token", "a-token"])(
  "what is changed while the trip gets new links goes to them: %s",
  async (token) => {
    const { store } = openStore();
    stubApi(tripsApi.renewLinks, () => {
      store.edit([{ kind: "guests", guests: 7 }]);
      return { url: `/trip/${token}`, editUrl: `/trip/${token}#edit=new-key` };
    });
    await store.renewLinks("both");
    await saving(store, "saved");
    expect(requestsTo(tripsApi.change)).toHaveLength(1);
    const [request] = requestsTo(tripsApi.change);
    expect([request?.path, request?.headers["x-edit-key"]]).toEqual([
      `/api/trips/${token}`,
      "new-key",
    ]);
    expect(request?.body).toMatchObject({ changes: [{ guests: 7 }] });
    goOffline();
    // As a field does that is left with the page.
    store.edit([{ kind: "guests", guests: 9 }]);
    expect(localStorage.getItem(`trip-changes:${token}`)).toContain('"guests":9');
  },
);

test("a trip that is asked for by its former link, which ended meanwhile, is not gone", async () => {
  const { store } = openStore();
  let end = () => {};
  stubApi(tripsApi.byToken, () => {
    return new Promise((_done, fail) => {
      end = () => fail(new ApiError(404, "", new Response()));
    });
  });
  const refreshed = store.refresh();
  serveTrip(EDITABLE);
  stubApi(tripsApi.renewLinks, { url: "/trip/new-token", editUrl: "/trip/new-token#edit=new-key" });
  await store.renewLinks("both");
  end();
  await refreshed;
  expect(store.read()).toMatchObject({ mayEdit: true, news: null });
});

test("links that are not renewed stay, and take what was changed meanwhile", async () => {
  const { store } = openStore();
  stubApi(tripsApi.renewLinks, () => {
    store.edit([{ kind: "guests", guests: 7 }]);
    throw new TypeError("The line is dead");
  });
  await expect(store.renewLinks("both")).rejects.toThrow("The line is dead");
  await saving(store, "saved");
  const [request] = requestsTo(tripsApi.change);
  expect([request?.path, request?.headers["x-edit-key"]]).toEqual(["/api/trips/a-token", "a-key"]);
});

test("a place to eat that is taken back is out of the plan before the site answers", async () => {
  const lunch = { name: "Aunt Ruth", town: "Yakima" };
  const lunchPlaces = [{ ...lunch, key: "Aunt Ruth, Yakima" }];
  const { request } = EDITABLE;
  const trip = { ...EDITABLE, places: [{ lunch }], request: { ...request, lunchPlaces } };
  goOffline();
  const { store } = openStore({ trip });
  expect(requestOf(store.read().trip).lunchPlaces).toEqual(lunchPlaces);
  store.edit([{ kind: "undo", patch: { fields: { places: null } }, said: "chose lunch" }]);
  expect(requestOf(store.read().trip).lunchPlaces).toBeUndefined();
});

test("undo takes back what was done here, beside what somebody else has done since", async () => {
  const server = serveTrip(EDITABLE);
  const { store } = openStore();
  store.edit([{ kind: "remove", wineryId: 8 }]);
  await saving(store, "saved");
  server.change({ kind: "rename", name: "Theirs" }, "Bea");
  await store.refresh();
  store.undo();
  await saving(store, "saved");
  expect(server.trip()).toMatchObject({ name: "Theirs", request: { wineries: [7, 8] } });
  expect(store.read()).toMatchObject({ canUndo: false, trip: { wineries: [7, 8] } });
});

test("undoing a tick leaves what somebody else has written of the stop since", async () => {
  const server = serveTrip(EDITABLE);
  const { store } = openStore();
  const [wineryId = 0] = EDITABLE.request.wineries;
  store.edit([{ kind: "note", wineryId, note: { tasted: true }, only: ["tasted"] }]);
  await saving(store, "saved");
  server.change({ kind: "note", wineryId, note: { text: "Ask for the rosé" }, only: ["text"] });
  await store.refresh();
  store.undo();
  await saving(store, "saved");
  expect(server.trip().notes?.[wineryId]).toEqual({ text: "Ask for the rosé" });
});

test("an undo that others have made impossible says why, and is not sent", async () => {
  const server = serveTrip(EDITABLE);
  const { store } = openStore();
  store.edit([{ kind: "remove", wineryId: 8 }]);
  store.edit([
    { kind: "days", days: 1 },
    { kind: "pace", wineriesPerDay: 1 },
  ]);
  await saving(store, "saved");
  store.edit([{ kind: "days", days: 2 }]);
  await saving(store, "saved");
  server.change({ kind: "add", wineryId: 9 });
  await store.refresh();
  const sent = server.sent().length;
  expect(store.undo()).toMatch(/do not fit into/);
  expect(store.read().saving).toBe("saved");
  expect(server.sent()).toHaveLength(sent);
});

test("without a network changes wait on this device, also over a reload, and go in order once it is back", async () => {
  const server = serveTrip(EDITABLE);
  goOffline();
  const first = openStore();
  first.store.edit([{ kind: "wish", wineryId: 7, wish: "must" }]);
  first.store.edit([{ kind: "rename", name: "Offline" }]);
  await saving(first.store, "waiting");
  expect(sent()).toEqual([]);
  first.close();

  const again = openStore({ keptAt: new Date("2026-11-22T18:00:00Z") });
  expect(again.store.read()).toMatchObject({
    saving: "waiting",
    trip: { name: "Offline", wishes: { 7: "must" } },
  });
  // Meanwhile somebody else has changed the trip.
  server.change({ kind: "guests", guests: 9 }, "Bea");
  comeOnline();
  await saving(again.store, "saved");
  expect(server.sent()).toEqual([
    [
      { kind: "wish", wineryId: 7, wish: "must" },
      { kind: "rename", name: "Offline" },
    ],
  ]);
  expect(server.trip()).toMatchObject({ name: "Offline", guests: 9 });
  expect(again.store.read()).toMatchObject({ trip: { guests: 9 }, keptAt: null });
});

test("what was lost on its way back is sent again with the same ids", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const server = serveTrip(EDITABLE);
  stubNetworkFailure(tripsApi.change);
  const { store } = openStore();
  store.edit([{ kind: "rename", name: "Again" }]);
  await saving(store, "waiting");
  server.answer();
  await vi.advanceTimersByTimeAsync(2000);
  await saving(store, "saved");
  expect(sent()).toHaveLength(2);
  expect(sent()[1]).toEqual(sent()[0]);
});

test("while this device's own copy comes for the trip, it is fetched again until the site answers", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const server = serveTrip(EDITABLE);
  const { store } = openStore();
  server.change({ kind: "rename", name: "Theirs" }, "Bea");
  stubApi(tripsApi.byToken, EDITABLE, { [KEPT_AT]: "2026-11-22T18:00:00Z" });
  await store.refresh();
  expect(store.read()).toMatchObject({ trip: { name: EDITABLE.name } });
  stubApi(tripsApi.byToken, server.trip());
  await vi.advanceTimersByTimeAsync(AGAIN_SECONDS * 1000);
  expect(store.read()).toMatchObject({ trip: { name: "Theirs" }, keptAt: null });
});

test("a site that asks to wait is not asked before", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const server = serveTrip(EDITABLE);
  const busy = { title: "Too Many Requests", status: 429, detail: "Wait.", retryAfter: 30 };
  stubProblem(tripsApi.change, busy);
  const { store } = openStore();
  store.edit([{ kind: "rename", name: "Patient" }]);
  await saving(store, "waiting");
  server.answer();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(sent()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(6000);
  await saving(store, "saved");
});

test("a proxy's page in the site's place, a 404 too, loses no change", async () => {
  stubProblem(tripsApi.change, { status: 404 } as Problem);
  const { store } = openStore();
  store.edit([{ kind: "rename", name: "Kept" }]);
  await saving(store, "waiting");
  const server = serveTrip(EDITABLE);
  comeOnline();
  await saving(store, "saved");
  expect(server.trip().name).toBe("Kept");
});

test("changes that the device does not keep are not said to be kept", async () => {
  stubNetworkFailure(tripsApi.change);
  const { store } = openStore();
  store.edit([{ kind: "guests", guests: 3 }]);
  expect(store.read().isKept).toBe(true);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  store.edit([{ kind: "guests", guests: 4 }]);
  await saving(store, "waiting");
  expect(store.read()).toMatchObject({ isKept: false, trip: { guests: 4 } });
  serveTrip(EDITABLE);
  store.retry();
  await saving(store, "saved");
});

test("what is mailed is what stands on the page: it waits for the changes to be saved", async () => {
  const server = serveTrip(EDITABLE);
  const { store } = openStore();
  store.edit([{ kind: "rename", name: "First saved" }]);
  expect(await store.mailed().version()).toBe(2);
  expect(server.trip().name).toBe("First saved");
  stubNetworkFailure(tripsApi.change);
  store.edit([{ kind: "rename", name: "Not saved" }]);
  await expect(store.mailed().version()).rejects.toThrow();
});
