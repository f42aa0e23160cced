import { everyDay } from "../../winery/opening-hours.ts";
import { timeArrangement } from "../arrange.ts";
import type { PlannedDay } from "../plan.ts";
import {
  type DayFrame,
  placeName,
  type ScheduleProblem,
  type Stop,
  type WineryId,
} from "../problem.ts";
import { openWindows } from "../solver/visit-windows.ts";
import { clockText, listText, uncapital } from "../wording.ts";

/** Noon of the day after: so late nothing closes, and no day ends. */
const NEVER_ENDS = 36 * 60;

/** A stop of today that the rest of the day has no time for. */
interface NotToday {
  /** The rest of the day alone, with its stops and pins. */
  readonly today: ScheduleProblem;
  readonly frame: DayFrame;
  readonly stop: Stop;
  /** The stops that stay, in their order. */
  readonly staying: readonly WineryId[];
  /** The same with the stop, where it would come. */
  readonly wanted: readonly WineryId[];
}

/**
 * Why the rest of a day has no time for one of its stops, as the end of a sentence: "it closes at 4 PM".
 * Found by taking one rule after the other away until the stop fits.
 * @param order the day's stops as they were planned.
 */
export function whyNotToday(
  today: ScheduleProblem,
  staying: readonly WineryId[],
  { order, wineryId }: { readonly order: readonly WineryId[]; readonly wineryId: WineryId },
): string {
  const [frame] = today.days;
  const stop = today.stops.find((each) => each.wineryId === wineryId);
  if (!frame || !stop) return NO_TIME;
  if (frame.maxStops <= staying.length) return "the day has no room for another visit";
  const before = order.slice(0, order.indexOf(wineryId)).findLast((id) => staying.includes(id));
  const at = before === undefined ? 0 : staying.indexOf(before) + 1;
  const wanted = staying.toSpliced(at, 0, wineryId);
  const lost = { today, frame, stop, staying, wanted };
  return (
    aloneReason(lost) ??
    hoursReason(lost) ??
    returnReason(lost) ??
    othersReason(lost) ??
    `the way there and ${listText(staying.map((id) => placeName(today, id)))} leave no time for it`
  );
}

const NO_TIME = "there is no time for it any more";

/** What keeps it out even if nothing else is visited. */
function aloneReason({ today, frame, stop }: NotToday): string | null {
  const [fault] = timeArrangement({ ...today, pins: [] }, [[stop.wineryId]]).faults;
  if (!fault) return null;
  if (fault.code === "closesTooEarly") return closingText(stop, frame);
  const text = uncapital(fault.text);
  return fault.code === "lunch" || fault.code === "closed"
    ? `it ${text}`.replace("it closed", "it is closed")
    : text;
}

/** The day with all of them, once a rule is another; null where they still do not fit. */
function fitted({ wanted }: NotToday, problem: ScheduleProblem): PlannedDay | null {
  const { faults, days } = timeArrangement(problem, [wanted]);
  return faults.length === 0 ? (days[0] ?? null) : null;
}

function hoursReason(lost: NotToday): string | null {
  const { today, frame, stop } = lost;
  return fitted(lost, openLong(today, [stop.wineryId])) && closingText(stop, frame);
}

/** "it closes at 4 PM". */
function closingText(stop: Stop, frame: DayFrame): string {
  const windows = openWindows(stop, frame);
  const last = windows.reduce((one, other) => (other.closes > one.closes ? other : one));
  const closes = clockText(last.closes);
  return last.hours === "open" ? `it closes at ${closes}` : `visits there end by ${closes}`;
}

function returnReason(lost: NotToday): string | null {
  const { today, frame, stop } = lost;
  const days = today.days.map((day) => ({ ...day, end: NEVER_ENDS }));
  const late = fitted(lost, { ...today, days });
  if (late) {
    const there = `in ${placeName(today, frame.to)} at ${clockText(late.backAt ?? NEVER_ENDS)}`;
    return `you would be back ${there}, after ${clockText(frame.end)}`;
  }
  const both = openLong({ ...today, days }, [stop.wineryId]);
  return (
    fitted(lost, both) && `${closingText(stop, frame)}, and the day ends at ${clockText(frame.end)}`
  );
}

/** What the others would lose by it. */
function othersReason(lost: NotToday): string | null {
  const { today, frame, stop, staying } = lost;
  if (fitted(lost, { ...today, pins: [] })) {
    const booked = today.pins.filter(({ wineryId, begin }) => begin && staying.includes(wineryId));
    return `it would cost the appointment at ${listText(booked.map(({ wineryId }) => placeName(today, wineryId)))}`;
  }
  const closing = staying.find((id) => fitted(lost, openLong(today, [stop.wineryId, id])));
  if (closing !== undefined) return `${placeName(today, closing)} would close meanwhile`;
  const withoutLunch = { ...today, days: [{ ...frame, lunch: false }] };
  return fitted(lost, withoutLunch) ? "it leaves no time for lunch" : null;
}

/** Some rooms open as early as they do, and never close. */
function openLong(today: ScheduleProblem, ids: readonly WineryId[]): ScheduleProblem {
  const longer = (stop: Stop): Stop => {
    const [first] = today.days[0] ? openWindows(stop, today.days[0]) : [];
    const hours = first ? [{ opens: first.opens, closes: NEVER_ENDS }] : [];
    return { ...stop, openingHours: everyDay(() => hours), datedHours: null };
  };
  const stops = today.stops.map((stop) => (ids.includes(stop.wineryId) ? longer(stop) : stop));
  return { ...today, stops };
}
