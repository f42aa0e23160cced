import { Fragment } from "react";
import { Link } from "wouter";
import { Illustration } from "#client/art/illustration.tsx";
import { dayTitle } from "#client/entities/trip/mapped-plan.ts";
import { useDay } from "#client/lib/dates/use-day.ts";
import { OutsideLink } from "#client/ui/outside-link.tsx";
import type { Notice, PlannedDay, PlannedStop } from "#shared/api/trips/plan.ts";
import type { StopNote } from "#shared/api/trips/trip-changes.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { milesText } from "#shared/domain/export/words/leg-words.ts";
import { lastPourText } from "#shared/domain/schedule/last-pour.ts";
import { idsOfStops } from "#shared/domain/schedule/plan.ts";
import type { PlaceId } from "#shared/domain/schedule/problem.ts";
import { clockText, dateText, durationText, numberText } from "#shared/domain/schedule/wording.ts";
import { directionsUrl, placeOfWinery } from "#shared/domain/site/directions.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { counted } from "#shared/domain/text/words.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import { hoursOnDay } from "#shared/domain/winery/dated-hours.ts";
import { withHoursAge } from "#shared/domain/winery/fact-age.ts";
import { formatDayHours, weekdayName } from "#shared/domain/winery/opening-hours.ts";
import { formatPhone } from "#shared/domain/winery/phone.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { dollars, feeLabel } from "#shared/domain/winery/winery-labels.ts";
import { usePlanOnPage } from "../edit/editing.ts";
import { StopTools } from "../edit/stop-tools.tsx";
import { DayTools } from "../edit/trip-tools.tsx";
import { ClockTime, LegRow, LunchRows, Noted, PlaceRows, Row } from "./rows.tsx";

interface DayChapterProps {
  readonly day: PlannedDay;
  /** From 0. */
  readonly index: number;
}

export function DayChapter({ day, index }: DayChapterProps) {
  const { days, planned, mayEdit } = usePlanOnPage();
  const places = planned.places?.[index];
  const id = `day-${index + 1}`;
  return (
    <section aria-labelledby={id} className="itinerary-day" data-plan-day={index}>
      <header className="border-t-2 border-ink pt-5">
        {days.length > 1 ? <p className="eyebrow">Day {numberText(index + 1)}</p> : null}
        <h3 id={id} className="mt-1 font-display text-3xl sm:text-4xl">
          {dayTitle(day)}
        </h3>
        <p className="mt-2.5 font-sans text-sm text-ink-soft">{dayInShort(day)}</p>
        <Noted
          lines={dayNotices(day)}
          className="mt-3 border-gold font-sans text-sm text-ink-soft"
        />
        {mayEdit ? <DayTools day={index} /> : null}
      </header>
      {day.leaveAt !== null ? (
        <DayTimeline day={day} index={index} />
      ) : Object.values(places ?? {}).some(Boolean) ? (
        <ol className="mt-4">
          <PlaceRows places={places} withLunch />
        </ol>
      ) : null}
    </section>
  );
}

/** "2 stops, 38 min of driving over 21 miles. Away from 10:10 AM to 4:20 PM."; a travel day names both its ends. */
function dayInShort(day: PlannedDay): string {
  const { stops, driveMinutes, miles, leaveAt, backAt, from, to } = day;
  if (leaveAt === null || backAt === null) return `A free day in ${to}: nothing is planned.`;
  const count = counted(stops.length, "stop");
  const driving = `${durationText(driveMinutes)} of driving over ${milesText(miles)}`;
  const route = from === to ? "" : `From ${from} to ${to}: `;
  return `${route}${count}, ${driving}. Away from ${clockText(leaveAt)} to ${clockText(backAt)}.`;
}

