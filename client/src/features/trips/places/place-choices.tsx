import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PlaceLine } from "#client/entities/place/place-line.tsx";
import { placeQueries } from "#client/entities/place/place-queries.ts";
import { Button } from "#client/ui/button.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { Select } from "#client/ui/select.tsx";
import type { Place } from "#shared/api/places.ts";
import { placesInTowns, placesNear, type Spot } from "#shared/domain/places/eat-and-stay.ts";
import { townNameOf } from "#shared/domain/places/place-name.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { endsOf } from "#shared/domain/schedule/plan-request.ts";
import type { TripPlace } from "#shared/domain/trips/trip-input.ts";
import { choosePlace, type Edit, type Editing, type PlaceOfDay } from "../edit/edits.ts";
import type { ItineraryFacts } from "../plan/plan-facts.ts";
import { TownField } from "./town-field.tsx";

interface ChoiceProps {
  readonly editing: Editing;
  /** From 0. */
  readonly day: number;
  readonly onEdit: (edit: Edit) => void;
}

/** Where one sleeps after a day: in the town of that night. */
export function BedChoice({ editing, day, onEdit }: ChoiceProps) {
  const { data: places = [] } = useQuery(placeQueries.all());
  const town = nightTown(editing, day);
  return (
    <PlaceChoice
      {...chosen({ editing, day, onEdit }, "bed")}
      label={`Bed in ${town}`}
      offered={placesInTowns(places, [town], "stay")}
      ownTown={town}
    />
  );
}

interface DayPlacesProps extends ChoiceProps {
  readonly facts: ItineraryFacts;
}

/** Lunch on the way, and dinner and bed where the night is. */
export function DayPlaceChoices(props: DayPlacesProps) {
  const { editing, day, facts } = props;
  const { data: places = [], error, refetch } = useQuery(placeQueries.all());
  const town = nightTown(editing, day);
  const stops = (editing.plan.days[day]?.stops ?? []).flatMap(
    ({ wineryId }) => facts.wineries.get(wineryId) ?? [],
  );
  const onTheWay = [...stops, ...endTowns(editing, day).map((name) => spotIn(name))];
  return (
    <div className="grid max-w-xl gap-5 pt-2">
      {error ? (
        <TryAgain
          title="The guide's places could not be loaded; your own can be added."
          onRetry={() => void refetch()}
        />
      ) : null}
      <PlaceChoice
        {...chosen(props, "lunch")}
        label="Lunch"
        offered={placesNear<Place>(places, onTheWay, "lunch")}
      />
      <PlaceChoice
        {...chosen(props, "dinner")}
        label={`Dinner in ${town}`}
        offered={placesNear<Place>(places, [spotIn(town)], "dinner")}
      />
      <BedChoice {...props} />
    </div>
  );
}

const endTowns = ({ trip }: Editing, day: number): string[] => {
  const { from, to } = endsOf(trip)[day] ?? { from: trip.base, to: trip.base };
  return [...new Set([townNameOf(from), townNameOf(to)])];
};

const nightTown = (editing: Editing, day: number): string => endTowns(editing, day).at(-1) ?? "";

function spotIn(city: string): Spot {
  const town = findTown(city);
  return {
    city,
    latitude: town ? String(town.latitude) : null,
    longitude: town ? String(town.longitude) : null,
  };
}

function chosen({ editing, day, onEdit }: ChoiceProps, what: PlaceOfDay) {
  return {
    chosen: editing.trip.places?.[day]?.[what] ?? null,
    onChoose: (place: TripPlace | null) => onEdit(choosePlace(editing, day, what, place)),
  };
}

interface PlaceChoiceProps {
  readonly label: string;
  /** Of the guide, the best first. */
  readonly offered: readonly Place[];
  readonly chosen: TripPlace | null;
  readonly onChoose: (place: TripPlace | null) => void;
  /** Where a place of the visitor's own must be; asked for where it is not given. */
  readonly ownTown?: string | undefined;
}

const NONE = "";
const OWN = "own";
const MINE = "mine";

/** One place to eat or sleep: of the guide, or of one's own. */
function PlaceChoice({ label, offered, chosen, onChoose, ownTown }: PlaceChoiceProps) {
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
      <Field label="Name" error={isAsked && name.trim() === "" ? "Name the place" : undefined}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {given === undefined ? (
        <>
          <TownField label="Town" value={chosenTown} onTown={setTown} />
          {isAsked && town === "" ? (
            <p className="font-sans text-sm font-medium text-danger">Choose its town</p>
          ) : null}
        </>
      ) : null}
      <Field label="Address (optional)">
        {(control) => (
          <Input
            {...control}
            value={address}
            maxLength={120}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button size="sm" onClick={add}>
          Add this place
        </Button>
      </div>
    </div>
  );
}
