import type { Request } from "express";
import { requireWineries } from "#server/features/wineries/guide-answers.ts";
import type { Handlers } from "#server/http/mount.ts";
import { HttpProblem, invalid } from "#server/http/problem.ts";
import { tripInputFrom, tripSchema } from "#shared/api/trips/trip.ts";
import type { tripsApi } from "#shared/api/trips/trips.ts";
import { counted } from "#shared/domain/text/words.ts";
import { personName } from "#shared/domain/trips/guest-name.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import {
  noSuchTrip,
  type OpenedTrip,
  requireEditor,
  requireTrip,
  type TripDeps,
} from "../trip-access.ts";
import { answerOf } from "../trip-handlers.ts";
import { changeTrip, rewriteTrip } from "./change-trip.ts";

/** Changing trips: one edit after the other, or as a whole. */
export function changeHandlers(deps: TripDeps) {
  return {
    change: async (call) => {
      const { body, req } = call;
      const ids = body.changes.map(({ id }) => id);
      const { row, ...asking } = await requireEditor(deps, call, ids);
      const by = personName(req.user?.name) ?? personName(body.by);
      const made = await changeTrip(deps, row, body.changes, by);
      if (!made) throw noSuchTrip();
      const trip = await answerOf(deps, { ...asking, row: made.row }, { allowUnplanned: true });
      const [first] = made.refused;
      if (!first) return trip;
      const { refused } = made;
      const others = body.changes.length > refused.length ? " The others are kept." : "";
      throw new HttpProblem(
        409,
        `${counted(refused.length, "change")} could not be made: ${first.reason}.${others}`,
        { members: { refused, trip: tripSchema.parse(trip) } },
      );
    },
    update: async (call) => {
      const { body, req } = call;
      const { row, ...asking } = await requireEditor(deps, call);
      const { version = versionOf(req), ...sent } = body;
      await requireWineries(deps, sent.wineries);
      // Notes, places and marks came later than this call: who leaves them out does not know them.
      const edit = ({ notes, places, dayLog }: TripInput) => ({
        ...(sent.notes === undefined && { notes }),
        ...(sent.places === undefined && { places }),
        ...(sent.dayLog === undefined && { dayLog }),
        ...tripInputFrom(sent),
      });
      const changed = await rewriteTrip(deps, row, edit, {
        version,
        by: personName(req.user?.name),
      });
      if (changed === undefined) throw noSuchTrip();
      if (changed === null) throw await changedMeanwhile(deps, await requireTrip(deps, call));
      return answerOf(deps, { ...asking, row: changed }, { allowUnplanned: true });
    },
  } satisfies Partial<Handlers<typeof tripsApi>>;
}

const IF_MATCH = /^"?([1-9]\d{0,8})"?$/;

/** @throws HttpProblem 400 where neither the body nor `If-Match` says which version is changed. */
function versionOf(req: Request): number {
  const [, version] = IF_MATCH.exec(req.get("if-match") ?? "") ?? [];
  if (version !== undefined) return Number(version);
  throw invalid([{ field: "body.version", message: "Send the version of the trip you changed" }]);
}

/** The answer to a change of what is no longer there: the trip as it is by now, for both to be shown. */
async function changedMeanwhile(deps: TripDeps, opened: OpenedTrip): Promise<HttpProblem> {
  const trip = await answerOf(deps, opened, { allowUnplanned: true });
  const detail =
    "Someone else changed this trip in the meantime, so your change was not saved. Look at both and choose.";
  return new HttpProblem(412, detail, { members: { trip: tripSchema.parse(trip) } });
}
