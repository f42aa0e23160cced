import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aSharedTrip, evenDrives } from "#client/testing/fixtures.ts";
import { closeStores, openStore, saving } from "#client/testing/open-store.ts";
import { AMAVI, DUNHAM } from "#client/testing/shown-plan.tsx";
import { serveTrip } from "#client/testing/trip-server.ts";
import { useEdits } from "./use-edits.ts";

afterEach(closeStores);

test("a move is solved once: not again when it is made, whatever the site's answers look like", async () => {
  const rooms = [AMAVI, DUNHAM];
  const request = { base: "Walla Walla", wineries: [1, 4], days: 2, wineriesPerDay: 2 };
  const trip = aSharedTrip({
    mayEdit: true,
    request: { ...request, startDate: "2026-12-05" },
    wineries: rooms,
  });
  serveTrip(trip);
  const { store } = openStore({ trip });
  const wineries = new Map(rooms.map((room) => [room.id, room]));
  const facts = { drives: evenDrives([1, 4]), wineries };
  const solved = new Set<unknown>();
  const { result } = renderHook(() => {
    const edits = useEdits({ store, facts });
    solved.add(edits.plan.solved?.question);
    return edits;
  });
  const said = (text: RegExp) => waitFor(() => expect(result.current.message).toMatch(text));
  await waitFor(() => expect(result.current.plan.solved).not.toBeNull());

  // The site answers with the same in another order of its fields.
  act(() => result.current.edit({ kind: "visit", wineryId: 1, minutes: 120 }));
  await said(/^Set the visit at Amavi/);
  await saving(store, "saved");
  solved.clear();

  act(() => result.current.edit({ kind: "pin", wineryId: 4, day: 1 }));
  await said(/^Moved Dunham to Sunday/);
  await saving(store, "saved");
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  // Before it, and with it.
  expect(solved.size).toBe(2);
});
