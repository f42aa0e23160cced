import { site } from "#shared/site.ts";
import type { TakenTrip } from "../taken-trip.ts";
import { cappedText } from "../well-formed-text.ts";
import { escapeText, utcInstant } from "./content-lines.ts";

const MAX_TITLE = 120;

/** The part of an event's id that says whose it is; it never changes, wherever the site stands. */
const UID_DOMAIN = site.name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

interface CalendarEvent {
  /** Within its trip; it stays the same while the plan changes. */
  readonly id: string | number;
  /** The lines of its time. */
  readonly when: readonly string[];
  readonly summary: string;
  readonly location: string;
  /** The lines that only some events have. */
  readonly more?: readonly string[];
  /** A visit at a time the visitor has agreed on stands; anything else is a plan. */
  readonly isConfirmed?: boolean;
}

/** An event of a trip, line by line. */
export function eventLines(trip: TakenTrip, event: CalendarEvent): string[] {
  const { id, when, summary, location, more = [], isConfirmed = false } = event;
  const changed = utcInstant(new Date(trip.changedAt));
  return [
    "BEGIN:VEVENT",
    `UID:${trip.id}-${id}@${UID_DOMAIN}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${trip.version}`,
    ...when,
    `SUMMARY:${escapeText(cappedText(summary, MAX_TITLE))}`,
    `LOCATION:${escapeText(location)}`,
    ...more,
    `STATUS:${isConfirmed ? "CONFIRMED" : "TENTATIVE"}`,
    ...(trip.url ? [`URL:${trip.url}`] : []),
    "END:VEVENT",
  ];
}
