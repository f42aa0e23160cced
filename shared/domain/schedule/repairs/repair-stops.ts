import { weekdayName } from "../../winery/opening-hours.ts";
import { framesOf, type PlanRequest } from "../plan-request.ts";
import type { Pin, WineryId } from "../problem.ts";
import { clockText } from "../wording.ts";
import { attempt, type Repairable, type Trial, tried } from "./repair-trials.ts";

const nameOf = ({ facts }: Repairable, wineryId: WineryId) =>
  facts.wineries.find(({ id }) => id === wineryId)?.name ?? "";

/** A stop of the plan given up, or one whose pin cannot hold; its pins go with it. */
export function droppedStops(repairable: Repairable): Trial[] {
  const { request, plan } = repairable;
  const planned = plan.days.flatMap((day) => day.stops.map((stop) => stop.wineryId));
  const pinned = (request.pins ?? []).map((pin) => pin.wineryId);
  const ids = request.wineries.filter((id) => planned.includes(id) || pinned.includes(id));
  return ids.flatMap((id) => {
    const pins = request.pins?.filter((pin) => pin.wineryId !== id);
    const change: Partial<PlanRequest> = { wishes: { ...request.wishes, [id]: "skip" } };
    return tried(repairable, {
      code: "dropStop",
      action: `Drop ${nameOf(repairable, id)}`,
      change: pins === undefined ? change : { ...change, pins },
    });
  });
}

/** Each pin on another day or at another time. */
export function movedPins(repairable: Repairable): Trial[] {
  const { request } = repairable;
  return (request.pins ?? []).flatMap((pin, index) =>
    Array.from({ length: request.days }, (_, day) => day).flatMap((day) => {
      if (day === pin.day && pin.begin == null) return [];
      return movedPin(repairable, { pin, index, day }) ?? [];
    }),
  );
}

/** Each pin let go: its stop is a stop like others. */
export function freedPins(repairable: Repairable): Trial[] {
  const pins = repairable.request.pins ?? [];
  return pins.flatMap((pin, index) =>
    tried(repairable, {
      code: "removePin",
      action: `Let go of the ${pin.begin == null ? "day" : "appointment"} of ${nameOf(repairable, pin.wineryId)}`,
      change: { pins: pins.toSpliced(index, 1) },
    }),
  );
}

/** A pin moved to a day: at the time at which the best plan of that day has it, if it had a time. */
function movedPin(
  repairable: Repairable,
  { pin, index, day }: { readonly pin: Pin; readonly index: number; readonly day: number },
): Trial | null {
  const { request, startWeekday } = repairable;
  const pins = request.pins ?? [];
  const name = nameOf(repairable, pin.wineryId);
  const weekday = weekdayName(framesOf(request, startWeekday)[day]?.weekday ?? "monday");
  const dayOnly = attempt(repairable, {
    code: "movePin",
    action: `Move ${name} to ${weekday}`,
    change: { pins: pins.with(index, { wineryId: pin.wineryId, day }) },
  });
  if (dayOnly === null || pin.begin == null) return dayOnly;
  const stop = request.wineries.indexOf(pin.wineryId);
  const landed = dayOnly.days[day];
  const begin = landed?.timing?.begins[landed.order.indexOf(stop)];
  if (begin === undefined) return null;
  return attempt(repairable, {
    code: "movePin",
    action: `Move the appointment at ${name} to ${weekday} at ${clockText(begin)}`,
    change: { pins: pins.with(index, { wineryId: pin.wineryId, day, begin }) },
  });
}
