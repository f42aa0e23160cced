import type { Request, Response } from "express";
import type { Handlers } from "#server/http/mount.ts";
import { conflict } from "#server/http/problem.ts";
import type { tripFilesApi } from "#shared/api/trips/trip-files.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { calendarFile } from "#shared/domain/take-out/calendar/calendar-file.ts";
import { gpxFile } from "#shared/domain/take-out/maps/gpx-file.ts";
import { kmlFile } from "#shared/domain/take-out/maps/kml-file.ts";
import type { TakenTrip } from "#shared/domain/take-out/taken-trip.ts";
import { requireTrip, type TripDeps } from "./trip-access.ts";
import { planStored, takenTripOf } from "./trip-answer.ts";

interface FileKind {
  readonly filename: string;
  readonly type: string;
  /** Null where the plan has nothing to put into it. */
  write(trip: TakenTrip): string | null;
  readonly missing: string;
}

const CALENDAR: FileKind = {
  filename: "wine-trip.ics",
  type: "text/calendar; charset=utf-8",
  write: calendarFile,
  missing: "No stop of this trip has a date yet. Choose one, and its calendar is here.",
};
const WITHOUT_WINERY = "This trip has no winery yet. Choose some, and the file is here.";
const GPX: FileKind = {
  filename: "wine-trip.gpx",
  type: "application/gpx+xml; charset=utf-8",
  write: (trip) => gpxFile(trip),
  missing: WITHOUT_WINERY,
};
const KML: FileKind = {
  filename: "wine-trip.kml",
  type: "application/vnd.google-earth.kml+xml; charset=utf-8",
  write: (trip) => kmlFile(trip),
  missing: WITHOUT_WINERY,
};

interface FileAsked {
  readonly token: string;
  readonly req: Request;
  readonly res: Response;
}

/** Writes trips as files for whoever has their link. */
export function tripFileHandlers(
  deps: TripDeps & { readonly publicUrl: string },
): Handlers<typeof tripFilesApi> {
  const answer = async (kind: FileKind, { token, req, res }: FileAsked) => {
    const { row } = await requireTrip(deps, {
      params: { token },
      req: { user: undefined, ip: req.ip },
    });
    await deps.planner.admit(req);
    const planned = await planStored(deps, row, req.ip, { withoutRepairs: true });
    // A file goes from hand to hand: it has the link that shows the trip, whoever asks for it.
    const trip = takenTripOf(planned, deps.publicUrl + paths.sharedTrip(token), deps.now());
    const text = trip && kind.write(trip);
    if (!text) throw conflict(kind.missing);
    res.attachment(kind.filename).set("Content-Type", kind.type);
    // Express tags the text, and answers 304 to who has it.
    res.send(text);
    return undefined;
  };
  return {
    calendar: ({ params, req, res }) => answer(CALENDAR, { ...params, req, res }),
    gpx: ({ params, req, res }) => answer(GPX, { ...params, req, res }),
    kml: ({ params, req, res }) => answer(KML, { ...params, req, res }),
  };
}
