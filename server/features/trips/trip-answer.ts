import type { GuideDeps } from "#server/features/wineries/guide-answers.ts";
import { HttpProblem } from "#server/http/problem.ts";
import { placesOfRequest } from "#server/planning/plan-places.ts";
import type { Planner } from "#server/planning/planner.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import { tripPatchSchema } from "#shared/api/trips/trip-changes.ts";
import type { Group } from "#shared/api/trips/trip-group.ts";
import { exportedTrip } from "#shared/domain/export/exported-trip.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { idsOfStops } from "#shared/domain/schedule/plan.ts";
import type { Wish } from "#shared/domain/schedule/problem.ts";
import { outcomeFor } from "#shared/domain/trips/group-wishes.ts";
import { withoutWineries } from "#shared/domain/trips/trip-input.ts";
import { requestOf, withGuidesNames } from "#shared/domain/trips/trip-request.ts";
import type { RowWithHistory } from "./trip-queries.ts";
import { inputOf } from "./trip-row.ts";

/** A stored trip with its plan. */
type Planned = Awaited<ReturnType<typeof planStored>>;

export type PlanDeps = Pick<AppDeps, "now"> & GuideDeps & { readonly planner: Planner };

interface PlanOptions {
  readonly allWeekdays?: boolean;
  /** Also say what would repair it, and what its guests advise. */
  readonly withAdvice?: boolean;
  /** Answer the trip without a plan where it cannot be planned just now. */
  readonly allowUnplanned?: boolean;
  /** Name places as the guide does, for a mail whose reader is shown nothing that was typed. */
  readonly withGuidesNames?: boolean;
}

/** The statuses of an overloaded site and of a client over its limit. */
const BUSY: ReadonlySet<number> = new Set([429, 503]);

/** Whether one of a guest's marks can advise anything: most guests mark nothing, and a question costs work. */
const mayAdvise = (marks: readonly Wish[]) => marks.some((mark) => mark !== "like");

/**
 * Plans a stored trip as its editors made it; what its guests wish advises them (docs/schedule.md).
 *
 * @param ip who asks: the work counts against their share.
 * @throws HttpProblem 429 where that is used up, 503 when too many plans are waiting.
 */
export async function planStored(
  { guide, planner, now }: PlanDeps,
  row: RowWithHistory,
  ip: string | undefined,
  options: PlanOptions = {},
) {
  const { withAdvice = false, allWeekdays = false, allowUnplanned = false } = options;
  const { places: named, withIds } = await guide();
  const wineries = withIds(row.wineryIds);
  const inGuide = new Set(wineries.map(({ id }) => id));
  const stored = withoutWineries(inputOf(row), (id) => !inGuide.has(id));
  const trip = options.withGuidesNames ? withGuidesNames(stored, named) : stored;
  const request = requestOf(trip);
  const departed = row.wineryIds.filter((id) => !inGuide.has(id));
  const today = clockInWashington(now()).date;
  const unplanned = { row, trip, request, wineries, departed, today };
  /** A trip without a winery, or from a town that is no longer in the table. */
  const none = { ...unplanned, drives: null, geometries: [], planned: null, advice: [] };
  const { arrangement } = trip;
  const inTowns = placesOfRequest(request);
  if (!inTowns || wineries.length === 0) return none;
  const isAdvised =
    withAdvice && row.groupGuests.some(({ marks }) => mayAdvise(Object.values(marks)));
  try {
    const planned = await planner.for(ip).plan(
      { ...inTowns, wineries },
      {
        ...{ request, withoutRepairs: !withAdvice, allWeekdays, arrangement, withGeometries: true },
        today,
        guests: isAdvised ? row.groupGuests.map(({ name, marks }) => ({ name, marks })) : [],
      },
    );
    const { drives, geometries, advice } = planned;
    return { ...unplanned, drives, geometries, planned, advice };
  } catch (error) {
    if (allowUnplanned && error instanceof HttpProblem && BUSY.has(error.status)) return none;
    throw error;
  }
}

/** Who asks for a trip. */
export interface TripVisitor {
  readonly isOwner: boolean;
  readonly mayEdit: boolean;
  /** The addresses this visitor may know. */
  readonly url: string;
  readonly editUrl: string | null;
}

/**
 * A planned trip as calendar, map files and mail take it; null without a plan.
 *
 * @param url of its page, for who may see it.
 */
export function exportedTripOf({ row, trip, planned, today, ...known }: Planned, url: string) {
  const { request, wineries, departed, drives, geometries } = known;
  const plan = planned && shownOf(planned);
  if (!plan) return null;
  return exportedTrip({
    ...{ plan, wineries, geometries, departed: departed.length, drives: drives ?? undefined },
    trip: { ...trip, ...request },
    page: {
      id: row.id,
      version: row.version + row.groupChanges,
      changedAt: row.updatedAt.toISOString(),
      ...{ today, url },
    },
  });
}

/** One that an earlier release wrote, and this one does not know, takes nothing back. */
const storedPatch = tripPatchSchema.catch({});

/** A planned trip as the API answers it to a visitor; the history is for editors alone. */
export function tripAnswer(
  { row, trip, request, planned, ...rest }: Planned,
  visitor: TripVisitor,
): Trip {
  const history = visitor.mayEdit ? row.history : [];
  return {
    ...visitor,
    calendarId: row.id,
    hasOwner: row.userId !== null,
    version: row.version,
    sequence: row.version + row.groupChanges,
    name: trip.name,
    guests: trip.guests,
    answers: { ...trip.answers, preferences: [...trip.answers.preferences] },
    request: { ...request },
    wineries: [...rest.wineries],
    departed: [...rest.departed],
    drives: rest.drives,
    courses: rest.geometries,
    plan: planned?.plan ?? null,
    arrangement: trip.arrangement?.map((day) => [...day]) ?? null,
    arranged: planned?.arranged ?? null,
    notes: visitor.mayEdit ? { ...trip.notes } : null,
    places: [...(trip.places ?? [])],
    dayLog: [...(trip.dayLog ?? [])],
    advice: [...rest.advice],
    group: groupAnswer({ row, request, planned }),
    history: history.map(({ id, version, madeAt, madeBy, text, inverse }) => ({
      ...{ id, version, text },
      at: madeAt.toISOString(),
      by: madeBy,
      undo: storedPatch.parse(inverse),
    })),
    expiresOn: row.expiresOn,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The guests in the order they came, each with what the plan gives them. */
function groupAnswer(trip: Pick<Planned, "row" | "request" | "planned">): Group {
  const { request, row } = trip;
  const { days } = trip.planned ? shownOf(trip.planned) : { days: [] };
  const planned = new Set(idsOfStops(days));
  return {
    isOpen: row.votingOpen,
    guests: row.groupGuests.map(({ id, name, marks }) => ({
      id,
      name,
      marks,
      gets: outcomeFor(marks, request.wineries, planned),
    })),
  };
}

/** What a trip is shown, mailed and put into calendars with: the visitor's own order where it can be kept. */
const shownOf = ({ arranged, plan }: NonNullable<Planned["planned"]>) =>
  arranged && arranged.faults.length === 0 ? arranged : plan;
