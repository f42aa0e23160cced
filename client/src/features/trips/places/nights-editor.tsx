import { useState } from "react";
import { NumberSelect } from "#client/ui/select.tsx";
import type { TripEdit } from "#shared/api/trips/trip-changes.ts";
import { type DayEnds, endsOf } from "#shared/domain/schedule/plan-request.ts";
import { MAX_DAYS } from "#shared/domain/schedule/problem.ts";
import { counted } from "#shared/domain/text/words.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { usePlanOnPage } from "../edit/editing.ts";
import { ToolButton } from "../plan/trip-section.tsx";
import { PlaceChoice } from "./place-choices.tsx";
import { TownField } from "./town-field.tsx";

const MAX_NIGHTS = MAX_DAYS - 1;

/** Where the trip starts, sleeps and ends. */
export function NightsEditor() {
  const { trip, edit } = usePlanOnPage();
  const route = routeOf(trip);
  const [isAdding, setAdding] = useState(false);
  const room = MAX_NIGHTS - nightsOf(route);
  const go = (next: Partial<Route>) => edit(editsOfRoute({ ...route, ...next }, trip));
  const add = (town: string) => {
    setAdding(false);
    go({ stays: [...route.stays, { town, nights: 1 }] });
  };
  return (
    <div className="max-w-2xl">
      <TownField label="Start from" value={route.from} onTown={(from) => go({ from })} />
      <ol>
        {route.stays.map((stay, index) => {
          const change = (next: Partial<Stay>) =>
            go({ stays: route.stays.with(index, { ...stay, ...next }) });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: stays are told apart by their order.
            <li key={index} className="mt-4 border-t border-rule pt-4">
              <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
                <TownField label="Sleep in" value={stay.town} onTown={(town) => change({ town })} />
                <NumberSelect
                  label={
                    <>
                      Nights<span className="sr-only"> in {stay.town}</span>
                    </>
                  }
                  value={stay.nights}
                  options={Array.from({ length: stay.nights + room }, (_, at) => at + 1)}
                  textOf={(count) => counted(count, "night")}
                  onChange={(nights) => change({ nights })}
                />
              </div>
              <div className="mt-4">
                {/* On the day before the first night. */}
                <PlaceChoice day={nightsOf({ stays: route.stays.slice(0, index) })} what="bed" />
              </div>
              <ToolButton
                variant="quiet"
                className="mt-1 -ml-4"
                onClick={() => go({ stays: route.stays.toSpliced(index, 1) })}
              >
                Remove<span className="sr-only"> the nights in {stay.town}</span>
              </ToolButton>
            </li>
          );
        })}
      </ol>
      {isAdding ? (
        <div className="mt-4 border-t border-rule pt-4">
          <TownField
            label={route.stays.length === 0 ? "Sleep in" : "Then sleep in"}
            value=""
            isFocused
            onTown={add}
          />
        </div>
      ) : room > 0 ? (
        <ToolButton className="mt-4" onClick={() => setAdding(true)}>
          {route.stays.length === 0 ? "Add a night" : "Add another town"}
        </ToolButton>
      ) : null}
      <div className="mt-4 border-t border-rule pt-4">
        <TownField label="End in" value={route.to} onTown={(to) => go({ to })} />
      </div>
      <p className="mt-3 font-sans text-sm text-ink-soft">
        {counted(nightsOf(route) + 1, "day")}, {counted(nightsOf(route), "night")}
        {room === 0 ? ": a trip is seven days at most." : "."}
      </p>
    </div>
  );
}

interface Stay {
  readonly town: string;
  readonly nights: number;
}

/** From the start over the stays to where the last day ends. */
export interface Route {
  readonly from: string;
  readonly stays: readonly Stay[];
  readonly to: string;
}

export function routeOf(trip: Pick<TripInput, "base" | "days" | "ends">): Route {
  const ends = endsOf(trip);
  const evenings = ends.slice(0, -1).map(({ to }) => to);
  const firsts = evenings.flatMap((town, at) => (town === evenings[at - 1] ? [] : [{ town, at }]));
  const stays = firsts.map(({ town, at }, index) => ({
    town,
    nights: (firsts[index + 1]?.at ?? evenings.length) - at,
  }));
  return { from: ends[0]?.from ?? trip.base, stays, to: ends.at(-1)?.to ?? trip.base };
}

const nightsOf = ({ stays }: Pick<Route, "stays">): number =>
  stays.reduce((sum, { nights }) => sum + nights, 0);

/** One more day than nights. */
export function endsOfRoute({ from, stays, to }: Route): DayEnds[] {
  const evenings = [...stays.flatMap(({ town, nights }) => Array(nights).fill(town)), to];
  return evenings.map((evening, day) => ({ from: evenings[day - 1] ?? from, to: evening }));
}

/** Sets where days begin and end, and removes beds and dinners in towns that are left. */
function editsOfRoute(route: Route, { places = [] }: TripInput): TripEdit[] {
  const ends = endsOfRoute(route);
  const left = ends.flatMap(({ to }, day): TripEdit[] => {
    const { bed, dinner } = places[day] ?? {};
    const [noBed, noDinner] = [bed, dinner].map((place) => place && place.town !== to);
    if (!noBed && !noDinner) return [];
    return [
      { kind: "places", day, ...(noBed && { bed: null }), ...(noDinner && { dinner: null }) },
    ];
  });
  return [{ kind: "ends", ends }, ...left];
}
