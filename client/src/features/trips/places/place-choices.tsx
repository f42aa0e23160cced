import { useQuery } from "@tanstack/react-query";
import { placeQueries } from "#client/entities/place/place-queries.ts";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import type { Place } from "#shared/api/places.ts";
import { placesInTowns, placesNear, type Spot } from "#shared/domain/places/eat-and-stay.ts";
import { townNameOf } from "#shared/domain/places/place-name.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { endsOf } from "#shared/domain/schedule/plan-request.ts";
import type { TripPlace } from "#shared/domain/trips/trip-input.ts";
import { choosePlace, type Edit, type Editing, type PlaceOfDay } from "../edit/edits.ts";
import type { ItineraryFacts } from "../plan/plan-facts.ts";
import { PlaceChoice } from "./place-choice.tsx";

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
