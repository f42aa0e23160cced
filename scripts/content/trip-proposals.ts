/** Repairs for ready-made trips that a winery's new hours break, for the editor who publishes them. */
import { listReadyTrips, type ReadyTripRow } from "#server/features/reading/ready-trip-queries.ts";
import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import type { ClientPlanner } from "#server/planning/planner.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { exactMilesBetween } from "#shared/domain/places/distance.ts";
import { resolvePosition } from "#shared/domain/places/towns.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { listed } from "#shared/domain/text/words.ts";
import { WEEKDAYS, weekdayName } from "#shared/domain/winery/opening-hours.ts";
import { spanText } from "#shared/domain/winery/year-span.ts";
import { quote } from "./commands/change-sql.ts";
import { readyTripFaults } from "./faults/ready-trip-faults.ts";
import { seasonsOfOneYear } from "./faults/trip-seasons.ts";

/** The content that changes are checked against, and the planner. */
export interface GuideNow {
  readonly db: Db;
  readonly now: Date;
  readonly planner: ClientPlanner;
}

/** A ready-made trip that does not work with new hours. */
export interface HoursConflict {
  readonly slug: string;
  /** What the schedule says against it. */
  readonly why: string;
  /** The least that mends it, in words and as SQL; null where nothing simple does. */
  readonly proposal: Proposal | null;
}

interface Proposal {
  readonly text: string;
  readonly sql: string;
}

/** How many nearby wineries are tried instead of one. */
const MAX_TRIED = 8;

/** The trips that worked and do not with a winery's new hours, each with a proposal. */
export async function tripsBrokenBy(
  { db, now, planner }: GuideNow,
  changed: WineryRow,
): Promise<HoursConflict[]> {
  const today = clockInWashington(now).date;
  const trips = (await listReadyTrips(db)).filter(({ stays }) =>
    stays.some(({ wineries }) => wineries.includes(changed.slug)),
  );
  if (trips.length === 0) return [];
  const rows = await db.select().from(schema.wineries);
  const posts = await db.select({ slug: schema.posts.slug }).from(schema.posts);
  const contextWith = (wineries: readonly WineryRow[]) => ({
    wineries: new Map(wineries.map((row) => [row.slug, row])),
    postSlugs: new Set(posts.map(({ slug }) => slug)),
    planner,
    today,
  });
  const before = contextWith(rows);
  const after = contextWith(rows.map((row) => (row.slug === changed.slug ? changed : row)));
  const broken: HoursConflict[] = [];
  for (const trip of trips) {
    const known = new Set((await readyTripFaults(trip, before)).map(({ advice }) => advice));
    const faultsOf = async (row: ReadyTripRow) =>
      (await readyTripFaults(row, after)).filter(({ advice }) => !known.has(advice));
    const [fault] = await faultsOf(trip);
    if (!fault) continue;
    let proposal: Proposal | null = null;
    for (const { mended, ...repair } of repairsOf(trip, changed, { rows, today })) {
      if ((await faultsOf(mended)).length > 0) continue;
      proposal = repair;
      break;
    }
    broken.push({ slug: trip.slug, why: fault.advice, proposal });
  }
  return broken;
}

interface Repair extends Proposal {
  readonly mended: ReadyTripRow;
}

/**
 * What could mend a trip, the smallest change first: a sentence on hours of one year alone, another
 * weekday, a nearby winery instead, one winery less.
 */
function repairsOf(
  trip: ReadyTripRow,
  winery: WineryRow,
  { rows, today }: { readonly rows: readonly WineryRow[]; readonly today: string },
): Repair[] {
  const visited = trip.stays.flatMap(({ wineries }) => wineries);
  const nearby = nearestTo(winery, rows).filter(({ slug }) => !visited.includes(slug));
  const own = quote(winery.slug);
  const ofTrip = quote(trip.slug);
  const spans = seasonsOfOneYear([winery], today).map(spanText);
  const sentence = `Call ${winery.name} first for ${listed(spans)}, when its hours differ.`;
  const saying: Repair = {
    text: `say "${sentence}"`,
    sql: `update "ready_trips" set "words" = "words" || ${quote(` ${sentence}`)}, "updated_at" = now()
where "slug" = ${ofTrip};
`,
    mended: { ...trip, words: `${trip.words} ${sentence}` },
  };
  const changes = trip.stays
    .filter(({ wineries }) => wineries.includes(winery.slug))
    .flatMap((stay) => {
      const repair = (text: string, column: string, value: string, part: Partial<typeof stay>) => ({
        text,
        sql: `update "ready_trip_stays" set "${column}" = ${value}
where "position" = ${stay.position} and "ready_trip_id" = (select "id" from "ready_trips" where "slug" = ${ofTrip});
`,
        mended: {
          ...trip,
          stays: trip.stays.map((each) => (each === stay ? { ...stay, ...part } : each)),
        },
      });
      // The days around the one the trip began on come first.
      const began = WEEKDAYS.indexOf(stay.startWeekday);
      const days = [1, 6, 2, 5, 3, 4].flatMap((later) => WEEKDAYS[(began + later) % 7] ?? []);
      const others = stay.wineries.filter((slug) => slug !== winery.slug);
      return [
        ...days.map((startWeekday) =>
          repair(`begin on ${weekdayName(startWeekday)}`, "start_weekday", quote(startWeekday), {
            startWeekday,
          }),
        ),
        ...nearby
          .slice(0, MAX_TRIED)
          .map(({ slug, name }) =>
            repair(
              `${name} in the place of ${winery.name}`,
              "wineries",
              `array_replace("wineries", ${own}, ${quote(slug)})`,
              { wineries: stay.wineries.map((each) => (each === winery.slug ? slug : each)) },
            ),
          ),
        ...others.slice(0, 1).map(() =>
          repair(`leave ${winery.name} out`, "wineries", `array_remove("wineries", ${own})`, {
            wineries: others,
          }),
        ),
      ];
    });
  return spans.length > 0 ? [saying, ...changes] : changes;
}

/** Wineries of the guide with known hours, the nearest first. */
function nearestTo(winery: WineryRow, rows: readonly WineryRow[]): WineryRow[] {
  const here = resolvePosition(winery);
  const away = (row: WineryRow) => {
    const there = resolvePosition(row);
    return here && there ? exactMilesBetween(here, there) : Number.POSITIVE_INFINITY;
  };
  return rows
    .filter(
      ({ leftKind, openingHours, datedHours }) => leftKind === null && (openingHours ?? datedHours),
    )
    .sort((one, other) => away(one) - away(other));
}
