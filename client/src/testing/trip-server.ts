/** Stands in for the server of one trip: changes are applied by the product's own reducer. */
import { inputOf } from "#client/features/trips/store/trip-calls.ts";
import { withEdits } from "#client/features/trips/store/trip-store.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { TripChange, TripEdit, TripPatch } from "#shared/api/trips/trip-changes.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { basesOf } from "#shared/domain/schedule/plan-request.ts";
import { changeInWords, dayOfTrip } from "#shared/domain/trips/change-words.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { isSame } from "#shared/domain/trips/trip-patch.ts";
import { requestOf } from "#shared/domain/trips/trip-request.ts";
import { requestsTo, stubApi, stubRespond } from "./api.ts";
import { evenDrives } from "./fixtures.ts";

interface TripServer {
  /** As it is by now. */
  readonly trip: () => Trip;
  /** A change by somebody else. */
  readonly change: (edit: TripEdit, by?: string | null) => void;
  /** The changes that were sent, request by request. */
  readonly sent: () => readonly (readonly TripEdit[])[];
  /** Takes changes again, after a stub that did not. */
  readonly answer: () => void;
  /** Answers what is sent from now on only once the returned function is called. */
  readonly hold: () => () => void;
}

/** @param more wineries that may join the trip. */
export function serveTrip(first: Trip, more: readonly Winery[] = []): TripServer {
  let trip = first;
  const applied = new Set<string>();
  const known = [...first.wineries, ...more];

  /** @returns why it was refused; null if it was not. */
  const apply = (change: TripChange, by: string | null): string | null => {
    if (applied.has(change.id)) return null;
    const before = inputOf(trip);
    const made = withEdits(before, [change]);
    if ("refused" in made) return made.refused;
    applied.add(change.id);
    if (isSame(made.trip, before)) return null;
    const { name, guests, answers, arrangement, notes, places, ...request } = made.trip;
    const wineries = request.wineries.flatMap((id) => known.find((one) => one.id === id) ?? []);
    const version = trip.version + 1;
    const entry = {
      id: change.id,
      version,
      at: "2026-11-22T20:00:00.000Z",
      by,
      text: changeInWords(change, {
        winery: (id) => known.find((one) => one.id === id)?.name ?? "a winery",
        day: (index) => dayOfTrip(request, index),
      }),
      undo: structuredClone(made.undo.map((undo) => patchOf(undo))[0] ?? {}),
    };
    trip = {
      ...trip,
      ...structuredClone({ name, guests, answers, arrangement, request }),
      arrangement: arrangement?.map((order) => [...order]) ?? null,
      notes: notes ? structuredClone(notes) : trip.notes,
      wineries,
      places: places ? structuredClone(places) : trip.places,
      drives: evenlyBetween(made.trip),
      version,
      sequence: trip.sequence + 1,
      history: [entry as Trip["history"][number], ...trip.history],
    } as Trip;
    return null;
  };

  stubApi(tripsApi.byToken, () => trip);
  let held: Promise<void> = Promise.resolve();
  const answer = () =>
    stubRespond(tripsApi.change, async ({ body }) => {
      await held;
      const { changes, by = null } = body as { changes: TripChange[]; by?: string };
      const refused = changes.flatMap((change) => {
        const reason = apply(change, by);
        return reason === null ? [] : { id: change.id, reason };
      });
      if (refused.length === 0) return Response.json(trip);
      const detail = "Some changes make no sense any more.";
      return Response.json({ title: "Conflict", status: 409, detail, refused }, { status: 409 });
    });
  answer();
  return {
    trip: () => trip,
    change: (edit, by = null) => {
      const refused = apply({ ...edit, id: crypto.randomUUID() }, by);
      if (refused !== null) throw new Error(`The test's server refuses: ${refused}`);
    },
    sent: () =>
      requestsTo(tripsApi.change).map(({ body }) =>
        (body as { changes: TripChange[] }).changes.map(({ id: _id, ...edit }) => edit),
      ),
    answer,
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}

/** The drives of a trip, under the names that its places have. */
function evenlyBetween(trip: TripInput) {
  const { bases, meals } = placesOf(requestOf(trip));
  const named = [...bases.slice(1), ...meals];
  const drives = evenDrives([...named.keys(), ...trip.wineries]);
  const [first = "base"] = bases.length > 1 ? bases : [];
  return { ...drives, places: [first, ...named, ...trip.wineries] };
}

function placesOf(request: ReturnType<typeof requestOf>) {
  const meals = (request.lunchPlaces ?? []).flatMap((at) => at?.key ?? []);
  return { bases: basesOf(request), meals: [...new Set(meals)] };
}

const patchOf = (edit: TripEdit): TripPatch => (edit.kind === "undo" ? edit.patch : {});
