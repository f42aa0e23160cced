import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PlaceLine } from "#client/entities/place/place-line.tsx";
import { placeQueries } from "#client/entities/place/place-queries.ts";
import { Button } from "#client/ui/button.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Field } from "#client/ui/field.tsx";
import { Select } from "#client/ui/select.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import type { Place } from "#shared/api/places.ts";
import { placesInTowns, placesNear, type Spot } from "#shared/domain/places/eat-and-stay.ts";
import { townNameOf } from "#shared/domain/places/place-name.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { endsOf, lunchOfDay } from "#shared/domain/schedule/plan-request.ts";
import type { TripEdit } from "#shared/domain/trips/trip-change.ts";
import type { DayPlaces, TripInput, TripPlace } from "#shared/domain/trips/trip-input.ts";
import { isSame } from "#shared/domain/trips/trip-patch.ts";
import { useEditing } from "../edit/editing.ts";
import { TownField } from "./town-field.tsx";

interface ChoiceProps {
  /** From 0. */
  readonly day: number;
}

/** Where one sleeps after a day: in the town of that night. */
export function BedChoice({ day }: ChoiceProps) {
  const { trip } = useEditing();
  const { data: places = [] } = useQuery(placeQueries.all());
  const town = nightTown(trip, day);
  return (
    <PlaceChoice
      day={day}
      what="bed"
      label={`Bed in ${town}`}
      offered={placesInTowns(places, [town], "stay")}
      ownTown={town}
    />
  );
}

/** Lunch on the way, and dinner and bed where the night is. */
export function DayPlaceChoices({ day }: ChoiceProps) {
  const { trip, plan, facts } = useEditing();
  const { data: places = [], error, refetch } = useQuery(placeQueries.all());
  const town = nightTown(trip, day);
  const stops = (plan.days[day]?.stops ?? []).flatMap(
    ({ wineryId }) => facts.wineries.get(wineryId) ?? [],
  );
  const onTheWay = [...stops, ...endTowns(trip, day).map((name) => spotIn(name))];
  return (
    <div className="grid max-w-xl gap-5 pt-2">
      {error ? (
        <TryAgain
          title="The guide's places could not be loaded; your own can be added."
          onRetry={() => void refetch()}
        />
      ) : null}
      <PlaceChoice
        day={day}
        what="lunch"
        label="Lunch"
        offered={placesNear<Place>(places, onTheWay, "lunch")}
      />
      <PlaceChoice
        day={day}
        what="dinner"
        label={`Dinner in ${town}`}
        offered={placesNear<Place>(places, [spotIn(town)], "dinner")}
      />
      <BedChoice day={day} />
    </div>
  );
}

const endTowns = (trip: TripInput, day: number): string[] => {
  const { from, to } = endsOf(trip)[day] ?? { from: trip.base, to: trip.base };
  return [...new Set([townNameOf(from), townNameOf(to)])];
};

const nightTown = (trip: TripInput, day: number): string => endTowns(trip, day).at(-1) ?? "";

function spotIn(city: string): Spot {
  const town = findTown(city);
  return {
    city,
    latitude: town ? String(town.latitude) : null,
    longitude: town ? String(town.longitude) : null,
  };
}

/** Chooses where to eat or sleep on a day. A bed is for all nights of the stay that have no other. */
function placeEdits(
  trip: TripInput,
  { day, what }: Pick<PlaceChoiceProps, "day" | "what">,
  place: TripPlace | null,
): TripEdit[] {
  const days = what === "bed" ? nightsLike(trip, day) : [day];
  const edits = days.map((each): TripEdit => ({ kind: "places", day: each, [what]: place }));
  // A place to eat is for a break.
  const needsBreak = what === "lunch" && place !== null && !lunchOfDay(trip, day);
  return needsBreak ? [...edits, { kind: "day", day, lunch: true }] : edits;
}

/** The nights of a day's stay that are spent where that one is, or nowhere yet. */
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

interface PlaceChoiceProps extends ChoiceProps {
  readonly what: keyof DayPlaces;
  readonly label: string;
  /** Of the guide, the best first. */
  readonly offered: readonly Place[];
  /** Where a place of the visitor's own must be; asked for where it is not given. */
  readonly ownTown?: string | undefined;
}

const NONE = "";
const OWN = "own";
const MINE = "mine";

/** One place to eat or sleep: of the guide, or of one's own. */
function PlaceChoice({ day, what, label, offered, ownTown }: PlaceChoiceProps) {
  const { trip, edit } = useEditing();
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
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
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
          </Select>
        )}
      </Field>
      {isNaming ? (
        <OwnPlace
          town={ownTown}
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
  readonly town: string | undefined;
  readonly onDone: (place: TripPlace) => void;
}

function OwnPlace({ town: given, onDone }: OwnPlaceProps) {
  const [name, setName] = useState("");
  const [address, setAddress] = useState("");
  const [chosenTown, setTown] = useState("");
  const [isAsked, setAsked] = useState(false);
  const town = given ?? chosenTown;
  const add = () => {
    setAsked(true);
    if (name.trim() === "" || town === "") return;
    const street = address.trim();
    onDone({ name: name.trim(), town, ...(street !== "" && { address: street }) });
  };
  return (
    <div className="mt-3 grid gap-3 border-l-2 border-rule pl-4">
      <TextField
        label="Name"
        error={isAsked && name.trim() === "" ? "Name the place" : undefined}
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.target.value)}
      />
      {given === undefined ? (
        <>
          <TownField label="Town" value={chosenTown} onTown={setTown} />
          {isAsked && town === "" ? (
            <p className="font-sans text-sm font-medium text-danger">Choose its town</p>
          ) : null}
        </>
      ) : null}
      <TextField
        label="Address (optional)"
        value={address}
        maxLength={120}
        onChange={(event) => setAddress(event.target.value)}
      />
      <div>
        <Button size="sm" onClick={add}>
          Add this place
        </Button>
      </div>
    </div>
  );
}
