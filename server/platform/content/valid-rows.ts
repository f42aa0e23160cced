/**
 * Which rows of content can be shown. A row that an answer of the API has no form for is left out of
 * every list and page, so that it never takes the others down with it; `/api/health` tells of it.
 */
import type { z } from "zod";
import { type Place, placeSchema } from "#shared/api/places.ts";
import { postSchema } from "#shared/api/posts.ts";
import { readyTripSummarySchema } from "#shared/api/ready-trips.ts";
import { factSourceSchema, winerySchema } from "#shared/api/wineries.ts";
import type { schema } from "#shared/db/tables/schema.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { findTown } from "#shared/domain/places/towns.ts";

/** What keeps a row from being shown. */
export interface InvalidField {
  /** The column, in the words of the API. */
  readonly field: string;
  readonly reason: string;
}

/** What is said of the fields of a row, with the table and the row. */
export const inRow = <T extends string, F extends object>(
  table: T,
  row: string,
  said: readonly F[],
) => said.map((each) => ({ table, row, ...each }));

type Rows = typeof schema;
type WineryRow = Rows["wineries"]["$inferSelect"];
type FactSourceRow = Rows["factSources"]["$inferSelect"];
type PlaceRow = Rows["placesToEatAndStay"]["$inferSelect"];
type PostRow = Rows["posts"]["$inferSelect"];
type ReadyTripRow = Rows["readyTrips"]["$inferSelect"] & {
  readonly stays: readonly Rows["readyTripStays"]["$inferSelect"][];
};

const wineryRow = winerySchema.omit({ asOf: true, season: true });
/** The rest is made of the text. */
const postRow = postSchema.omit({
  regionIds: true,
  excerpt: true,
  publishedAt: true,
  parts: true,
});

/** A winery that left has no page, only a name and a reason, which the database requires. */
export function invalidWinery(row: WineryRow): InvalidField[] {
  return row.leftKind === null ? invalidFields(wineryRow, row) : [];
}

/** A source without a readable address is not told; the fact that it stands for is. */
export function invalidSource(row: FactSourceRow): InvalidField[] {
  return invalidFields(factSourceSchema, row);
}

/** An article, drafts too. */
export function invalidPost(row: PostRow): InvalidField[] {
  return invalidFields(postRow, row);
}

/** A ready-made trip without the wineries of its stays, which are named by slugs. */
const readyTripRow = readyTripSummarySchema.omit({ stays: true });

/**
 * A ready-made trip. A winery that left is left out of it; a trip that has lost all of a stay, or whose
 * base nobody knows, is no trip.
 *
 * @param isInGuide whether a slug is that of a winery that is shown.
 */
export function invalidReadyTrip(
  trip: ReadyTripRow,
  isInGuide: (slug: string) => boolean,
): InvalidField[] {
  const noStay = { field: "stays", reason: "it has no row in ready_trip_stays" };
  return [
    ...invalidFields(readyTripRow, trip),
    ...(trip.stays.length === 0 ? [noStay] : []),
    ...trip.stays.flatMap(({ position, base, wineries }) => [
      ...(findTown(base)
        ? []
        : [{ field: `stays.${position}.base`, reason: `"${base}" is not in the town table` }]),
      ...(wineries.some(isInGuide)
        ? []
        : [{ field: `stays.${position}.wineries`, reason: "none of them is in the guide" }]),
    ]),
  ];
}

/** A place to eat or stay as visitors get it; where nobody has measured it, at its town's center. */
export function placeOf(row: PlaceRow): Place | null {
  const own = positionOf(row);
  const position = own ?? findTown(row.town);
  if (position === null) return null;
  const { latitude, longitude } = position;
  const { sourceName: name, sourceUrl: url, sourceDate: date } = row;
  const isAtTownCenter = own === null;
  return { ...row, latitude, longitude, isAtTownCenter, source: { name, url, date } };
}

/** A place to eat or stay, closed and doubtful ones too. */
export function invalidPlace(row: PlaceRow): InvalidField[] {
  const place = placeOf(row);
  if (place) return invalidFields(placeSchema, place).map(inColumns);
  return [{ field: "town", reason: `"${row.town}" is not in the town table` }];
}

/** `source.url` is the column `sourceUrl`. */
function inColumns({ field, reason }: InvalidField): InvalidField {
  const column = field.replace(
    /^source\.(.)/,
    (_, first: string) => `source${first.toUpperCase()}`,
  );
  return { field: column, reason };
}

/** Makes the test for lists of a check. */
export function validBy<R>(check: (row: R) => readonly InvalidField[]): (row: R) => boolean {
  return (row) => check(row).length === 0;
}

/** Where a row departs from a schema. */
export function invalidFields(form: z.ZodType, row: unknown): InvalidField[] {
  const { error } = form.safeParse(row);
  return (error?.issues ?? []).map(({ path, message }) => ({
    field: path.join(".") || "(row)",
    reason: message,
  }));
}
