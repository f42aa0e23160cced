/** A trip for export as calendar, map file, link, text or mail. */

import type { Drives } from "#shared/api/trips/drives.ts";
import type { Plan, PlannedDay, PlannedStop } from "#shared/api/trips/plan.ts";
import type { DayPlaces } from "#shared/api/trips/trip-changes.ts";
import type { Winery } from "#shared/api/wineries.ts";
import type { HasCoordinates } from "../places/position.ts";
import type { Pin, WineryId } from "../schedule/problem.ts";
import type { Addressed } from "../site/directions.ts";
import { endsOfDays, type PlacedEnds, segmentsOfDays } from "../trips/day-legs.ts";
import type { RouteGeometry, RouteSegment } from "../trips/route-geometry.ts";
import type { TripInput } from "../trips/trip-input.ts";
import { routeText, tripTitle } from "../trips/trip-name.ts";
import type { VisitPolicy } from "../winery/winery-labels.ts";
import { oneLine } from "./well-formed-text.ts";

/** The exported facts of a winery, a subset of the API's. */
export type ExportedWinery = Addressed &
  HasCoordinates &
  VisitPolicy &
  Readonly<Pick<Winery, "id" | "slug" | "region" | "phone" | "website" | "reservationUrl">> &
  Readonly<Pick<Winery, "locationIsApproximate" | "tastingFee">>;

/** A plan with everything a visitor needs on the way. */
export interface ExportedTrip {
  /** Stable and public: identifies the trip's events in calendars. */
  readonly id: string;
  /** Increases with every change. */
  readonly version: number;
  /** ISO instant of the last change. */
  readonly changedAt: string;
  /** The date of the export, for the age of hours in a plan without dates. */
  readonly today: string;
  /** The trip's name, or a generic title if the reader may not see the name. */
  readonly title: string;
  /** The absolute address of the trip's page; never the editing link. */
  readonly url: string | null;
  readonly guests: number | null;
  /** Where each day of the plan begins and ends. */
  readonly ends: readonly PlacedEnds[];
  readonly plan: Pick<Plan, "days" | "left">;
  /** A pin with a time is an appointment. */
  readonly pins: readonly Pin[];
  /** Where to eat and sleep, by day. */
  readonly places?: readonly DayPlaces[] | undefined;
  /** Has every winery of the plan. */
  readonly wineries: readonly ExportedWinery[];
  /** How many wineries of the trip have left the guide. */
  readonly departed?: number | undefined;
  /** From `POST /api/drives`, if loaded. */
  readonly drives?: Pick<Drives, "places" | "passes" | "ferries"> | undefined;
  /** If loaded; maps show other legs straight. */
  readonly geometries?: readonly RouteGeometry[] | undefined;
}

interface TripParts
  extends Pick<ExportedTrip, "plan" | "wineries" | "departed" | "drives" | "geometries"> {
  readonly trip: Pick<TripInput, "name" | "base" | "days" | "ends" | "guests" | "pins" | "places">;
  readonly page: Pick<ExportedTrip, "id" | "version" | "changedAt" | "today" | "url">;
}

/** The trip for export; null if a place is in no town of the table. */
export function exportedTrip({ trip, plan, page, ...rest }: TripParts): ExportedTrip | null {
  const ends = endsOfDays(plan.days);
  if (!ends) return null;
  const { guests, pins = [], places } = trip;
  const { days, left } = plan;
  return {
    ...page,
    ...rest,
    title: tripTitle(trip),
    guests,
    pins,
    places,
    ends,
    plan: { days, left },
  };
}

/** Whether the plan has dates, which calendars need. */
export function hasDates({ plan }: Pick<ExportedTrip, "plan">): boolean {
  return plan.days.some(({ date, stops }) => date !== null && stops.length > 0);
}

/**
 * A winery of the trip, its name on one line.
 *
 * @throws RangeError when the trip does not have it.
 */
export function wineryOf(
  { wineries }: Pick<ExportedTrip, "wineries">,
  id: WineryId,
): ExportedWinery {
  const winery = wineries.find((candidate) => candidate.id === id);
  if (!winery) throw new RangeError(`Nothing is known of winery ${id}.`);
  return { ...winery, name: oneLine(winery.name) };
}

/** A day of the plan; `index` counts from 0. */
export interface ExportedDay extends PlannedDay {
  readonly index: number;
  readonly ends: PlacedEnds;
}

export function geometryOf(trip: ExportedTrip, day: number): readonly RouteSegment[] {
  const { plan, wineries, geometries = [] } = trip;
  return segmentsOfDays({ days: plan.days, wineries, geometries })[day] ?? [];
}

/** "Walla Walla", "Seattle through Yakima to Walla Walla". */
export function routeOf({ ends }: Pick<ExportedTrip, "ends">): string {
  const named = ends.map(({ from, to }) => ({ from: from.name, to: to.name }));
  return routeText({ base: named[0]?.from ?? "", days: named.length, ends: named });
}

/** @param day counted from 0. */
export function isAppointment(
  { pins }: Pick<ExportedTrip, "pins">,
  stop: Pick<PlannedStop, "wineryId">,
  day: number,
): boolean {
  return pins.some(
    (pin) => pin.wineryId === stop.wineryId && pin.day === day && typeof pin.begin === "number",
  );
}
