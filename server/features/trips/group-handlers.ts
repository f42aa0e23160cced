import { millisecondsInDay } from "date-fns/constants";
import { clientNetwork } from "#server/http/guards/client-network.ts";
import type { Handlers } from "#server/http/mount.ts";
import { conflict, forbidden, HttpProblem, invalid, notFound } from "#server/http/problem.ts";
import { limitKey, type NamedLimit } from "#server/limits/allowance.ts";
import { digestOf } from "#server/platform/secret.ts";
import { MAX_TRIP_GUESTS } from "#shared/api/trips/trip-group.ts";
import type { tripsApi } from "#shared/api/trips/trips.ts";
import { waitInWords } from "#shared/domain/text/words.ts";
import { type MarksRefused, removeGuest, setVoting, writeMarks } from "./guest-queries.ts";
import { noSuchTrip, requireEditor, requireTrip, type TripDeps } from "./trip-access.ts";
import { answerOf } from "./trip-handlers.ts";

/** What the guests of a trip wish, without an account; the trip's editors moderate. */
export function groupHandlers(deps: TripDeps) {
  const { db, now } = deps;
  return {
    mark: async (call) => {
      const { headers, body, req } = call;
      const { row, visitor } = await requireTrip(deps, call);
      refuseForeignMarks(body.marks, row.wineryIds);
      const keyDigest = digestOf(headers["x-guest-key"]);
      const newcomers = visitor.mayEdit ? null : newcomersOf(deps.secret, row.id, req.ip);
      const guest = { itineraryId: row.id, keyDigest, ...body };
      const kept = await writeMarks(db, guest, newcomers, now());
      if (typeof kept === "string") throw refusalOf(kept);
      const trip = await answerOf(deps, await requireTrip(deps, call), { allowUnplanned: true });
      return { ...trip, guestId: kept.guestId };
    },
    unmark: async ({ params, headers, req }) => {
      const { row } = await requireTrip(deps, { params, req });
      const removed = await removeGuest(db, row.id, {
        keyDigest: digestOf(headers["x-guest-key"]),
      });
      if (!removed) throw noSuchGuest();
    },
    removeGuest: async (call) => {
      const { row } = await requireEditor(deps, call);
      if (!(await removeGuest(db, row.id, { id: call.params.guestId }))) throw noSuchGuest();
    },
    setVoting: async (call) => {
      const { row } = await requireEditor(deps, call);
      await setVoting(db, row.id, call.body.isOpen);
    },
  } satisfies Partial<Handlers<typeof tripsApi>>;
}

/** Most guests who come to a trip from one client in a day. */
const MAX_NEWCOMERS = 5;

function newcomersOf(secret: string, tripId: string, ip: string | undefined): NamedLimit {
  const counted = { secret, call: "trip-guests" };
  return {
    key: limitKey(counted, "client", `${tripId}:${clientNetwork(ip).client}`),
    max: MAX_NEWCOMERS,
    windowMs: millisecondsInDay,
    refusal: `${MAX_NEWCOMERS} guests have joined this trip from your network today, which is the most.`,
    again: (seconds) =>
      `Ask whoever planned it to add you, or try again in ${waitInWords(seconds)}.`,
  };
}

const noSuchGuest = () => notFound("This guest is not, or no longer, among those of the trip.");

function refusalOf(refused: MarksRefused): HttpProblem {
  if (refused === "gone") return noSuchTrip();
  if (refused === "closed") {
    return forbidden("Whoever planned this trip has closed the marks, so yours were not kept.");
  }
  if (refused === "full") {
    return conflict(`${MAX_TRIP_GUESTS} guests have marked this trip, which is the most.`);
  }
  const message = "Another guest has this name, or one that looks the same: add a letter to yours";
  return new HttpProblem(409, `${message}.`, { errors: [{ field: "body.name", message }] });
}

/** @throws HttpProblem 400 that points at each mark of a winery the trip does not have. */
function refuseForeignMarks(
  marks: Readonly<Record<string, unknown>>,
  ids: readonly number[],
): void {
  const message = "Mark a winery of this trip";
  const errors = Object.keys(marks)
    .filter((id) => !ids.includes(Number(id)))
    .map((id) => ({ field: `body.marks.${id}`, message }));
  if (errors.length > 0) throw invalid(errors);
}
