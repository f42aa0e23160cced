/**
 * Converts the planner's answers to a trip, and a trip to request bodies. Pure, so that the server's tests
 * send what the browser sends.
 */
import type { CallInput } from "#shared/api/endpoint.ts";
import type { itinerariesApi } from "#shared/api/trips/itineraries.ts";
import type { savedItinerariesApi } from "#shared/api/trips/saved-itineraries.ts";
import type { PatchedField, TripPatch } from "#shared/api/trips/trip-changes.ts";
import type { TripForm } from "#shared/api/trips/trip-form.ts";
import type { tripsApi } from "#shared/api/trips/trips.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { townNameOf } from "#shared/domain/places/place-name.ts";
import { faultOf } from "#shared/domain/trips/trip-faults.ts";
import { answersOf, type TripInput } from "#shared/domain/trips/trip-input.ts";
import { isSame, patchBetween, withPatch } from "#shared/domain/trips/trip-patch.ts";
import { requestOf } from "#shared/domain/trips/trip-request.ts";
import { daysFor, hoursOfAnswer, splitList, timeFor } from "#shared/domain/trips/trip-rules.ts";
import type { KeptPlan } from "./planner/trip-draft.ts";

/** The planner's earlier plan: as the form asked for it, and as it was edited. */
type EarlierPlan = Pick<KeptPlan, "asked" | "trip">;

/**
 * The trip of the form and the chosen wineries. Edits of an earlier plan stay where they still apply and
 * the form has not changed since.
 */
export function tripInputOf(
  answers: TripForm,
  wineryIds: readonly number[],
  earlier: EarlierPlan | null = null,
): TripInput {
  const { timeAvailable, startDate, preferences } = answers;
  const asked: TripInput = {
    base: answers.accommodation,
    wineries: [...wineryIds],
    days: daysFor(timeAvailable),
    wineriesPerDay: answers.wineriesPerDay,
    ...(startDate && { startDate }),
    ...hoursOfAnswer(timeAvailable),
    name: answers.name,
    guests: answers.guests,
    answers: answersOf({ ...answers, preferences: splitList(preferences) }),
    arrangement: null,
  };
  return earlier ? withEarlier(asked, earlier) : asked;
}

/** Fields with one value per day. */
const BY_DAY: readonly PatchedField[] = [
  "dayStart",
  "dayEnd",
  "lunch",
  "ends",
  "places",
  "arrangement",
];

function withEarlier(asked: TripInput, earlier: EarlierPlan): TripInput {
  const before = earlier.asked;
  const { wineries } = earlier.trip;
  // The wineries are those of the choice, so that none counts as added or removed.
  const ofSame = { ...before, wineries };
  const made = asked.base === before.base ? patchBetween(ofSame, earlier.trip) : null;
  if (!made) return asked;
  const { fields = {}, ...ofStops } = made;
  const isChoice = isSame([...asked.wineries].sort(), [...wineries].sort());
  const isSaidAnew = (field: string) =>
    !isSame(asked[field as PatchedField], before[field as PatchedField]) ||
    (asked.days !== before.days && BY_DAY.includes(field as PatchedField)) ||
    (field === "arrangement" && !isChoice) ||
    (field === "startWeekday" && asked.startDate !== undefined);
  const kept = Object.fromEntries(Object.entries(fields).filter(([field]) => !isSaidAnew(field)));
  // If the choice does not fit the edited days, the form's days apply.
  return (
    validWith(asked, { ...ofStops, fields: kept }) ??
    validWith(asked, { ...ofStops, pins: {} }) ??
    asked
  );
}

function validWith(trip: TripInput, patch: TripPatch): TripInput | null {
  const patched = withPatch(trip, patch);
  const pins = patched.pins?.filter(({ day }) => day < patched.days);
  const valid = { ...patched, ...(pins && { pins }) };
  return faultOf(valid) === null ? valid : null;
}

/** The body of `POST /api/trips`. */
export const tripBody = (trip: TripInput): CallInput<typeof tripsApi.create>["body"] => ({
  ...trip,
  base: townNameOf(trip.base),
  ends: requestOf(trip).ends,
});

/** The body of `send-email` (spec §7), with the visitor's edits. */
export function mailBody(
  trip: TripInput,
  wineries: readonly Pick<Winery, "id">[],
  email: string,
): CallInput<typeof itinerariesApi.sendEmail>["body"] {
  const { base, wineries: _ids, days, wineriesPerDay, name, guests, ...others } = trip;
  const { startDate = "", answers, ...schedule } = others;
  return {
    email,
    tripData: {
      ...answers,
      startCity: townNameOf(base),
      days,
      wineriesPerDay,
      name,
      guests,
      startDate,
      // A trip may be longer than the form can ask.
      schedule: { ...schedule, ends: requestOf(trip).ends },
    },
    wineries,
  };
}

/** The body of `POST /api/itineraries` (spec §7). */
export function itineraryBody(
  trip: TripInput,
  now: Date,
): CallInput<typeof savedItinerariesApi.create>["body"] {
  const { base, wineries, days, wineriesPerDay, name, guests, startDate, answers, ...schedule } =
    trip;
  const { drivingDistance, timeAvailable, budget, reservationPreference, region } = answers;
  const isAnswered = timeAvailable !== null && daysFor(timeAvailable) === days;
  return {
    name: name ?? "",
    guests: guests ?? 1,
    accommodation: townNameOf(base),
    ...(region !== null && { region }),
    drivingDistance: drivingDistance ?? "",
    timeAvailable: isAnswered ? timeAvailable : timeFor(days),
    budget: budget ?? "",
    reservationPreference: reservationPreference ?? "",
    wineriesPerDay,
    preferences: answers.preferences,
    startDate: startDate ?? "",
    // Derived: the server computes it again.
    ...{ startCity: townNameOf(base), endDate: now.toISOString(), days },
    wineryIds: wineries,
    schedule: { ...schedule, ends: requestOf(trip).ends },
  };
}
