import type { Request } from "express";
import { forbidden, notFound } from "#server/http/problem.ts";
import type { Planner } from "#server/planning/planner.ts";
import type { Db } from "#server/platform/database/db.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { readableLinks } from "./readable-links.ts";
import type { TripVisitor } from "./trip-answer.ts";
import { digestOf, isKeyOf, linksOf } from "./trip-links.ts";
import { findTripByDigest, type ItineraryRow } from "./trip-queries.ts";

/** What the calls about trips need. */
export interface TripDeps {
  readonly db: Db;
  readonly secret: string;
  readonly now: () => Date;
  readonly planner: Planner;
}

type AccessDeps = Pick<TripDeps, "db" | "secret" | "now">;

/** A trip somebody asks for by its token, and what they may do. */
export interface AskedTrip {
  readonly row: ItineraryRow;
  readonly visitor: TripVisitor;
}

/** How a trip is asked for. */
export interface TripAsked {
  readonly token: string;
  readonly key: string | undefined;
  readonly user: Request["user"];
}

/** The one answer for tokens that are unknown, were revoked, or whose trip is deleted or expired. */
export const noSuchTrip = () =>
  notFound("There is no trip at this address: its link has ended, or it never was one.");

/** @throws HttpProblem 404 for every token that leads to no trip, always with the same answer. */
export async function requireTrip(deps: AccessDeps, asked: TripAsked): Promise<AskedTrip> {
  const today = clockInWashington(deps.now()).date;
  const row = await findTripByDigest(deps.db, digestOf(asked.token), today);
  if (!row) throw noSuchTrip();
  return { row, visitor: await visitorOf(deps, row, asked) };
}

/** @throws HttpProblem 404 like `requireTrip`, 403 for a visitor who may only see the trip. */
export async function requireEditor(deps: AccessDeps, asked: TripAsked): Promise<AskedTrip> {
  const trip = await requireTrip(deps, asked);
  if (trip.visitor.mayEdit) return trip;
  throw forbidden(
    "Only its owner, and whoever has the editing link, can change this trip. Make a copy to change that.",
  );
}

/** What a visitor may do, and the addresses they may know. */
export async function visitorOf(
  deps: AccessDeps,
  row: ItineraryRow,
  { token, key, user }: TripAsked,
): Promise<TripVisitor> {
  const isOwner = user !== undefined && row.userId === user.id;
  if (isOwner) {
    return { isOwner, mayEdit: true, ...linksOf(await readableLinks(deps, row)) };
  }
  if (key !== undefined && isKeyOf(key, row.editDigest)) {
    return { isOwner, mayEdit: true, ...linksOf({ token, editKey: key }) };
  }
  return { isOwner, mayEdit: false, url: paths.sharedTrip(token), editUrl: null };
}
