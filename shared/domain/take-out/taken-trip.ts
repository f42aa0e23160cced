/**
 * What a visitor takes out of a plan, as calendar, map file, link, text or mail: one value that the
 * browser and the server can both fill in from what the API answers.
 */

import type { HasCoordinates } from "../places/position.ts";
import type { Plan, PlannedStop } from "../schedule/plan.ts";
import type { Pin, PlaceId, WineryId } from "../schedule/problem.ts";
import { endsOfDays, type PlacedEnds, segmentsOfDays } from "../trips/day-ways.ts";
import type { FerryPassage } from "../trips/drive-text.ts";
import type { RouteGeometry, RouteSegment } from "../trips/route-geometry.ts";
import type { DayPlaces, TripInput } from "../trips/trip-input.ts";
import { routeText, tripTitle } from "../trips/trip-name.ts";
import type { FactDates } from "../winery/fact-age.ts";
import { oneLine } from "./well-formed-text.ts";

/** What is told of a winery; every winery of the API has it. */
export interface TakenWinery extends HasCoordinates {
  readonly id: WineryId;
  readonly name: string;
  readonly slug: string;
  readonly region: string;
  readonly address: string;
  readonly city: string;
  readonly state: string | null;
  readonly zipCode: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly reservationUrl: string | null;
  readonly locationIsApproximate: boolean;
  /** US dollars a person; null is free unless `unknownFacts` names it. */
  readonly tastingFee: number | null;
  readonly reservationsRequired: boolean;
  readonly walkInsWelcome: boolean;
  readonly unknownFacts: readonly string[];
  /** The dates of facts that change; an old one stands among the unknown ones as well. */
  readonly asOf?: FactDates;
}

/** A pass closed every winter, and the pairs of indexes into `places` whose drive needs it. */
interface TakenPass {
  readonly name: string;
  readonly season: string;
  readonly legs: readonly (readonly [number, number])[];
}

/** A car ferry's route, and the pairs of indexes into `places` whose drive takes it. */
interface TakenFerry extends FerryPassage {
  readonly legs: readonly (readonly [number, number])[];
}

/** A plan with everything a visitor needs on the way. Times are minutes after local midnight. */
export interface TakenTrip {
  /** Stays the same while the plan changes and is no secret: it names the events in calendars. */
  readonly id: string;
  /** Grows with every change. */
  readonly version: number;
  /** ISO instant of the last change: equal trips make equal files. */
  readonly changedAt: string;
  /** The day on which it is taken out (`2026-11-22`): how old the hours of a plan without dates are. */
  readonly today: string;
  /** The trip's name, or the site's own title where the reader may not be shown the name. */
  readonly title: string;
  /** The plan's page for who may read it, as an absolute address; never the link that edits. */
  readonly url: string | null;
  /** How many people; null where nobody said. */
  readonly guests: number | null;
  /** Where each day of the plan begins and ends. */
  readonly ends: readonly PlacedEnds[];
  readonly plan: Pick<Plan, "days" | "left">;
  /** The request's pins: a pin with a time is an appointment. */
  readonly pins: readonly Pin[];
  /** Where to eat and sleep, one entry for each day. */
  readonly places?: readonly DayPlaces[] | undefined;
  /** Has every winery of the plan. */
  readonly wineries: readonly TakenWinery[];
  /** The places, passes and ferries of `POST /api/drives`, where they are at hand. */
  readonly drives?:
    | {
        readonly places: readonly PlaceId[];
        readonly passes: readonly TakenPass[];
        readonly ferries: readonly TakenFerry[];
      }
    | undefined;
  /** The geometries of the plan's drives, where they are at hand: maps show other ways straight. */
  readonly geometries?: readonly RouteGeometry[] | undefined;
}

interface TakenParts extends Pick<TakenTrip, "plan" | "wineries" | "drives" | "geometries"> {
  readonly trip: Pick<TripInput, "name" | "base" | "days" | "ends" | "guests" | "pins" | "places">;
  /** Of its page, where it has one. */
  readonly page: Pick<TakenTrip, "id" | "version" | "changedAt" | "today" | "url">;
}

/** A trip with its plan as it is taken out; null for a place that is in no town of the table. */
export function takenTrip({ trip, plan, page, ...rest }: TakenParts): TakenTrip | null {
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

/** Whether the plan names dates: only then can a calendar hold it. */
export function hasDates({ plan }: Pick<TakenTrip, "plan">): boolean {
  return plan.days.some(({ date, stops }) => date !== null && stops.length > 0);
}

/**
 * A winery of the trip, its name on one line.
 *
 * @throws RangeError when the trip does not have it.
 */
export function wineryOf({ wineries }: Pick<TakenTrip, "wineries">, id: WineryId): TakenWinery {
  const winery = wineries.find((candidate) => candidate.id === id);
  if (!winery) throw new RangeError(`Nothing is known of winery ${id}.`);
  return { ...winery, name: oneLine(winery.name) };
}

/**
 * The ends of a day, counted from 0.
 *
 * @throws RangeError when the plan has no such day.
 */
export function endsOf({ ends }: Pick<TakenTrip, "ends">, day: number): PlacedEnds {
  const found = ends[day];
  if (!found) throw new RangeError("The plan has no such day.");
  return found;
}

/** The ways of a day, counted from 0, in their parts. */
export function geometryOf(trip: TakenTrip, day: number): readonly RouteSegment[] {
  const { plan, wineries, geometries = [] } = trip;
  return segmentsOfDays({ days: plan.days, wineries, geometries })[day] ?? [];
}

/** Where it goes, by its towns: "Walla Walla", "Seattle through Yakima to Walla Walla". */
export function routeOf({ ends }: Pick<TakenTrip, "ends">): string {
  const named = ends.map(({ from, to }) => ({ from: from.name, to: to.name }));
  return routeText({ base: named[0]?.from ?? "", days: named.length, ends: named });
}

/** Whether the visitor has a time at this stop of a day (counted from 0). */
export function isAppointment(
  { pins }: Pick<TakenTrip, "pins">,
  stop: Pick<PlannedStop, "wineryId">,
  day: number,
): boolean {
  return pins.some(
    (pin) => pin.wineryId === stop.wineryId && pin.day === day && typeof pin.begin === "number",
  );
}
