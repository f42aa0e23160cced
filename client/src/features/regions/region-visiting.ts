/** What a visit to a region takes, worked out from its tasting rooms. */
import { byFrequency } from "#client/lib/by-frequency.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { AVAS, type Ava } from "#shared/domain/places/ava-table.ts";
import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { liesIn } from "#shared/domain/places/regions.ts";
import { everyDay, WEEKDAYS, type Weekday } from "#shared/domain/winery/opening-hours.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";

export type Visiting = NonNullable<ReturnType<typeof visitingOf>>;

/** What the tasting rooms of a region tell of a visit; null for a region without one. */
export function visitingOf(wineries: readonly Winery[]) {
  if (wineries.length === 0) return null;
  const known = wineries.filter((winery) => isKnown(winery, "hours"));
  const openOn = (day: Weekday) => known.filter(isOpenOn(day)).length;
  return {
    rooms: wineries.length,
    /** How many of them have posted hours that speak for today: not by appointment or closed all week. */
    withHours: known.filter((winery) => WEEKDAYS.some((day) => isOpenOn(day)(winery))).length,
    /** Whether the hours of one of those are of a season: what is counted is this one's. */
    isOfSeason: known.some(({ season }) => season),
    /** How many of those are open on each day. */
    openOn: everyDay(openOn),
    /** The towns with most rooms. */
    bases: byFrequency(wineries.map(({ city }) => city)).slice(0, 3),
    /** What most rooms pour, of those whose grapes are known. */
    grapes: byFrequency(
      wineries.flatMap((winery) => (isKnown(winery, "varietals") ? winery.varietals : [])),
    ).slice(0, 5),
    /** How long it takes to see a good part of it. */
    time: timeFor(wineries.length),
  };
}

const isOpenOn =
  (day: Weekday) =>
  ({ openingHours }: Winery) =>
    (openingHours?.[day]?.length ?? 0) > 0;

/** The wineries of the towns with most rooms, in the order of those towns. */
export function wineriesOfBases(wineries: readonly Winery[]): Winery[] {
  const bases = visitingOf(wineries)?.bases ?? [];
  return bases.flatMap(({ name }) => wineries.filter(({ city }) => city === name));
}

/** Two or three rooms make a day (spec §9 Planner form options). */
function timeFor(rooms: number): string {
  if (rooms <= 2) return "Half a day";
  if (rooms <= 4) return "A day";
  if (rooms <= 10) return "A weekend";
  return "A weekend for a handful, three days or more for most";
}

/** The days on which most rooms are open, and those on which fewest are; null without hours. */
export function busiestDays({ openOn, withHours }: Visiting) {
  if (withHours === 0) return null;
  const counts = WEEKDAYS.map((day) => openOn[day]);
  const [most, fewest] = [Math.max(...counts), Math.min(...counts)];
  return {
    most: WEEKDAYS.filter((day) => openOn[day] === most),
    fewest: most === fewest ? [] : WEEKDAYS.filter((day) => openOn[day] === fewest),
  };
}

/**
 * The nearest regions with rooms of their own that neither hold this one nor lie in it, at most three, and
 * how many miles their middle is away in a straight line.
 */
export function neighborsOf(ava: Ava, wineries: readonly Winery[]) {
  const from = ava.labelPoint;
  if (!from) return [];
  return AVAS.flatMap((other) => {
    if (other.id === ava.id || isRelated(ava, other)) return [];
    const rooms = wineries.filter(liesIn(other.name));
    const to = other.labelPoint ?? middleOf(rooms);
    if (rooms.length === 0 || !to) return [];
    return [{ ava: other, rooms: rooms.length, miles: Math.round(exactMilesBetween(from, to)) }];
  })
    .sort((a, b) => a.miles - b.miles)
    .slice(0, 3);
}

function isRelated(one: Ava, other: Ava): boolean {
  return one.parents.includes(other.name) || other.parents.includes(one.name);
}

function middleOf(wineries: readonly Winery[]): Position | null {
  const positions = wineries.flatMap((winery) => positionOf(winery) ?? []);
  if (positions.length === 0) return null;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(positions.map(({ latitude }) => latitude)),
    longitude: mean(positions.map(({ longitude }) => longitude)),
  };
}