function DayTimeline({ day, index }: DayChapterProps) {
  const { days, facts, planned } = usePlanOnPage();
  const { stops, leaveAt, backAt, back, lunchPlace, meal, from: start, to: end } = day;
  const firstNumber = 1 + idsOfStops(days.slice(0, index)).length;
  const baseOf = (name: string): PlaceId => (facts.drives.places.includes("base") ? "base" : name);
  const places = planned.places?.[index];
  const lunchAfter = (id: "before" | "after" | number, at: PlaceId) =>
    lunchPlace === id ? <LunchRows day={day} at={at} place={places?.lunch} /> : null;
  // Where each leg begins: after lunch on the way they drive on from there.
  const origins = [
    { id: "before", at: baseOf(start) },
    ...stops.map(({ wineryId: id }) => ({ id, at: id })),
  ].map(({ id, at }) => (lunchPlace === id && meal?.back === null ? meal.key : at));
  return (
    <ol className="mt-9">
      {meal === null ? lunchAfter("before", baseOf(start)) : null}
      <BaseRow kind="start" at={leaveAt} text={`Leave ${start}`} />
      {meal ? lunchAfter("before", baseOf(start)) : null}
      {stops.map((stop, at) => {
        const winery = facts.wineries.get(stop.wineryId);
        const from = origins[at];
        if (!winery || from === undefined) return null;
        return (
          <Fragment key={stop.wineryId}>
            <LegRow leg={stop} from={from} to={stop.wineryId} waitMinutes={stop.waitMinutes} />
            <StopEntry {...{ day, index, stop, winery }} number={firstNumber + at} />
            {lunchAfter(stop.wineryId, stop.wineryId)}
          </Fragment>
        );
      })}
      {back ? <LegRow leg={back} from={origins.at(-1) ?? baseOf(start)} to={baseOf(end)} /> : null}
      <BaseRow
        kind="end"
        at={backAt}
        text={start === end ? `Back in ${end}` : `Arrive in ${end}`}
      />
      {lunchAfter("after", baseOf(end))}
      <PlaceRows places={places} withLunch={meal === null} />
    </ol>
  );
}

interface BaseRowProps {
  readonly kind: "start" | "end";
  readonly at: number | null;
  readonly text: string;
}

function BaseRow({ kind, at, text }: BaseRowProps) {
  return (
    <Row
      kind={kind}
      time={<div className="pt-3">{at === null ? null : <ClockTime minutes={at} />}</div>}
      mark={<span className="itinerary-mark" data-kind="base" />}
    >
      <p className="pt-2.5 font-display text-xl text-ink-soft">{text}</p>
    </Row>
  );
}

interface StopEntryProps extends DayChapterProps {
  readonly stop: PlannedStop;
  readonly winery: Winery;
  /** Through all days, as on the map. */
  readonly number: number;
}

const LINK = "inline-flex min-h-11 items-center text-wine underline-offset-4 hover:underline";

function StopEntry({ day, index, stop, winery, number }: StopEntryProps) {
  const { trip, planned, plan, mayEdit } = usePlanOnPage();
  const { guests, notes } = trip;
  const today = useDay();
  // Marks of the day may have moved it; tools show where the plan has it.
  const isPlanned = plan.days[index]?.stops.some(({ wineryId }) => wineryId === winery.id);
  const isAppointment = planned.pins?.some(
    ({ wineryId, begin }) => wineryId === winery.id && typeof begin === "number",
  );
  return (
    <Row
      kind="stop"
      time={
        <div className="pt-1">
          <ClockTime minutes={stop.begin} isBig />
        </div>
      }
      stopId={winery.id}
      mark={
        <>
          <span className="itinerary-mark">{number}</span>
          {mayEdit ? <Grip wineryId={winery.id} /> : null}
        </>
      }
    >
      <Illustration
        name={winery.illustration}
        className="float-right mb-3 ml-6 hidden h-28 w-40 rounded sm:block print:hidden"
      />
      <h4 className="itinerary-name font-display text-2xl leading-tight font-medium text-ink sm:text-3xl sm:wrap-normal">
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
        {durationText(stop.end - stop.begin)}, until {clockText(stop.end)}
        {isAppointment ? ", by appointment" : stop.pinned ? ", on the day you chose" : ""}
      </p>
      <p className="font-sans text-sm text-ink-soft">
        {hoursText(winery, day, today)}
        {winery.locationIsApproximate ? ". The map location is approximate." : ""}
      </p>
      <p className="font-sans text-sm text-ink-soft">
        {[partyFeeText(winery, guests ?? 1), lunchOf(stop)].filter(Boolean).join(". ")}
      </p>
      <Noted
        lines={cautionsOf(stop)}
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
      {mayEdit && isPlanned ? <StopTools stop={stop} day={index} /> : null}
    </Row>
  );
}

