/** Changes that the site does not take: what is said of them, and what stays. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubApi, stubProblem } from "#client/testing/api.ts";
import { aSharedTrip } from "#client/testing/fixtures.ts";
import {
  closeStores,
  comeOnline,
  EDITABLE,
  goOffline,
  openStore,
  saving,
} from "#client/testing/open-store.ts";
import { serveTrip } from "#client/testing/trip-server.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";

const NOT_KEPT =
  "Not kept: set the visit at Hedges to 1 h 30 min. This winery is no longer part of the trip.";
const GONE = "This trip is gone: it was deleted, or its link was renewed.";
const NOT_THERE = { title: "Not Found", status: 404, detail: "There is no such trip." };

beforeEach(() => void serveTrip(EDITABLE));
afterEach(closeStores);

/** What is changed offline, while somebody else takes a winery out. */
async function changeOffline() {
  const server = serveTrip(EDITABLE);
  goOffline();
  const { store } = openStore();
  store.edit([{ kind: "visit", wineryId: 8, minutes: 90 }]);
  store.edit([{ kind: "rename", name: "Kept" }]);
  await saving(store, "waiting");
  server.change({ kind: "remove", wineryId: 8 }, "Bea");
  return { server, store };
}

test("a change that makes no sense any more is dropped and still said when the rest is saved, each once", async () => {
  const { server, store } = await changeOffline();
  comeOnline();
  await saving(store, "refused");
  await store.settled();
  expect(store.read()).toMatchObject({
    saving: "refused",
    news: { text: `${NOT_KEPT} Bea removed Hedges.` },
    trip: { name: "Kept", wineries: [7] },
  });
  expect(server.trip()).toMatchObject({ name: "Kept", request: { wineries: [7] } });
  expect(server.sent().map((changes) => changes.map(({ kind }) => kind))).toEqual([
    ["visit", "rename"],
    ["rename"],
  ]);
  // With the next change it is over.
  store.edit([{ kind: "guests", guests: 3 }]);
  await saving(store, "saved");
  server.change({ kind: "rename", name: "Theirs" }, "Bea");
  await store.refresh();
  expect(store.read().news?.text).toBe("Bea named the trip “Theirs”.");
});

test("who may not edit any more is told why, and sees the trip as it is", async () => {
  stubProblem(tripsApi.change, {
    title: "Forbidden",
    status: 403,
    detail: "The link was renewed.",
  });
  stubApi(tripsApi.byToken, aSharedTrip({ version: 2, sequence: 2 }));
  const { store } = openStore();
  store.edit([{ kind: "rename", name: "Lost" }]);
  await saving(store, "refused");
  await vi.waitFor(() => expect(store.read().mayEdit).toBe(false));
  expect(store.read().trip.name).toBe("Two rooms in a day");
  expect(store.read().news?.text).toBe("Your last changes were not saved. The link was renewed.");
  expect(localStorage.length).toBe(0);
});

test.each(["before", "after"])(
  "changes of a trip that is gone are said to be lost: told of it %s they are sent",
  async (when) => {
    goOffline();
    const { store } = openStore();
    store.edit([{ kind: "rename", name: "Lost" }]);
    await saving(store, "waiting");
    stubProblem(tripsApi.byToken, NOT_THERE);
    stubProblem(tripsApi.change, NOT_THERE);
    if (when === "before") await store.refresh();
    comeOnline();
    await saving(store, "refused");
    await store.refresh();
    expect(store.read()).toMatchObject({
      mayEdit: false,
      news: { text: `Your last changes were not saved. ${GONE}` },
    });
    expect(localStorage.length).toBe(0);
    // Whoever reads it may go on with what they typed.
    expect(store.read().trip.name).toBe("Lost");
  },
);

test("a trip that is gone says no more where nothing was changed", async () => {
  const { store } = openStore();
  stubProblem(tripsApi.byToken, NOT_THERE);
  await store.refresh();
  expect(store.read()).toMatchObject({ saving: "untouched", news: { text: GONE } });
});
