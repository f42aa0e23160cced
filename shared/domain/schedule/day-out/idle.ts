/** Hours of a day in which nothing happens, each with its reason. */
import type { PlannedDay } from "../plan.ts";
import {
  LUNCH_FROM,
  LUNCH_IDEAL,
  LUNCH_MINUTES,
  type Pin,
  UNKNOWN_OPENS,
  type WineryId,
} from "../problem.ts";
import { clockText } from "../wording.ts";

/** Shorter waits need no explanation. */
const LONGEST_UNEXPLAINED = 60;

/** A gap of an hour or more. */
export interface IdleTime {
  /** What follows it: a stop, or the break. */
  readonly before: WineryId | "lunch";
  readonly from: number;
  readonly minutes: number;
  /** What it waits for, as the end of a sentence: "it opens at 2 PM"; null where nothing explains it. */
  readonly why: string | null;
}

/** What a day waits for, one after the other. */
interface Item {
  readonly what: WineryId | "lunch";
  /** When it could begin, as far as what comes before it says. */
  readonly readyAt: number;
  readonly begin: number;
  /** Why it begins no earlier; the name is "it" where the wait is for itself. */
  readonly bound: ((it: string) => string) | null;
}

interface WaitsFor {
  /** From when on they can go on. */
  readonly freeAt: number;
  /** The pins of the day. */
  readonly pins: readonly Pin[];
  readonly nameOf: (wineryId: WineryId) => string;
}

/**
 * The idle hours of what is left of a day. A wait is for the first thing after it that cannot begin
 * earlier: its door is closed until then, it is an appointment, or the break.
 */
export function idleTimes(day: PlannedDay, waits: WaitsFor): IdleTime[] {
  const items = itemsOf(day, waits);
  return items.flatMap(({ what, readyAt, begin }, index) => {
    const minutes = begin - readyAt;
    if (minutes < LONGEST_UNEXPLAINED) return [];
    const waitsFor = items.slice(index).find(({ bound }) => bound !== null);
    const name = typeof waitsFor?.what === "number" ? waits.nameOf(waitsFor.what) : "lunch";
    const why = waitsFor?.bound?.(waitsFor.what === what ? "it" : name) ?? null;
    return [{ before: what, from: readyAt, minutes, why }];
  });
}

function itemsOf(day: PlannedDay, waits: WaitsFor): Item[] {
  const { stops, lunchAt, lunchPlace, meal } = day;
  const items: Item[] = [];
  let free = waits.freeAt;
  const eat = (place: PlannedDay["lunchPlace"]) => {
    if (lunchAt === null || lunchPlace !== place) return;
    const there = meal?.there.legMinutes ?? 0;
    const readyAt = free + there;
    items.push({ what: "lunch", readyAt, begin: lunchAt, bound: lunchBound(day, lunchAt) });
    free = Math.max(free, lunchAt + LUNCH_MINUTES + (meal?.back?.legMinutes ?? 0));
  };
  eat("before");
  for (const stop of stops) {
    const { wineryId, begin, end, legMinutes, parkMinutes } = stop;
    const readyAt = free + legMinutes + parkMinutes;
    items.push({ what: wineryId, readyAt, begin, bound: visitBound(stop, waits.pins) });
    free = end;
    eat(wineryId);
  }
  return items;
}

type Bound = Item["bound"];

/** The break begins no earlier than it may; where it could, it waits for the middle of the day. */
function lunchBound({ meal }: PlannedDay, lunchAt: number): Bound {
  const isBound = meal !== null || lunchAt === LUNCH_FROM || lunchAt === LUNCH_IDEAL;
  return isBound ? (it) => `${it} is at ${clockText(lunchAt)}` : null;
}

function visitBound(
  { wineryId, begin, opening, hours }: PlannedDay["stops"][number],
  pins: readonly Pin[],
): Bound {
  const pin = pins.find((each) => each.wineryId === wineryId);
  const time = clockText(begin);
  if (pin?.begin === begin) {
    return (it) => `the appointment ${it === "it" ? "" : `at ${it} `}is at ${time}`;
  }
  if (opening?.opens === begin) return (it) => `${it} opens at ${time}`;
  if (hours === "unknown" && begin === UNKNOWN_OPENS) {
    return (it) => `the hours of ${it} are not known, and few rooms open before ${time}`;
  }
  return null;
}
