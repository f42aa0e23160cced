import type { PlannedDay } from "#shared/domain/schedule/plan.ts";
import { LUNCH_MINUTES, type PlaceId } from "#shared/domain/schedule/problem.ts";
import { clockText, durationText } from "#shared/domain/schedule/wording.ts";
import { placeWords } from "#shared/domain/take-out/words/place-words.ts";
import type { DayPlaces } from "#shared/domain/trips/trip-input.ts";
import type { ItineraryFacts } from "../plan/plan-facts.ts";
import { ClockTime } from "./clock-time.tsx";
import { LegRow, notesOfLeg } from "./leg-row.tsx";
import { Row } from "./row.tsx";

interface LunchRowsProps {
  readonly day: PlannedDay;
  readonly facts: ItineraryFacts;
  /** Where they are before it. */
  readonly at: PlaceId;
}

/** The break: where it is, and the ways there and back where it has a place. */
export function LunchRows({ day, facts, at }: LunchRowsProps) {
  const { lunchAt, lunchPlace, meal, from, to } = day;
  if (lunchAt === null) return null;
  const where = meal
    ? ` at ${meal.name}, in ${meal.town}`
    : lunchPlace === "before"
      ? ` in ${from}, before you leave`
      : lunchPlace === "after"
        ? ` in ${to}`
        : "";
  return (
    <>
      {meal ? (
        <LegRow leg={meal.there} notes={notesOfLeg(facts, at, meal.key)} toTown={meal.town} />
      ) : null}
      <Row
        way="stop"
        time={
          <div className="itinerary-lunch pt-8">
            <ClockTime minutes={lunchAt} />
          </div>
        }
        mark={<span className="itinerary-mark" data-kind="lunch" />}
      >
        <div className="itinerary-lunch pt-6">
          <p className="font-serif text-lg italic">
            Lunch{where}
            <span className="font-sans text-sm text-ink-soft not-italic">
              {" "}
              · {durationText(LUNCH_MINUTES)}, until {clockText(lunchAt + LUNCH_MINUTES)}
            </span>
          </p>
          {meal?.notices.map(({ text }) => (
            <p key={text} className="font-sans text-sm text-gold">
              {text}
            </p>
          ))}
        </div>
      </Row>
      {meal?.back ? <LegRow leg={meal.back} notes={notesOfLeg(facts, meal.key, at)} /> : null}
    </>
  );
}

interface PlaceRowsProps {
  readonly places: DayPlaces | undefined;
  /** Whether lunch has no time in the plan. */
  readonly withLunch: boolean;
}

/** Where to eat and sleep, without a time. */
export function PlaceRows({ places, withLunch }: PlaceRowsProps) {
  return placeWords(places, { withLunch }).map(({ kind, text, place: { address } }) => (
    <Row key={kind} way="stop" mark={<span className="itinerary-mark" data-kind="lunch" />}>
      <p className="itinerary-lunch pt-6 font-serif text-lg italic">
        {text}
        {address ? (
          <span className="font-sans text-sm text-ink-soft not-italic"> · {address}</span>
        ) : null}
      </p>
    </Row>
  ));
}
