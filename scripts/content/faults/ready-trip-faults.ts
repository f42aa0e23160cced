import type { ReadyTripRow } from "#server/features/reading/ready-trip-queries.ts";
import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import { planStay } from "#server/planning/plan-stay.ts";
import type { ClientPlanner } from "#server/planning/planner.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { listed } from "#shared/domain/text/words.ts";
import { DRIVING_DISTANCES, optionOf, TIMES_AVAILABLE } from "#shared/domain/trips/trip-options.ts";
import { daysFor, maxSelectable } from "#shared/domain/trips/trip-rules.ts";
import { type DateSpan, inSeasonOn } from "#shared/domain/winery/dated-hours.ts";
import { DEPARTURE_LABELS } from "#shared/domain/winery/departure.ts";
import { weekdayName } from "#shared/domain/winery/opening-hours.ts";
import { spanText } from "#shared/domain/winery/year-span.ts";
import { illustrationFaults } from "../illustrations.ts";
import { faultsOf, type RowFault } from "./content-fault.ts";
import { departedFaults, type NamedWinery } from "./departed-faults.ts";
import { textFaults } from "./text-faults.ts";
import { firstDateOf, partsOfYear, partsThat, seasonsOfOneYear } from "./trip-seasons.ts";

/** What a ready-made trip is held against. */
interface ReadyTripContext {
  /** By slug, with those that left the guide. */
  readonly wineries: ReadonlyMap<string, WineryRow & NamedWinery>;
  readonly postSlugs: ReadonlySet<string>;
  readonly planner: ClientPlanner;
  /** `2026-11-22`: seasons that have passed break nothing. */
  readonly today: string;
}

type StayRow = ReadyTripRow["stays"][number];

/** Everything an editor has to put right in a ready-made trip: its words, and what its schedule says. */
export async function readyTripFaults(
  trip: ReadyTripRow,
  context: ReadyTripContext,
): Promise<RowFault[]> {
  const { slug, title, standfirst, words, articles, stays } = trip;
  return [
    ...faultsOf({
      title: title.trim() === "" && "write a title",
      standfirst: standfirst.trim() === "" && "say in a sentence why to go",
      words: words.trim() === "" && "say what the days are like",
    }),
    ...textFaults({ slug, title, standfirst, words, region: trip.region }),
    ...departedFaults("words", words, context.wineries),
    ...illustrationFaults(trip.illustration),
    ...faultsOf({
      articles: articles.map(
        (article) => !context.postSlugs.has(article) && `"${article}" is no article's slug`,
      ),
      stays: stays.length === 0 && "add a row to ready_trip_stays: a base with its days",
    }),
    ...(await Promise.all(stays.map((stay) => stayFaults(stay, context, words)))).flat(),
  ];
}

async function stayFaults(
  stay: StayRow,
  context: ReadyTripContext,
  words: string,
): Promise<RowFault[]> {
  const { base, timeAvailable, drivingDistance, wineriesPerDay } = stay;
  const field = `stays.${stay.position}`;
  const room = maxSelectable({ days: daysFor(timeAvailable), wineriesPerDay });
  const form = faultsOf({
    [`${field}.base`]: !findTown(base) && `"${base}" is not in the town table`,
    [`${field}.time_available`]: answerFault(TIMES_AVAILABLE, timeAvailable),
    [`${field}.driving_distance`]: answerFault(DRIVING_DISTANCES, drivingDistance),
    [`${field}.wineries`]: [
      stay.wineries.length > room &&
        `names ${stay.wineries.length} wineries where its days have room for ${room}`,
      new Set(stay.wineries).size < stay.wineries.length && "name each winery once",
      ...stay.wineries.map((slug) => wineryFault(slug, context)),
    ],
  });
  return form.length > 0 ? form : seasonFaults(stay, context, words);
}

/** What is wrong with an answer that the planner's form does not have. */
const answerFault = (options: readonly { readonly value: string }[], answer: string) =>
  !options.some(({ value }) => value === answer) &&
  `is no answer of the form: ${options.map(({ value }) => `'${value}'`).join(", ")}`;

