import { endpointQuery } from "#client/lib/api.ts";
import { drivesApi } from "#shared/api/calls.ts";
import type { TownDrives } from "#shared/api/trips/drives.ts";
import type { DriveFacts } from "#shared/domain/trips/drive-text.ts";
import { retryWhenBusy } from "../store/trip-calls.ts";

/** A drive from the base; `minutes` is null if there is no road. */
export type DriveFromBase = (DriveFacts | { readonly minutes: null; readonly ferry: false }) & {
  /** Passes that close in winter. */
  readonly passes: readonly { readonly name: string; readonly season: string }[];
};

/** By winery id. */
export type DrivesFromBase = ReadonlyMap<number, DriveFromBase>;

/** Turns the answer's columns into one drive per winery. */
function readTownDrives(answer: TownDrives): DrivesFromBase {
  const drives = answer.wineries.map((id, index): [number, DriveFromBase] => {
    const passes = answer.passes.filter(({ to }) => to.includes(index));
    const [minutes, miles] = [answer.minutes[index], answer.miles[index]];
    if (typeof minutes !== "number" || typeof miles !== "number") {
      return [id, { minutes: null, ferry: false, passes }];
    }
    const ferry = answer.ferry[index] ?? false;
    return [id, { minutes, miles, ferry, estimated: answer.estimated[index] ?? true, passes }];
  });
  return new Map(drives);
}

/** From a town of the town table to every winery. */
export const townDrivesQuery = (base: string) => ({
  ...endpointQuery(drivesApi.fromTown, { query: { base } }),
  select: readTownDrives,
  ...retryWhenBusy,
});
