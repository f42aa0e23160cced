/** A ready-made trip's days as the schedule works them out, for the editor who changed them. */
import { listReadyTrips } from "#server/features/reading/ready-trip-queries.ts";
import { planStay } from "#server/planning/plan-stay.ts";
import type { ClientPlanner } from "#server/planning/planner.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { PlannedDay } from "#shared/api/trips/plan.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { clockText } from "#shared/domain/schedule/wording.ts";
import { weekdayName } from "#shared/domain/winery/opening-hours.ts";

/** "the-trip: Saturday, leave Prosser 10:43 AM, Abeja 11 AM, … back 5 PM", a line for each day of the trips. */
export async function tripDays(
  db: Db,
  slugs: ReadonlySet<string>,
  planner: ClientPlanner,
): Promise<string[]> {
  const wineries = await db.select().from(schema.wineries);
  const bySlug = new Map(wineries.map((winery) => [winery.slug, winery]));
  const names = new Map(wineries.map(({ id, name }) => [id, name]));
  const lines: string[] = [];
  for (const trip of (await listReadyTrips(db)).filter(({ slug }) => slugs.has(slug))) {
    for (const stay of trip.stays.filter(({ base }) => findTown(base))) {
      const visited = stay.wineries.flatMap((slug) => bySlug.get(slug) ?? []);
      const { days } = await planStay(stay, visited, planner);
      lines.push(...days.map((day) => `${trip.slug}: ${dayText(day, stay.base, names)}`));
    }
  }
  return lines;
}

function dayText(day: PlannedDay, base: string, names: ReadonlyMap<number, string>): string {
  const at = (what: string, time: number | null) =>
    time === null ? [] : [`${what} ${clockText(time)}`];
  return [
    weekdayName(day.weekday),
    ...at(`leave ${base}`, day.leaveAt),
    ...day.stops.flatMap(({ wineryId, begin }) => at(names.get(wineryId) ?? "", begin)),
    ...at("lunch", day.lunchAt),
    ...at("back", day.backAt),
  ].join(", ");
}
