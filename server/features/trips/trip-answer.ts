import { listWineriesByIds, type ToldWinery } from "#server/features/wineries/winery-queries.ts";
import type { PlannedTrip, Planner } from "#server/planning/planner.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { MatrixFigures } from "#server/roads/drive-figures.ts";
import type { CourseLeg } from "#server/roads/kept-courses.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { Group } from "#shared/api/trips/trip-group.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import type { PlannedDay } from "#shared/domain/schedule/plan.ts";
import type { Wish } from "#shared/domain/schedule/problem.ts";
import type { CoursePlace, DriveCourse } from "#shared/domain/trip/drive-course.ts";
import { combineWishes, outcomeFor } from "#shared/domain/trip/kept/group-wishes.ts";
import { listGuests, type TripGuestRow } from "./group/guest-queries.ts";
import { questionOf, type TripQuestion } from "./trip-content.ts";
import type { ItineraryRow } from "./trip-queries.ts";

/** A trip with everything its plan rests on. */
export interface PlannedItinerary extends TripQuestion {
  readonly row: ItineraryRow;
  readonly wineries: readonly ToldWinery[];
  readonly departed: readonly number[];
  readonly guests: readonly TripGuestRow[];
  readonly groupWishes: Readonly<Record<string, Wish>>;
  readonly drives: MatrixFigures | null;
  /** Of the drives in the plan that is shown. */
  readonly courses: readonly DriveCourse[];
  /** Null for a trip without a winery, or from a town that is no longer in the table. */
  readonly planned: PlannedTrip | null;
}

interface PlanDeps {
  readonly db: Db;
  readonly planner: Planner;
  readonly now: () => Date;
}

/**
 * Plans a stored trip for whoever made it and its guests.
 *
 * @param ip who asks: the work counts against their share.
 * @throws HttpProblem 429 where that is used up, 503 when too many plans are waiting.
 */
export async function planItinerary(
  { db, planner, now }: PlanDeps,
  row: ItineraryRow,
  ip: string | undefined,
  { withoutRepairs = false, allWeekdays = false } = {},
): Promise<PlannedItinerary> {
  const wineries = await listWineriesByIds(db, row.wineryIds, now());
  const guests = await listGuests(db, row.id);
  const inGuide = wineries.map(({ id }) => id);
  const question = questionOf(row, inGuide);
  const { request, arrangement } = question;
  const groupWishes = combineWishes(
    inGuide,
    request.wishes,
    guests.map(({ marks }) => marks),
  );
  const trip = {
    ...question,
    row,
    wineries,
    guests,
    groupWishes,
    departed: row.wineryIds.filter((id) => !inGuide.includes(id)),
  };
  const town = findTown(row.startCity);
  if (!town || wineries.length === 0) return { ...trip, drives: null, courses: [], planned: null };
  const client = planner.for(ip);
  const places = { bases: [town], wineries };
  const known = await client.factsOf(places);
  const planned = await client.plan({
    ...known,
    request: { ...request, wishes: groupWishes },
    arrangement,
    today: clockInWashington(now()).date,
    withoutRepairs,
    allWeekdays,
  });
  const courses = await client.coursesOf(places, legsOf(daysOf({ planned })));
  return { ...trip, drives: known.drives, courses, planned };
}

/** The ways of a plan, from place to place. */
function legsOf(days: readonly Pick<PlannedDay, "stops">[]): CourseLeg[] {
  return days.flatMap(({ stops }) => {
    const places = stops.map(({ wineryId }) => wineryId);
    if (places.length === 0) return [];
    const ways: CoursePlace[] = ["base", ...places, "base"];
    return ways.slice(1).map((to, index) => ({ from: ways[index] ?? "base", to }));
  });
}

/** Who asks for a trip. */
export interface TripVisitor {
  readonly isOwner: boolean;
  readonly mayEdit: boolean;
  /** The addresses this visitor may know. */
  readonly url: string;
  readonly editUrl: string | null;
}

/** A planned trip as the API answers it to a visitor. */
export function tripAnswer(trip: PlannedItinerary, visitor: TripVisitor): Trip {
  const { row, planned, request } = trip;
  return {
    ...visitor,
    calendarId: row.id,
    hasOwner: row.userId !== null,
    version: row.version,
    sequence: row.version + row.groupChanges,
    name: row.name,
    guests: row.guests,
    answers: {
      drivingDistance: row.drivingDistance,
      timeAvailable: row.timeAvailable,
      budget: row.budget,
      reservationPreference: row.reservationPreference,
      region: row.region,
      preferences: row.preferences,
    },
    request: { ...request },
    groupWishes: trip.groupWishes,
    wineries: [...trip.wineries],
    departed: [...trip.departed],
    drives: trip.drives,
    courses: trip.courses,
    plan: planned?.plan ?? null,
    arrangement: trip.arrangement?.map((day) => [...day]) ?? null,
    arranged: planned?.arranged ?? null,
    notes: null,
    places: [],
    group: groupAnswer(trip),
    history: [],
    expiresOn: row.expiresOn,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The guests in the order they came, each with what the plan gives them. */
function groupAnswer(trip: PlannedItinerary): Group {
  const { request, row } = trip;
  const planned = new Set(
    daysOf(trip).flatMap(({ stops }) => stops.map(({ wineryId }) => wineryId)),
  );
  return {
    isOpen: row.votingOpen,
    guests: trip.guests.map(({ id, name, marks }) => ({
      id,
      name,
      marks,
      gets: outcomeFor(marks, request.wineries, planned),
    })),
  };
}

/** The days a trip is shown, mailed and put into calendars with: the visitor's own order where it can be kept. */
function daysOf({ planned }: Pick<PlannedItinerary, "planned">) {
  if (!planned) return [];
  const { arranged, plan } = planned;
  return arranged && arranged.faults.length === 0 ? arranged.days : plan.days;
}
