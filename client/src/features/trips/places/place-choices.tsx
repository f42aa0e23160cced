import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PlaceLine } from "#client/entities/place/place-line.tsx";
import { placeQueries } from "#client/entities/place/place-queries.ts";
import { Button } from "#client/ui/button.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { TextField } from "#client/ui/field.tsx";
import { SelectField } from "#client/ui/select.tsx";
import type { Place } from "#shared/api/places.ts";
import type { DayPlaces, TripEdit, TripPlace } from "#shared/api/trips/trip-changes.ts";
import { placesInTowns, placesNear, type Spot } from "#shared/domain/places/eat-and-stay.ts";
import { townNameOf } from "#shared/domain/places/place-name.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { endsOf, lunchOfDay } from "#shared/domain/schedule/plan-request.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { isSame } from "#shared/domain/trips/trip-patch.ts";
import { type OnPage, usePlanOnPage } from "../edit/editing.ts";
import { TownField } from "./town-field.tsx";

/** Where to have lunch and dinner, and where to sleep. */
export function DayPlaceChoices({ day }: Pick<PlaceChoiceProps, "day">) {
  const { error, refetch } = useQuery(placeQueries.all());
  return (
    <div className="grid max-w-xl gap-5 pt-2">
      {error ? (
        <TryAgain
          title="The guide's places could not be loaded; your own can be added."
          onRetry={refetch}
        />
      ) : null}
      {(["lunch", "dinner", "bed"] as const).map((what) => (
        <PlaceChoice key={what} day={day} what={what} />
      ))}
    </div>
  );
}

const endTowns = (trip: TripInput, day: number): string[] => {
  const { from, to } = endsOf(trip)[day] ?? { from: trip.base, to: trip.base };
  return [...new Set([townNameOf(from), townNameOf(to)])];
};

const nightTown = (trip: TripInput, day: number): string => endTowns(trip, day).at(-1) ?? "";

const spotIn = (city: string): Spot => ({ ...findTown(city), city });

/** Chooses a place for a day; a bed, for all nights of the stay that have no other. */
function placeEdits(
  trip: TripInput,
  { day, what }: PlaceChoiceProps,
  place: TripPlace | null,
): TripEdit[] {
  const days = what === "bed" ? nightsLike(trip, day) : [day];
  const edits = days.map((each): TripEdit => ({ kind: "places", day: each, [what]: place }));
  // A place for lunch takes a lunch break.
  const needsBreak = what === "lunch" && place !== null && !lunchOfDay(trip, day);
  return needsBreak ? [...edits, { kind: "day", day, lunch: true }] : edits;
}

/** The nights of the same stay with the same bed, or none. */
function nightsLike(trip: TripInput, day: number): number[] {
  const ends = endsOf(trip);
  const bedOf = (each: number) => trip.places?.[each]?.bed ?? null;
  const isLike = (each: number) =>
    each === day ||
    (ends[each]?.to === ends[day]?.to &&
      each < trip.days - 1 &&
      (bedOf(each) === null || isSame(bedOf(each), bedOf(day))));
  const first = ends.findLastIndex((_, each) => each < day && !isLike(each)) + 1;
  const after = ends.findIndex((_, each) => each > day && !isLike(each));
  return ends.map((_, each) => each).slice(first, after < 0 ? trip.days : after);
}

interface PlaceChoiceProps {
  /** From 0. */
  readonly day: number;
  readonly what: keyof DayPlaces;
}

/** The guide's places for a meal or night, best first, and the label of the choice. */
function offersFor({ trip, plan, facts }: OnPage, { day, what }: PlaceChoiceProps, all: Place[]) {
  const town = nightTown(trip, day);
  if (what === "bed") {
    return { label: `Bed in ${town}`, offered: placesInTowns(all, [town], "stay") };
  }
  if (what === "dinner") {
    return { label: `Dinner in ${town}`, offered: placesNear(all, [spotIn(town)], "dinner") };
  }
  const stops = (plan.days[day]?.stops ?? []).flatMap(
    ({ wineryId }) => facts.wineries.get(wineryId) ?? [],
  );
  const onTheWay = [...stops, ...endTowns(trip, day).map(spotIn)];
  return { label: "Lunch", offered: placesNear(all, onTheWay, "lunch") };
}