/** For mouse and touch; keyboards have the buttons below. */
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

/** The leg says that it takes a ferry, and where lunch can be is nothing to be careful about. */
const NO_CAUTIONS: readonly Notice["code"][] = ["ferry", "lunch"];

function cautionsOf(stop: PlannedStop): string[] {
  const cautions = stop.notices.filter(({ code }) => !NO_CAUTIONS.includes(code));
  return [...cautions.map(({ text }) => text), lastPourText(stop) ?? []].flat();
}

const lunchOf = ({ notices }: PlannedStop) => notices.find(({ code }) => code === "lunch")?.text;

/** The editors' notes as lines. */
function linesOf({ text, confirmation, tasted, liked, bought }: StopNote): string[] {
  const ticks = [tasted && "Tasted", liked && "Liked", bought && "Bought"].filter(Boolean);
  const lines = [text, confirmation && `Confirmation ${confirmation}`, ticks.join(" · ")];
  return lines.flatMap((line) => line || []);
}

/** Thresholds of a long day. */
const LONG_DRIVE_MINUTES = 180;
const LONG_AWAY_MINUTES = 9 * 60;
/** From this many tastings on, the day reminds of a driver. */
const MANY_TASTINGS = 3;

/** Reminders above a day. */
function dayNotices(day: PlannedDay): string[] {
  const { holiday, stops, driveMinutes, leaveAt, backAt } = day;
  if (leaveAt === null || backAt === null) return [];
  const away = backAt - leaveAt;
  const isLongDrive = driveMinutes >= LONG_DRIVE_MINUTES;
  const lines = [
    holiday && `${holiday}: hours may differ, so call first.`,
    isLongDrive && `A long day: ${durationText(driveMinutes)} at the wheel.`,
    !isLongDrive && away > LONG_AWAY_MINUTES && `A long day: ${durationText(away)} away.`,
    stops.length >= MANY_TASTINGS &&
      `${stops.length} tastings: agree who drives and does not drink, or hire a driver.`,
  ];
  return lines.flatMap((line) => line || []);
}

/**
 * "Open 11 AM – 5 PM on Saturdays"; "Open 11 AM – 6 PM on Saturday, May 1" where hours depend on the date.
 * Without a date the age of the hours is as of today.
 */
export function hoursText(
  winery: Winery,
  on: Pick<PlannedDay, "date" | "weekday">,
  today: CalendarDate,
): string {
  const day = hoursOnDay(winery, on);
  const onDays =
    winery.datedHours && on.date !== null ? dateText(on.date) : `${weekdayName(on.weekday)}s`;
  if (day === undefined) return `Hours on ${onDays} not known`;
  if (day === null) return `${onDays} by appointment`;
  if (day.length === 0) return `Closed on ${onDays}`;
  const open = `Open ${formatDayHours(day).replace(/^From/, "from")} on ${onDays}`;
  return withHoursAge(open, winery, on.date ?? today);
}

/** "$15 a person, $60 for 4"; for one person the fee alone. */
function partyFeeText(winery: Winery, guests: number): string {
  const { tastingFee } = winery;
  if (!tastingFee || !isKnown(winery, "tastingFee")) return feeLabel(winery);
  if (guests === 1) return `${dollars(tastingFee)} tasting`;
  return `${dollars(tastingFee)} a person, ${dollars(tastingFee * guests)} for ${guests}`;
}