/** What is wrong with a winery that the trip cannot lead to, or whose hours nobody knows. */
function wineryFault(slug: string, { wineries }: ReadyTripContext): string | false {
  const winery = wineries.get(slug);
  if (!winery) return `"${slug}" is no winery's slug`;
  if (winery.leftKind !== null) {
    return `${winery.name} left the guide (${DEPARTURE_LABELS[winery.leftKind]}): choose another`;
  }
  return (
    winery.openingHours === null &&
    winery.datedHours === null &&
    `the hours of ${winery.name} are unknown, so no plan with it can be relied on: choose another`
  );
}

/** What the schedule says in each part of the year; a trip that works in some has to name them. */
async function seasonFaults(
  stay: StayRow,
  context: ReadyTripContext,
  words: string,
): Promise<RowFault[]> {
  const { wineries, planner } = context;
  const visited = stay.wineries.flatMap((slug) => wineries.get(slug) ?? []);
  const faultsIn = (season: DateSpan) => {
    const inSeason = visited.map((winery) => inSeasonOn(winery, firstDateOf(season)));
    return planFaults(stay, inSeason, planner);
  };
  const parts = partsOfYear(visited);
  const faults = new Map<DateSpan, RowFault[]>();
  for (const part of parts) faults.set(part, await faultsIn(part));
  const works = partsThat(parts, (part) => faults.get(part)?.length === 0);
  const reach = await reachFaults(stay, visited, planner);
  for (const season of seasonsOfOneYear(visited, context.today)) {
    const when = spanText(season);
    if (works.length === 0 || words.includes(when)) continue;
    for (const { field, advice } of await faultsIn(season)) {
      const told = `with the hours of ${when}: ${advice}; or say "${when}" in its words`;
      reach.push({ field, advice: told });
    }
  }
  if (works.length === 0) return [...faults.values()].slice(0, 1).flat().concat(reach);
  const isWhole = [...faults.values()].every((each) => each.length === 0);
  const unnamed = isWhole ? [] : works.map(spanText).filter((when) => !words.includes(when));
  const partly = `stay ${stay.position} works only in a part of the year`;
  const unsaid = unnamed.map((when) => `${partly}: say "${when}" in these words`);
  return [...faultsOf({ words: unsaid }), ...reach];
}

/** What the schedule says: who is left out and why, and which days would do; drives that are too long. */
async function planFaults(
  stay: StayRow,
  visited: readonly WineryRow[],
  planner: ClientPlanner,
): Promise<RowFault[]> {
  const { days, left, startsOn } = await planStay(stay, visited, planner);
  const nameOf = (wineryId: number) =>
    visited.find(({ id }) => id === wineryId)?.name ?? `winery ${wineryId}`;
  const others = startsOn.map((weekday) => weekdayName(weekday));
  const optOut =
    others.length > 0
      ? `begin on ${listed(others)}, or leave it out`
      : "no other weekday helps; leave it out, or give the trip another day";
  const leftOut = left.map(({ wineryId, reasons }) => {
    const why = reasons.map(({ text }) => text).join("; ");
    return `from ${stay.base} on a ${weekdayName(stay.startWeekday)} there is no time for ${nameOf(wineryId)} (${why}): ${optOut}`;
  });
  const unknown = days.flatMap(({ weekday, stops }) =>
    stops.map(
      ({ hours, wineryId }) =>
        hours === "unknown" &&
        `nobody knows the hours of ${nameOf(wineryId)} on a ${weekdayName(weekday)}: choose another winery or day`,
    ),
  );
  return faultsOf({ [`stays.${stay.position}.wineries`]: [...leftOut, ...unknown] });
}

async function reachFaults(
  stay: StayRow,
  visited: readonly WineryRow[],
  planner: ClientPlanner,
): Promise<RowFault[]> {
  const town = findTown(stay.base);
  const most = optionOf(DRIVING_DISTANCES, stay.drivingDistance)?.maxMinutes ?? null;
  if (!town || most === null) return [];
  const [fromBase = []] = (await planner.drivesOf({ bases: [town], wineries: visited })).minutes;
  const tooFar = visited.map(({ name }, index) => {
    const minutes = fromBase[index + 1] ?? null;
    return (
      (minutes === null || minutes > most) &&
      `${name} is ${minutes ?? "no"} minutes from ${stay.base}: choose a longer answer`
    );
  });
  return faultsOf({ [`stays.${stay.position}.driving_distance`]: tooFar });
}