const NONE = "";
const OWN = "own";
const MINE = "mine";

/** A place to eat or sleep: one of the guide, or the visitor's own. */
export function PlaceChoice({ day, what }: PlaceChoiceProps) {
  const page = usePlanOnPage();
  const { trip, edit } = page;
  const { data = [] } = useQuery(placeQueries.all());
  const { label, offered } = offersFor(page, { day, what }, data);
  const chosen = trip.places?.[day]?.[what] ?? null;
  const onChoose = (place: TripPlace | null) => edit(placeEdits(trip, { day, what }, place));
  const [isNaming, setNaming] = useState(false);
  const place = offered.find(({ id }) => id === chosen?.placeId);
  const towns = [...new Set(offered.map(({ town }) => town))];
  const choose = (value: string) => {
    setNaming(value === OWN);
    if (value === NONE) onChoose(null);
    const picked = offered.find(({ id }) => String(id) === value);
    if (picked) onChoose(ofGuide(picked));
  };
  return (
    <div>
      <SelectField
        label={label}
        value={isNaming ? OWN : chosen === null ? NONE : place ? String(place.id) : MINE}
        onChange={(event) => choose(event.target.value)}
      >
        <option value={NONE}>Not chosen</option>
        {chosen && !place ? (
          <option value={MINE}>
            {chosen.name}, {chosen.town}
          </option>
        ) : null}
        {towns.map((town) => (
          <optgroup key={town} label={town}>
            {offered
              .filter((one) => one.town === town)
              .map(({ id, name, category }) => (
                <option key={id} value={id}>
                  {name} ({category})
                </option>
              ))}
          </optgroup>
        ))}
        <option value={OWN}>A place of my own…</option>
      </SelectField>
      {isNaming ? (
        <OwnPlace
          town={what === "bed" ? nightTown(trip, day) : undefined}
          onDone={(own) => {
            setNaming(false);
            onChoose(own);
          }}
        />
      ) : place ? (
        <div className="mt-2">
          <PlaceLine place={place} />
        </div>
      ) : null}
    </div>
  );
}

const ofGuide = ({ id, name, town, street }: Place): TripPlace => ({
  placeId: id,
  name,
  town,
  ...(street !== null && { address: street }),
});

interface OwnPlaceProps {
  /** The town it must be in; undefined: the form asks for it. */
  readonly town: string | undefined;
  readonly onDone: (place: TripPlace) => void;
}

function OwnPlace({ town: given, onDone }: OwnPlaceProps) {
  const [own, setOwn] = useState({ name: "", town: "", address: "" });
  const [wasSubmitted, setSubmitted] = useState(false);
  const town = given ?? own.town;
  const [name, address] = [own.name.trim(), own.address.trim()];
  const add = () => {
    setSubmitted(true);
    if (name && town) onDone({ name, town, ...(address && { address }) });
  };
  return (
    <div className="mt-3 grid gap-3 border-l-2 border-rule pl-4">
      <TextField
        label="Name"
        error={wasSubmitted && !name ? "Name the place" : undefined}
        value={own.name}
        maxLength={80}
        onChange={(event) => setOwn({ ...own, name: event.target.value })}
      />
      {given === undefined ? (
        <TownField
          label="Town"
          value={own.town}
          fault={wasSubmitted && !town ? "Choose its town" : undefined}
          onTown={(next) => setOwn({ ...own, town: next })}
        />
      ) : null}
      <TextField
        label="Address (optional)"
        value={own.address}
        maxLength={120}
        onChange={(event) => setOwn({ ...own, address: event.target.value })}
      />
      <div>
        <Button size="sm" onClick={add}>
          Add this place
        </Button>
      </div>
    </div>
  );
}
