import "./timeline.css";
import type { ReactNode } from "react";
import type { PlannedDay, PlannedLeg } from "#shared/api/trips/plan.ts";
import type { DayPlaces, TripPlace } from "#shared/api/trips/trip-changes.ts";
import {
  legNotices,
  lunchWhere,
  mealCautions,
  milesText,
  travelText,
} from "#shared/domain/export/words/leg-words.ts";
import { placeWords } from "#shared/domain/export/words/place-words.ts";
import { LUNCH_MINUTES, PARKING_MINUTES, type PlaceId } from "#shared/domain/schedule/problem.ts";
import { clockText, durationText } from "#shared/domain/schedule/wording.ts";
import { clockDigits } from "#shared/domain/winery/opening-hours.ts";
import { usePlanOnPage } from "../edit/editing.ts";

interface ClockTimeProps {
  readonly minutes: number;
  readonly isBig?: boolean;
}

/** A time of day, the AM or PM small below it. */
export function ClockTime({ minutes, isBig = false }: ClockTimeProps) {
  const digits = clockDigits(minutes);
  const hour = Number(digits.slice(0, 2));
  return (
    <time
      dateTime={digits}
      className={`block text-right font-display leading-none whitespace-nowrap tabular-nums ${isBig ? "text-lg sm:text-4xl" : "text-base text-ink-soft sm:text-xl"}`}
    >
      {hour % 12 || 12}
      {digits.slice(2)}
      <span className="block pt-1 font-sans text-xs font-medium text-ink-soft">
        {hour < 12 ? "AM" : "PM"}
      </span>
    </time>
  );
}

interface RowProps {
  readonly time?: ReactNode;
  /** The kind of line beside the row. */
  readonly kind: "start" | "end" | "car" | "ferry" | "foot" | "stop";
  readonly mark?: ReactNode;
  /** Only for stops. */
  readonly stopId?: number;
  readonly children: ReactNode;
}

/** A row of the timeline: time, line, content. */
export function Row({ time, kind, mark, stopId, children }: RowProps) {
  return (
    <li className="itinerary-row itinerary-entry" data-plan-stop={stopId}>
      <div>{time}</div>
      <div className="itinerary-rail" data-kind={kind}>
        {mark}
      </div>
      <div className="min-w-0">{children}</div>
    </li>
  );
}

interface NotedProps {
  readonly lines: readonly string[];
  /** Of the border and the text. */
  readonly className: string;
  readonly label?: string;
}

export function Noted({ lines, className, label }: NotedProps) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label={label} className={`border-l-2 pl-3.5 ${className}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface LegRowProps {
  readonly leg: PlannedLeg;
  readonly from: PlaceId;
  readonly to: PlaceId;
  /** Between arrival and the visit. */
  readonly waitMinutes?: number;
  /** The leg leads to a town's center, not to a door. */
  readonly toTown?: string;
}

/** A leg: minutes, miles, and notices. */
export function LegRow({ leg, from, to, waitMinutes = 0, toTown }: LegRowProps) {
  const { travel, legMiles, ferry } = leg;
  const { drives } = usePlanOnPage().facts;
  const isWalk = travel === "foot";
  const parking = isWalk ? "" : `${durationText(PARKING_MINUTES)} to park, then `;
  const isEstimated = drives.estimated[drives.places.indexOf(from)]?.[drives.places.indexOf(to)];
  return (
    <Row kind={isWalk ? "foot" : ferry ? "ferry" : "car"}>
      <div className="itinerary-leg py-5 font-sans text-sm text-ink-soft sm:py-7">
        <p>
          <span className="font-semibold text-ink">
            {toTown && !isWalk ? `About ${travelText(leg)} to ${toTown}` : travelText(leg)}
          </span>
          {isWalk ? ". The car stays where it is." : `, ${milesText(legMiles)}`}
          {isEstimated && !isWalk ? ", estimated" : ""}
        </p>
        {legNotices({ drives }, leg, from, to).map((notice) => (
          <p key={notice} className="mt-0.5 text-gold">
            {notice}.
          </p>
        ))}
        {waitMinutes > 0 ? (
          <p className="mt-0.5">{`${parking}${durationText(waitMinutes)} to spare`}</p>
        ) : null}
      </div>
    </Row>
  );
}

interface LunchRowsProps {
  readonly day: PlannedDay;
  /** Where they come from. */
  readonly at: PlaceId;
  readonly place: TripPlace | null | undefined;
}

/** Lunch, with the legs to its place and back if it has one. */
export function LunchRows({ day, at, place }: LunchRowsProps) {
  const { lunchAt, meal } = day;
  if (lunchAt === null) return null;
  return (
    <>
      {meal ? <LegRow leg={meal.there} from={at} to={meal.key} toTown={meal.town} /> : null}
      <Row
        kind="stop"
        time={
          <div className="itinerary-lunch pt-8">
            <ClockTime minutes={lunchAt} />
          </div>
        }
        mark={<span className="itinerary-mark" data-kind="lunch" />}
      >
        <div className="itinerary-lunch pt-6">
          <p className="font-serif text-lg italic">
            {lunchWhere(day)}
            {meal && place?.address ? <Aside>{place.address}</Aside> : null}
            <Aside>
              {durationText(LUNCH_MINUTES)}, until {clockText(lunchAt + LUNCH_MINUTES)}
            </Aside>
          </p>
          {mealCautions(day).map((text) => (
            <p key={text} className="font-sans text-sm text-gold">
              {text}
            </p>
          ))}
        </div>
      </Row>
      {meal?.back ? <LegRow leg={meal.back} from={meal.key} to={at} /> : null}
    </>
  );
}

interface PlaceRowsProps {
  readonly places: DayPlaces | undefined;
  /** Whether lunch is listed, too: the plan has no time for it. */
  readonly withLunch: boolean;
}

/** What follows on the same line, set smaller. */
const Aside = ({ children }: { readonly children: ReactNode }) => (
  <span className="font-sans text-sm text-ink-soft not-italic"> · {children}</span>
);

/** Chosen places, without times. */
export function PlaceRows({ places, withLunch }: PlaceRowsProps) {
  return placeWords(places, { withLunch }).map(({ kind, text, place: { address } }) => (
    <Row key={kind} kind="stop" mark={<span className="itinerary-mark" data-kind="lunch" />}>
      <p className="itinerary-lunch pt-6 font-serif text-lg italic">
        {text}
        {address ? <Aside>{address}</Aside> : null}
      </p>
    </Row>
  ));
}
