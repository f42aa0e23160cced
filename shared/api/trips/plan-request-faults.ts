/** What is wrong with a request for a plan although each of its fields is right. */
import { townNameOf } from "#shared/domain/places/place-name.ts";
import {
  basesOf,
  hoursOfDay,
  limitsOf,
  type PlanRequest,
} from "#shared/domain/schedule/plan-request.ts";
import { MAX_COMPARED_DAYS, MAX_DAYS } from "#shared/domain/schedule/problem.ts";

/** A request as it is sent: beside `ends`, the base may be empty and the days 0. */
type SentRequest = PlanRequest & { readonly wineriesPerDay: number };

/** The request with the base and the number of days that its ends say. */
export function withOneReading<R extends SentRequest>(request: R): R {
  const [first] = request.ends ?? [];
  return first ? { ...request, base: first.from, days: request.ends?.length ?? 0 } : request;
}

interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What each field allows alone and the request as a whole does not. */
export function requestFaults(sent: SentRequest): Fault[] {
  // Told at their own fields; and whoever asks for a billion days must not have them counted out.
  const { length: days = 1 } = sent.ends ?? {};
  if (days < 1 || days > MAX_DAYS) return [];
  const ends = endFaults(sent);
  if (ends.length > 0) return ends;
  const request = withOneReading(sent);
  return [...tripFaults(request), ...dayFaults(request), ...stopFaults(request)];
}

/** What is wrong with the bases and the number of days. */
function endFaults({ base, days, ends }: SentRequest): Fault[] {
  if (!ends) {
    const most = limitsOf({ ends }).days;
    return [
      ...(base === "" ? [{ path: ["base"], message: "Starting location is required" }] : []),
      ...(days === 0 ? [{ path: ["days"], message: "Whole days only" }] : []),
      ...(days > most ? [{ path: ["days"], message: `At most ${most} days` }] : []),
    ];
  }
  const broken = ends.findIndex(({ from }, day) => day > 0 && from !== ends[day - 1]?.to);
  return [
    ...(base === "" || townNameOf(base) === townNameOf(ends[0]?.from ?? "")
      ? []
      : [{ path: ["base"], message: "Leave the base out, or send where the first day begins" }]),
    ...(days === 0 || days === ends.length
      ? []
      : [{ path: ["days"], message: `Leave the days out, or send ${ends.length}` }]),
    ...(broken < 0
      ? []
      : [
          {
            path: ["ends", broken, "from"],
            message: `Day ${broken + 1} must begin where day ${broken} ends: ${ends[broken - 1]?.to}`,
          },
        ]),
  ];
}

function tripFaults(request: SentRequest) {
  const { wineries, days, wineriesPerDay, startDate, startWeekday } = request;
  const faults: Fault[] = [];
  if (wineries.length > days * wineriesPerDay) {
    const message = "More wineries than the trip's days and wineries per day allow";
    faults.push({ path: ["wineries"], message });
  }
  const { stops } = limitsOf(request);
  if (wineries.length > stops) {
    faults.push({ path: ["wineries"], message: `At most ${stops} wineries` });
  }
  if (days > MAX_COMPARED_DAYS && !startDate && !startWeekday) {
    const message = `A trip of more than ${MAX_COMPARED_DAYS} days needs a start date or a starting weekday`;
    faults.push({ path: ["startDate"], message });
  }
  if (startDate && startWeekday) {
    const message = "Send a start date or a starting weekday, not both";
    faults.push({ path: ["startWeekday"], message });
  }
  return faults;
}

function dayFaults(request: SentRequest): Fault[] {
  const { days } = request;
  const uneven = (["dayStart", "dayEnd", "lunch"] as const).flatMap((field): Fault[] => {
    const value = request[field];
    const fits = !Array.isArray(value) || value.length === days;
    return fits
      ? []
      : [{ path: [field], message: `Send one value, or one for each of the ${days} days` }];
  });
  const backwards = Array.from({ length: days }, (_, day) => day).filter((day) => {
    const { start, end } = hoursOfDay(request, day);
    return start >= end;
  });
  const { lunchPlaces = [] } = request;
  const meals =
    lunchPlaces.length > days ? [{ path: ["lunchPlaces"], message: "Send one for each day" }] : [];
  const bases = new Set(["base", ...basesOf(request)]);
  const taken = lunchPlaces.flatMap((place, day): Fault[] => {
    const namesake = lunchPlaces.find((other) => other?.key === place?.key);
    const isOwn = place === null || (!bases.has(place.key) && namesake?.town === place.town);
    const message = "Send a key that no other place of the trip has";
    return isOwn ? [] : [{ path: ["lunchPlaces", day, "key"], message }];
  });
  return [
    ...uneven,
    ...meals,
    ...taken,
    ...backwards.map((day) => ({
      path: ["dayEnd"],
      message: `Day ${day + 1} must end after it begins`,
    })),
  ];
}

function stopFaults(request: SentRequest): Fault[] {
  const { wineries, days, pins } = request;
  const chosen = new Set(wineries);
  const pinFaults = (pins ?? []).flatMap((pin, index): Fault[] => [
    ...(chosen.has(pin.wineryId)
      ? []
      : [{ path: ["pins", index, "wineryId"], message: "Pin a chosen winery" }]),
    ...(pin.day < days
      ? []
      : [{ path: ["pins", index, "day"], message: `Days count from 0 to ${days - 1}` }]),
  ]);
  const strangers = (["visitMinutes", "wishes"] as const).flatMap((field) => {
    const value = request[field];
    if (typeof value !== "object" || value === null) return [];
    return Object.keys(value)
      .filter((id) => !chosen.has(Number(id)))
      .map((id) => ({ path: [field, id], message: "Name a chosen winery" }));
  });
  return [...pinFaults, ...strangers];
}
