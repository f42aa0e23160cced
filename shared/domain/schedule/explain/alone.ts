import type { Reason } from "#shared/api/trips/plan.ts";
import { counted } from "../../text/words.ts";
import { seasonOn, shownSpan, weekOn } from "../../winery/dated-hours.ts";
import { weekdayName } from "../../winery/opening-hours.ts";
import { spanText } from "../../winery/year-span.ts";
import { federalHoliday } from "../holidays.ts";
import {
  type DayFrame,
  LUNCH_FROM,
  LUNCH_MINUTES,
  LUNCH_UNTIL,
  placeName,
  type Stop,
} from "../problem.ts";
import { type CompiledDay, earliestBegin } from "../solver/compiled-problem.ts";
import { bestTiming } from "../solver/day-orders.ts";
import { doorMinutes } from "../solver/legs.ts";
import { NEVER, openWindows } from "../solver/visit-windows.ts";
import { capital, clockText, dateText, durationText } from "../wording.ts";

type Facts = NonNullable<ReturnType<typeof factsOf>>;

function factsOf(day: CompiledDay, stop: number) {
  const { problem, frame } = day;
  const visit = problem.stops[stop];
  if (visit === undefined) return null;
  return {
    /** Names of where the day begins and ends. */
    from: typeof frame.from === "string" ? placeName(problem, frame.from) : "where you are",
    to: placeName(problem, frame.to),
    visit,
    /** " at The Table" if the break has a place. */
    atTable: frame.lunchPlace ? ` at ${frame.lunchPlace.name}` : "",
    closedOn: closedOn(visit, frame),
    day,
    windows: openWindows(visit, frame),
    /** The earliest arrival at the door. */
    arrival: day.start + doorMinutes(day.out[stop]),
    home: doorMinutes(day.home[stop]),
  };
}

type Fault = { readonly code: Reason["code"]; readonly text: string } | null;

/**
 * Why a stop cannot be visited on a day even as the only one ("Closed on Tuesdays"), including its
 * appointment; null if it can.
 */
export function faultAlone(day: CompiledDay, stop: number): Reason | null {
  const facts = factsOf(day, stop);
  if (facts === null) return null;
  const { visit, arrival } = facts;
  const appointment = day.pins.find(
    (pin) => pin.wineryId === visit.wineryId && pin.begin != null,
  )?.begin;
  const fault =
    roadFault(facts) ??
    hoursFault(facts) ??
    (appointment == null ? null : appointmentFault(facts, appointment)) ??
    arrivalFault(facts) ??
    returnFault(facts, earliestBegin(day.windows[stop] ?? [], arrival)) ??
    (bestTiming(day, [stop]) ? null : lunchFault(facts)) ??
    (day.maxStops > 0 ? null : { code: "noRoom", text: "No visit is left on that day" });
  return fault && { ...fault, day: day.index };
}

/** "Tuesdays", "Tuesdays from May to August", "Thursday, November 26 (Thanksgiving Day)". */
function closedOn({ datedHours }: Stop, { date, weekday }: DayFrame): string {
  const weekdays = `${weekdayName(weekday)}s`;
  if (date === null || !datedHours) return weekdays;
  if (weekOn(datedHours, date)?.[weekday]?.length === 0) {
    const season = seasonOn(datedHours, date);
    if (season === null) return weekdays;
    const span = spanText(shownSpan(datedHours, season));
    return `${weekdays} ${season.from && season.until ? `from ${span}` : span}`;
  }
  const holiday = federalHoliday(date);
  return holiday === null ? dateText(date) : `${dateText(date)} (${holiday})`;
}

function roadFault({ arrival, home, from, to, day }: Facts): Fault {
  if (arrival >= NEVER + day.start) {
    return { code: "noRoad", text: `No road leads there from ${from}` };
  }
  return home < NEVER ? null : { code: "noRoad", text: `No road leads from there to ${to}` };
}

function hoursFault({ windows, visit, closedOn }: Facts): Fault {
  const [longest] = windows.toSorted((a, b) => b.closes - b.opens - (a.closes - a.opens));
  if (!longest) return { code: "closed", text: `Closed on ${closedOn}` };
  const minutes = longest.closes - longest.opens;
  if (minutes >= visit.visitMinutes) return null;
  const openEnded = windows.find(({ hours }) => hours === "openEnded");
  const open = openEnded
    ? `Opens at ${clockText(openEnded.opens)} and lists no closing time, so visits end by 5 PM`
    : `Open for ${durationText(minutes)} at a time`;
  const visitText = `the visit takes ${durationText(visit.visitMinutes)}`;
  return { code: "visitTooLong", text: `${open}, and ${visitText}` };
}

function appointmentFault({ windows, visit, arrival }: Facts, appointment: number): Fault {
  const end = appointment + visit.visitMinutes;
  if (!windows.some(({ opens, closes }) => opens <= appointment && end <= closes)) {
    const spans = windows.map(({ opens, closes, hours }) =>
      hours === "openEnded"
        ? `from ${clockText(opens)} with no closing time listed, so visits end by 5 PM`
        : `${clockText(opens)} to ${clockText(closes)}`,
    );
    const known =
      windows[0]?.hours === "unknown"
        ? `hours are not known, so visits lie between ${spans.join()}`
        : `open ${spans.join(" and ")}`;
    return {
      code: "appointmentClosed",
      text: `A visit from ${clockText(appointment)} to ${clockText(end)} is not within the hours (${known})`,
    };
  }
  if (arrival <= appointment) return null;
  return {
    code: "appointmentTooEarly",
    text: `The appointment is at ${clockText(appointment)}, the earliest arrival is ${clockText(arrival)}`,
  };
}

function arrivalFault({ windows, visit, arrival }: Facts): Fault {
  const longEnough = windows.filter(({ opens, closes }) => closes - opens >= visit.visitMinutes);
  const latest = longEnough.reduce((last, each) => (each.closes > last.closes ? each : last));
  if (arrival + visit.visitMinutes <= latest.closes) return null;
  const closes =
    latest.hours === "open"
      ? `Closes at ${clockText(latest.closes)}`
      : `${latest.hours === "unknown" ? "Hours" : "Closing time"} not known, so visits end by ${clockText(latest.closes)}`;
  const from = `the earliest arrival is ${clockText(arrival)}`;
  const visitText = `a visit takes ${durationText(visit.visitMinutes)}`;
  return {
    code: "closesTooEarly",
    text: arrival >= latest.closes ? `${closes}, ${from}` : `${closes}, ${from} and ${visitText}`,
  };
}

function returnFault({ arrival, visit, day, home, from, to }: Facts, begin: number): Fault {
  const end = begin + visit.visitMinutes;
  if (end + home <= day.end) return null;
  const opens = begin > arrival ? `Opens at ${clockText(begin)}, ` : "";
  const verb = from === to ? "back" : "there";
  const back = `${verb} at ${clockText(end + home)} at the earliest, after ${clockText(day.end)}`;
  return {
    code: "backTooLate",
    text: capital(`${opens}${durationText(home)} from ${to}, ${back}`),
  };
}

function lunchFault({ day, atTable }: Facts): Fault {
  if (!day.lunch) return null;
  const between = `beginning between ${clockText(LUNCH_FROM)} and ${clockText(LUNCH_UNTIL)}`;
  return {
    code: "lunch",
    text: `Leaves no time for a lunch break of ${counted(LUNCH_MINUTES, "minute")} ${between}${atTable}`,
  };
}
