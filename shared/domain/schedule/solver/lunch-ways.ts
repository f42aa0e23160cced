import {
  type DayFrame,
  LUNCH_FROM,
  LUNCH_MINUTES,
  LUNCH_UNTIL,
  type LunchPlace,
  type PlaceId,
  type ScheduleProblem,
} from "../problem.ts";
import { type Leg, legFromMeal, legToMeal, wayAside } from "./legs.ts";
import { type BeginWindow, NEVER, openWindows } from "./visit-windows.ts";

/** Minutes of a way, parking included, and the driving among them; NEVER where it cannot be taken. */
export interface Way {
  readonly minutes: number;
  readonly drive: number;
}

/** A break beside the way: there from where they are, and back; NEVER where it is too far for that. */
export interface Aside {
  readonly there: number;
  readonly back: number;
  readonly drive: number;
}

/** A day's break: when it may begin, and by which ways. Lists follow the stops. */
export interface CompiledLunch {
  readonly windows: readonly BeginWindow[];
  readonly aside: readonly Aside[];
  readonly asideAtStart: Aside;
  readonly asideAtEnd: Aside;
  /** Over the place: to it from a stop or the day's beginning, and on to a stop or the day's end. */
  readonly into: readonly Way[];
  readonly intoFromStart: Way;
  readonly onward: readonly Way[];
  readonly onwardToEnd: Way;
}

const NO_WAY: Way = { minutes: NEVER, drive: NEVER };
const NOT_ASIDE: Aside = { there: NEVER, back: NEVER, drive: NEVER };
/** Without a place to eat the break is held where they are. */
const HERE: Aside = { there: 0, back: 0, drive: 0 };

/** A leg as numbers. */
export const wayOf = (leg: Leg | null): Way =>
  leg ? { minutes: leg.minutes + leg.parkMinutes, drive: leg.driveMinutes } : NO_WAY;

/** The hours of a place to eat as those of a stop. */
export const hoursOfMeal = ({ openingHours = null }: LunchPlace) => ({
  openingHours,
  datedHours: null,
});

/** The break of a day; null for a day without one. */
export function compileLunch(
  { matrix, stops }: Pick<ScheduleProblem, "matrix" | "stops">,
  frame: DayFrame,
): CompiledLunch | null {
  if (!frame.lunch) return null;
  const place = frame.lunchPlace ?? null;
  const asideAt = (at: PlaceId): Aside => {
    if (place === null) return HERE;
    const ways = wayAside(matrix, at, place.key);
    if (ways === null) return NOT_ASIDE;
    const { there, back } = ways;
    const drive = there.driveMinutes + back.driveMinutes;
    return { there: there.minutes, back: back.minutes, drive };
  };
  const into = (at: PlaceId) =>
    place && asideAt(at) === NOT_ASIDE ? wayOf(legToMeal(matrix, at, place.key)) : NO_WAY;
  const onward = (to: PlaceId) => (place ? wayOf(legFromMeal(matrix, place.key, to)) : NO_WAY);
  const ids = stops.map(({ wineryId }) => wineryId);
  return {
    windows: lunchWindows(place, frame),
    aside: ids.map(asideAt),
    asideAtStart: asideAt(frame.from),
    asideAtEnd: asideAt(frame.to),
    into: ids.map(into),
    intoFromStart: into(frame.from),
    onward: ids.map(onward),
    onwardToEnd: onward(frame.to),
  };
}

/** When the break may begin: from 11:30 to 1:30, within the hours of its place where they are known. */
function lunchWindows(place: LunchPlace | null, frame: DayFrame): BeginWindow[] {
  const open = place
    ? openWindows(hoursOfMeal(place), frame)
    : [{ opens: LUNCH_FROM, closes: LUNCH_UNTIL + LUNCH_MINUTES }];
  return open
    .map(({ opens, closes }) => ({
      minutes: LUNCH_MINUTES,
      from: Math.max(opens, LUNCH_FROM),
      until: Math.min(closes - LUNCH_MINUTES, LUNCH_UNTIL),
    }))
    .filter(({ from, until }) => from <= until);
}
