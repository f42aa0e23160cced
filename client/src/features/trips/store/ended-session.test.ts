/** What a visitor changed and this device keeps, where their session has ended or somebody else is here. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteVisitor } from "#client/lib/visitor-storage.ts";
import { tellSignedOut } from "#client/offline/workers.ts";
import { requestsTo, stubApi, stubProblem } from "#client/testing/api.ts";
import { aSharedTrip } from "#client/testing/fixtures.ts";
import { closeStores, EDITABLE, goOffline, openStore, saving } from "#client/testing/open-store.ts";
import { forgetSession } from "#client/testing/session-hint.ts";
import { serveTrip } from "#client/testing/trip-server.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";

const ENDED = { title: "Forbidden", status: 403, detail: "Only its owner can change this trip." };
const ADA = { visitor: "ada", tripKey: null };
const KEPT = "of:ada:trip-changes:a-token";

beforeEach(() => void serveTrip(EDITABLE));
afterEach(closeStores);

/** A change of Ada's that the site refuses, since nobody is signed in any more. */
async function changeSignedOut() {
  stubProblem(tripsApi.change, ENDED);
  const { store, close } = openStore(ADA);
  store.edit([{ kind: "rename", name: "Ada's" }]);
  await saving(store, "signedOut");
  forgetSession();
  return { store, close };
}

test("an owner's changes stay until they have signed in again, on every page until then", async () => {
  const { store, close } = await changeSignedOut();
  store.edit([{ kind: "guests", guests: 3 }]);
  await vi.waitFor(() => expect(requestsTo(tripsApi.change)).toHaveLength(2));
  expect(store.read()).toMatchObject({ trip: { name: "Ada's" }, news: null, isKept: true });
  close();
  // The page for signing in starts.
  tellSignedOut();
  const server = serveTrip(EDITABLE);
  expect(openStore({ visitor: null }).store.read().trip.name).toBe("Two rooms in a day");
  noteVisitor("ada");
  await saving(openStore(ADA).store, "saved");
  expect(server.trip()).toMatchObject({ name: "Ada's", guests: 3 });
});

test("of what an ended session leaves only the changes stay on a device", () => {
  localStorage.setItem("of:ada:trip-key:a-token", "a-key");
  localStorage.setItem(KEPT, "[]");
  forgetSession();
  tellSignedOut();
  expect({ ...localStorage }).toEqual({ [KEPT]: "[]" });
});

test("what an ended session leaves goes after a month, however often somebody is here meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  noteVisitor("ada");
  localStorage.setItem(KEPT, "[]");
  forgetSession();
  const day = 24 * 60 * 60 * 1000;
  for (const days of [0, 20, 9]) {
    vi.setSystemTime(Date.now() + days * day);
    tellSignedOut();
    expect(localStorage.getItem(KEPT)).not.toBeNull();
  }
  vi.setSystemTime(Date.now() + 2 * day);
  tellSignedOut();
  expect(localStorage.getItem(KEPT)).toBeNull();
});

test("what a tab still stored for whoever has signed out goes with the next page", () => {
  noteVisitor("ada");
  noteVisitor(null);
  localStorage.setItem(KEPT, "[]");
  forgetSession();
  tellSignedOut();
  expect(localStorage.getItem(KEPT)).toBeNull();
});

test.each([
  ["somebody else signs in", "ben"],
  ["they sign out", null],
])("kept changes go once %s", async (_when, visitor) => {
  const { store } = await changeSignedOut();
  tellSignedOut();
  noteVisitor(visitor);
  expect(localStorage.getItem(KEPT)).toBeNull();
  store.retry();
  await vi.waitFor(() =>
    expect(store.read()).toMatchObject({ saving: "signedOut", isKept: false }),
  );
});

test("what is queued belongs to who made it: another visitor of this device sends none of it", async () => {
  goOffline();
  const ada = openStore({ visitor: "ada" });
  ada.store.edit([{ kind: "rename", name: "Ada's" }]);
  await saving(ada.store, "waiting");
  expect(openStore({ visitor: "ben" }).store.read().trip.name).toBe("Two rooms in a day");
  expect(openStore({ visitor: null }).store.read().trip.name).toBe("Two rooms in a day");
  expect(openStore({ visitor: "ada" }).store.read().trip.name).toBe("Ada's");
});

test("an owner whose session has ended keeps tools and notes while others change the trip", async () => {
  const trip = { ...EDITABLE, notes: { "7": { text: "Ring twice" } } };
  const { store } = openStore({ ...ADA, trip });
  const changed = { version: 2, sequence: 2, name: "Theirs", notes: null };
  stubApi(tripsApi.byToken, aSharedTrip(changed));
  await store.refresh();
  expect(store.read()).toMatchObject({
    mayEdit: true,
    trip: { name: "Theirs", notes: trip.notes },
    news: { text: "The trip was changed." },
  });
  stubProblem(tripsApi.change, ENDED);
  store.edit([{ kind: "guests", guests: 3 }]);
  await saving(store, "signedOut");
  stubApi(tripsApi.byToken, aSharedTrip({ ...changed, version: 3, sequence: 3 }));
  await store.refresh();
  expect(store.read()).toMatchObject({ saving: "signedOut", mayEdit: true, trip: { guests: 3 } });
});

test("who comes with a key that was renewed keeps no tools", async () => {
  const { store } = openStore();
  stubApi(tripsApi.byToken, aSharedTrip({ version: 2, sequence: 2 }));
  await store.refresh();
  expect(store.read().mayEdit).toBe(false);
});
