import type { DriveFromBase } from "#client/entities/drive/drive-queries.ts";
import { counted } from "#shared/domain/site/words.ts";
import { aboutMinutes, formatMinutes } from "#shared/domain/trips/drive-text.ts";

/**
 * How far a winery is: the distance that "nearest first" goes by (spec §9, whole miles as the crow
 * flies), and the drive once it is known. "4 miles away, about 10 min by car".
 */
export function driveFrom(base: string, miles: number, drive: DriveFromBase | undefined): string {
  const away = miles === 0 ? "Less than a mile away" : `${counted(miles, "mile")} away`;
  if (!drive) return `${away} as the crow flies`;
  if (drive.minutes === null) return `No road leads here from ${base}`;
  const about = drive.estimated ? "roughly" : "about";
  const time = formatMinutes(aboutMinutes(drive.minutes));
  return `${away}, ${about} ${time} by car${drive.ferry ? " and ferry" : ""}`;
}
