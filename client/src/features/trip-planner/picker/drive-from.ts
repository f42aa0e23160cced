import type { DriveFromBase } from "#client/entities/drive/drive-queries.ts";
import { counted } from "#shared/domain/site/words.ts";
import { driveText } from "#shared/domain/trip/drive-text.ts";

/** The drive by road; the straight line, named as such, until it is known. */
export function driveFrom(base: string, miles: number, drive: DriveFromBase | undefined): string {
  if (!drive) {
    if (miles === 0) return "Less than a mile away in a straight line";
    return `About ${counted(miles, "mile")} away in a straight line`;
  }
  return drive.minutes === null ? `No road leads here from ${base}` : driveText(drive);
}
