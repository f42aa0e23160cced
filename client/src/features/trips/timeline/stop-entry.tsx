import { Link } from "wouter";
import { Illustration } from "#client/art/illustration.tsx";
import { useDay } from "#client/lib/dates/use-day.ts";
import { OutsideLink } from "#client/ui/outside-link.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { lastPourText } from "#shared/domain/schedule/last-pour.ts";
import type { PlannedStop } from "#shared/domain/schedule/plan.ts";
import { clockText } from "#shared/domain/schedule/wording.ts";
import { directionsUrl, placeOfWinery } from "#shared/domain/site/directions.ts";
import { paths } from "#shared/domain/site/paths.ts";
import type { StopNote } from "#shared/domain/trips/trip-input.ts";
import { formatPhone } from "#shared/domain/winery/phone.ts";
import { useMaybeEditing, usePlanOnPage } from "../edit/editing.ts";
import { StopTools } from "../edit/stop-tools.tsx";
import { hoursText, partyFeeText, visitText } from "./day-words.ts";
import { ClockTime, Noted, Row } from "./rows.tsx";

interface StopEntryProps {
  readonly stop: PlannedStop;
  /** From 0. */
  readonly dayIndex: number;
  readonly winery: Winery;
  /** Counted over the whole trip, as on the map. */
  readonly number: number;
}

const LINK = "inline-flex min-h-11 items-center text-wine underline-offset-4 hover:underline";

/** A visit: when, where, whether they are open, what it costs, and what to know. */
export function StopEntry({ stop, dayIndex, winery, number }: StopEntryProps) {
  const { trip, days, guests, notes } = usePlanOnPage();
  const editing = useMaybeEditing();
  const today = clockInWashington(useDay()).date;
  // What was said on the day may have moved it: it is changed where the plan has it.
  const isPlanned = editing?.plan.days[dayIndex]?.stops.some(
    ({ wineryId }) => wineryId === winery.id,
  );
  const isAppointment = trip.pins?.some(
    ({ wineryId, begin }) => wineryId === winery.id && typeof begin === "number",
  );
  const day = days[dayIndex];
  return (
    <Row
      way="stop"
      time={
        <div className="pt-1">
          <ClockTime minutes={stop.begin} isBig />
        </div>
      }
      stopId={winery.id}
      mark={
        <>
          <span className="itinerary-mark">{number}</span>
          {editing ? <Grip wineryId={winery.id} /> : null}
        </>
      }
    >
      <Illustration
        name={winery.illustration}
        className="float-right mb-3 ml-6 hidden h-28 w-40 rounded sm:block print:hidden"
      />
      <h4 className="itinerary-name font-display text-2xl leading-tight font-medium text-ink sm:text-3xl">
        <span className="sr-only">Stop {number}: </span>
        <Link
          href={paths.winery(winery.slug)}
          className="decoration-wine decoration-1 underline-offset-4 hover:underline"
        >
          {winery.name}
        </Link>
      </h4>
      <p className="itinerary-region mt-1.5 font-serif text-lg text-ink-soft italic">
        {winery.city}, {winery.region}
      </p>
      <p className="itinerary-visit mt-3 font-sans text-base">
        <span className="sr-only">Begins at {clockText(stop.begin)}. </span>
        {visitText(stop)}
        {isAppointment ? ", by appointment" : stop.pinned ? ", on the day you chose" : ""}
      </p>
      <p className="font-sans text-sm text-ink-soft">
        {day && hoursText(winery, day, today)}
        {winery.locationIsApproximate ? ". The map location is approximate." : ""}
      </p>
      <p className="font-sans text-sm text-ink-soft">{partyFeeText(winery, guests)}</p>
      <Noted
        lines={noticesOf(stop)}
        className="mt-2.5 border-gold font-sans text-sm font-medium text-gold"
      />
      <Noted
        lines={linesOf(notes?.[winery.id] ?? {})}
        label="Your notes"
        className="mt-2.5 border-sage font-serif text-base break-words"
      />
      <p className="itinerary-contact mt-1 flex flex-wrap gap-x-6 font-sans text-sm">
        {winery.phone === null ? null : (
          <a href={`tel:${winery.phone}`} className={LINK}>
            {formatPhone(winery.phone)}
            <span className="sr-only">: call {winery.name}</span>
          </a>
        )}
        <OutsideLink
          href={directionsUrl({ to: placeOfWinery(winery) })}
          className={`${LINK} print:hidden`}
        >
          Directions<span className="sr-only"> to {winery.name}</span>
        </OutsideLink>
      </p>
      <p className="itinerary-address hidden font-sans text-sm text-ink-soft">
        {winery.address}, {winery.city}
      </p>
      {isPlanned ? <StopTools stop={stop} day={dayIndex} /> : null}
    </Row>
  );
}

/** Where mouse and finger take the stop; keys have the buttons below it. */
function Grip({ wineryId }: { readonly wineryId: number }) {
  return (
    <span aria-hidden="true" data-grip={wineryId} className="itinerary-grip" title="Drag to move">
      <svg aria-hidden="true" viewBox="0 0 12 20" width="12" height="20">
        <path
          d="M3 4h.01M9 4h.01M3 10h.01M9 10h.01M3 16h.01M9 16h.01"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}

/** What to know before this visit. */
function noticesOf(stop: PlannedStop): string[] {
  const lastPour = lastPourText(stop);
  // The way says that it takes a ferry.
  const notices = stop.notices.filter(({ code }) => code !== "ferry").map(({ text }) => text);
  return lastPour ? [...notices, lastPour] : notices;
}

/** What the editors keep about a stop. */
function linesOf({ text, confirmation, tasted, liked, bought }: StopNote): string[] {
  const ticks = [tasted && "Tasted", liked && "Liked", bought && "Bought"].filter(Boolean);
  return [
    ...(text ? [text] : []),
    ...(confirmation ? [`Confirmation ${confirmation}`] : []),
    ...(ticks.length > 0 ? [ticks.join(" · ")] : []),
  ];
}
