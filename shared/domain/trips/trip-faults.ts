/** The validation of trips as a whole, for the planner, the server and the API. */
import type { Arrangement } from "../schedule/arrange.ts";
import { basesOf, hoursOfDay, type PlanRequest } from "../schedule/plan-request.ts";
import { MAX_COMPARED_DAYS, MAX_DAYS, MAX_STOPS, MAX_STOPS_A_DAY } from "../schedule/problem.ts";
import { counted } from "../text/words.ts";

export interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

type Checked = PlanRequest & {
  readonly wineriesPerDay: number;
  readonly arrangement?: Arrangement | null | undefined;
};

/** Whether a trip too long for comparing starting weekdays names none. */
export const isUnnamed = ({ days, startDate, startWeekday }: PlanRequest): boolean =>
  days > MAX_COMPARED_DAYS && !startDate && !startWeekday;

export const faultOf = (trip: Checked): string | null => faultsOf(trip)[0]?.message ?? null;

export const faultIf = (isSo: boolean, path: Fault["path"], message: string): Fault[] =>
  isSo ? [{ path, message }] : [];

export function faultsOf(trip: Checked, most = { days: MAX_DAYS, stops: MAX_STOPS }): Fault[] {
  const { wineries, days, wineriesPerDay: pace, startDate, startWeekday, arrangement } = trip;
  // Stop here, so that nobody can make us loop over a billion days.
  const wrongDays = faultIf(days < 1 || days > most.days, ["days"], `At most ${most.days} days`);
  if (wrongDays.length > 0) return wrongDays;
  const stops = counted(wineries.length, "winery", "wineries");
  const room = `${counted(days, "day")} with up to ${pace} a day`;
  const isPace = pace >= 1 && pace <= MAX_STOPS_A_DAY;
  return [
    ...faultIf(!isPace, ["wineriesPerDay"], `A day has 1 to ${MAX_STOPS_A_DAY} stops`),
    ...faultIf(wineries.length > days * pace, ["wineries"], `${stops} do not fit into ${room}`),
    ...faultIf(wineries.length > most.stops, ["wineries"], `At most ${most.stops} wineries`),
    ...faultIf(
      Boolean(startDate && startWeekday),
      ["startWeekday"],
      "A trip has a first day or a first weekday, not both",
    ),
    ...faultIf(
      isUnnamed(trip),
      ["startDate"],
      `A trip of more than ${MAX_COMPARED_DAYS} days needs a first day or a first weekday`,
    ),
    ...dayFaults(trip),
    ...listFaults(trip),
    ...pinFaults(trip),
    ...faultIf(
      Boolean(arrangement?.some((order) => order.length > MAX_STOPS_A_DAY)),
      ["arrangement"],
      `A day holds at most ${MAX_STOPS_A_DAY} stops: move or remove one of them first`,
    ),
    ...faultIf(
      Boolean(arrangement) && !isOrder(arrangement ?? [], trip),
      ["arrangement"],
      "An order names each of the trip's stops at most once, day by day",
    ),
  ];
}

function dayFaults(trip: Checked): Fault[] {
  const { days, ends = [] } = trip;
  const isUneven = trip.ends !== undefined && ends.length !== days;
  const ofDay = (_: unknown, day: number) => {
    const { start, end } = hoursOfDay(trip, day);
    const before = ends[day - 1]?.to;
    const isElsewhere = before !== undefined && ends[day]?.from !== before;
    const from = `Day ${day + 1} must begin where day ${day} ends: ${before}`;
    return [
      ...faultIf(start >= end, ["dayEnd"], `Day ${day + 1} must end after it begins`),
      ...faultIf(isElsewhere, ["ends", day, "from"], from),
    ];
  };
  return [
    ...faultIf(isUneven, ["ends"], `Say where each of the ${days} days ends`),
    ...Array.from({ length: days }, ofDay).flat(),
  ];
}

/** Checks values by day and by winery. */
function listFaults(trip: Checked): Fault[] {
  const { days, wineries, lunchPlaces = [] } = trip;
  const bases = new Set(["base", ...basesOf(trip)]);
  const isTaken = (place: (typeof lunchPlaces)[number]) => {
    const namesake = lunchPlaces.find((other) => other?.key === place?.key);
    return place !== null && (bases.has(place.key) || namesake?.town !== place.town);
  };
  const each = `Send one value, or one for each of the ${days} days`;
  return [
    ...(["dayStart", "dayEnd", "lunch"] as const).flatMap((field) => {
      const value = trip[field];
      return faultIf(Array.isArray(value) && value.length !== days, [field], each);
    }),
    ...faultIf(lunchPlaces.length > days, ["lunchPlaces"], "Send one for each day"),
    ...lunchPlaces.flatMap((place, day) =>
      faultIf(
        isTaken(place),
        ["lunchPlaces", day, "key"],
        "Send a key that no other place of the trip has",
      ),
    ),
    ...(["visitMinutes", "wishes"] as const).flatMap((field) => {
      const value = trip[field];
      const strangers = Object.keys(typeof value === "object" ? value : {}).filter(
        (id) => !wineries.includes(Number(id)),
      );
      return strangers.map((id) => ({ path: [field, id], message: "Name a chosen winery" }));
    }),
  ];
}

function pinFaults({ pins = [], wineries, days }: Checked): Fault[] {
  const counting = `The trip has ${counted(days, "day")}, counted from 0`;
  return pins.flatMap(({ wineryId, day }, index) => [
    ...faultIf(!wineries.includes(wineryId), ["pins", index, "wineryId"], "Pin a chosen winery"),
    ...faultIf(day >= days, ["pins", index, "day"], counting),
    ...faultIf(
      pins.findIndex((pin) => pin.wineryId === wineryId) !== index,
      ["pins", index, "wineryId"],
      "Pin each winery once",
    ),
  ]);
}

function isOrder(order: Arrangement, { wineries, days }: Checked): boolean {
  const arranged = order.flat();
  return (
    order.length === days &&
    new Set(arranged).size === arranged.length &&
    arranged.every((id) => wineries.includes(id))
  );
}
