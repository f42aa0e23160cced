import type { Request } from "express";
import { forbidden, notFound } from "#server/http/problem.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { paths } from "#shared/domain/site/paths.ts";
import type { PlanDeps, TripVisitor } from "./trip-answer.ts";
import { isKeyOf, linksOf, readableLinks } from "./trip-links.ts";
import { findTripByToken, type RowWithHistory, type TripRow } from "./trip-queries.ts";

/** What the calls about trips need. */
export type TripDeps = Pick<AppDeps, "db" | "now" | "secret"> & PlanDeps;

/** A trip somebody asks for by its token, and what they may do. */
export interface OpenedTrip {
  readonly row: RowWithHistory;
  readonly visitor: TripVisitor;
  /** Who asks: planning counts against their share. */
  readonly ip: string | undefined;
}

/** A call about a trip. */
interface TripCall {
  readonly params: { readonly token: string };
  readonly headers?: { readonly "x-edit-key"?: string | undefined } | undefined;
  readonly req: Pick<Request, "user" | "ip" | "res">;
}

/** The one answer for tokens that are unknown, were revoked, or whose trip is deleted or expired. */
export const noSuchTrip = () =>
  notFound("There is no trip at this address: its link has ended, or it never was one.");

/**
 * @param changes ids of changes to find in it.
 * @throws HttpProblem 404 for every token that leads to no trip, always with the same answer.
 */
export async function requireTrip(
  deps: TripDeps,
  call: TripCall,
  changes?: readonly string[],
): Promise<OpenedTrip> {
  const row = await findTripByToken(deps.db, call.params.token, deps.now(), changes);
  if (!row) throw noSuchTrip();
  // For the log, which tells trips apart by a digest.
  if (call.req.res) call.req.res.locals.tripId = row.id;
  return { row, visitor: await visitorOf(deps, row, call), ip: call.req.ip };
}

/** @throws HttpProblem 404 like `requireTrip`, 403 for a visitor who may only see the trip. */
export async function requireEditor(
  deps: TripDeps,
  call: TripCall,
  changes?: readonly string[],
): Promise<OpenedTrip> {
  const trip = await requireTrip(deps, call, changes);
  if (trip.visitor.mayEdit) return trip;
  throw forbidden(
    "Only its owner and people with the editing link can change this trip. You can make a copy and change that.",
  );
}

/** What a visitor may do, and the addresses they may know. */
async function visitorOf(
  deps: TripDeps,
  row: TripRow,
  { params: { token }, headers, req: { user } }: TripCall,
): Promise<TripVisitor> {
  const key = headers?.["x-edit-key"];
  const isOwner = user !== undefined && row.userId === user.id;
  if (isOwner) {
    return { isOwner, mayEdit: true, ...linksOf(await readableLinks(deps, row)) };
  }
  if (key !== undefined && isKeyOf(key, row)) {
    return { isOwner, mayEdit: true, ...linksOf({ token, editKey: key }) };
  }
  return anybody(token);
}

/** What whoever has the link may do. */
export const anybody = (token: string): TripVisitor => ({
  isOwner: false,
  mayEdit: false,
  url: paths.sharedTrip(token),
  editUrl: null,
});
