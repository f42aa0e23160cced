import type { Handlers } from "#server/http/mount.ts";
import { conflict } from "#server/http/problem.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { tripFilesApi } from "#shared/api/trips/trip-files.ts";
import { calendarFile } from "#shared/domain/export/calendar/calendar-file.ts";
import { gpxFile, kmlFile } from "#shared/domain/export/maps/map-files.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { requireTrip, type TripDeps } from "./trip-access.ts";
import { exportedTripOf, planStored } from "./trip-answer.ts";

const WITHOUT_WINERY = "This trip has no winery yet. Choose some, and the file is here.";

const WITHOUT_DATE =
  "No stop of this trip has a date: choose a first day and wineries that fit it.";

/** Each file: how it is written, null where the plan has nothing to put into it, and why it is not there. */
const FILES = {
  calendar: { ending: "ics", write: calendarFile, missing: WITHOUT_DATE },
  gpx: { ending: "gpx", write: gpxFile, missing: WITHOUT_WINERY },
  kml: { ending: "kml", write: kmlFile, missing: WITHOUT_WINERY },
} as const;

/** Writes trips as files for whoever has their link. */
export function tripFileHandlers(
  deps: TripDeps & Pick<AppDeps, "config">,
): Handlers<typeof tripFilesApi> {
  type Call = Parameters<Handlers<typeof tripFilesApi>["calendar"]>[0];
  const answer = async (file: keyof typeof FILES, { params, req, res }: Call) => {
    const { ending, write, missing } = FILES[file];
    const { row } = await requireTrip(deps, { params, req: { user: undefined, ip: req.ip } });
    await deps.planner.admit(req);
    const planned = await planStored(deps, row, req.ip);
    // A file goes from hand to hand: it has the link that shows the trip, whoever asks for it.
    const url = deps.config.publicUrl + paths.sharedTrip(params.token);
    const trip = exportedTripOf(planned, url);
    const text = trip && write(trip);
    if (!text) throw conflict(missing);
    const type = `${tripFilesApi[file].file}; charset=utf-8`;
    res.attachment(`wine-trip.${ending}`).set("Content-Type", type);
    // Express tags the text, and answers 304 to who has it.
    res.send(text);
  };
  return {
    calendar: (call) => answer("calendar", call),
    gpx: (call) => answer("gpx", call),
    kml: (call) => answer("kml", call),
  };
}
