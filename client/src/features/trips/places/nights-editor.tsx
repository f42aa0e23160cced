import { useState } from "react";
import { NumberSelect } from "#client/ui/select.tsx";
import { type DayEnds, endsOf } from "#shared/domain/schedule/plan-request.ts";
import { MAX_DAYS } from "#shared/domain/schedule/problem.ts";
import { counted } from "#shared/domain/text/words.ts";
import type { TripEdit } from "#shared/domain/trips/trip-change.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import { useEditing } from "../edit/editing.ts";
import { ToolButton } from "../plan/trip-section.tsx";
import { PlaceChoice } from "./place-choices.tsx";
import { TownField } from "./town-field.tsx";

const MOST_NIGHTS = MAX_DAYS - 1;

/** Where the trip begins, where each night is spent, and where it ends. */
export function NightsEditor() {
  const { trip, edit } = useEditing();
  const way = wayOf(trip);
  const [isAdding, setAdding] = useState(false);
  const room = MOST_NIGHTS - nightsOf(way);
  const go = (next: Partial<Way>) => edit(editsOfWay({ ...way, ...next }, trip));
  return (
    <div className="max-w-2xl">
      <TownField label="Start from" value={way.from} onTown={(from) => go({ from })} />
      <ol>
        {way.stays.map((stay, index) => (
          <StayRow
            // biome-ignore lint/suspicious/noArrayIndexKey: stays are told apart by their order.
            key={index}
            stay={stay}
            room={room}
            onChange={(next) => go({ stays: way.stays.with(index, next) })}
            onRemove={() => go({ stays: way.stays.toSpliced(index, 1) })}
            day={firstNightOf(way, index)}
          />
        ))}
      </ol>
      {isAdding ? (
        <div className="mt-4 border-t border-rule pt-4">
          <TownField
            label={way.stays.length === 0 ? "Sleep in" : "Then sleep in"}
            value=""
            onTown={(town) => {
              setAdding(false);
              go({ stays: [...way.stays, { town, nights: 1 }] });
            }}
          />
        </div>
      ) : null}
      {room > 0 && !isAdding ? (
        <ToolButton className="mt-4" onClick={() => setAdding(true)}>
          {way.stays.length === 0 ? "Add a night" : "Add another town"}
        </ToolButton>
      ) : null}
      <div className="mt-4 border-t border-rule pt-4">
        <TownField label="End in" value={way.to} onTown={(to) => go({ to })} />
      </div>
      <p className="mt-3 font-sans text-sm text-ink-soft">
        {counted(nightsOf(way) + 1, "day")}, {counted(nightsOf(way), "night")}
        {room === 0 ? ": a trip is seven days at most." : "."}
      </p>
    </div>
  );
}

/** The day before the first night of a stay. */
const firstNightOf = ({ stays }: Way, index: number) => nightsOf({ stays: stays.slice(0, index) });

interface StayRowProps {
  readonly stay: Stay;
  /** How many nights could still be added. */
  readonly room: number;
  readonly onChange: (stay: Stay) => void;
  readonly onRemove: () => void;
  /** The one before its first night. */
  readonly day: number;
}

function StayRow({ stay, room, onChange, onRemove, day }: StayRowProps) {
  const { town, nights } = stay;
  return (
    <li className="mt-4 border-t border-rule pt-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TownField
          label="Sleep in"
          value={town}
          onTown={(next) => onChange({ town: next, nights })}
        />
        <NumberSelect
          label={
            <>
              Nights<span className="sr-only"> in {town}</span>
            </>
          }
          value={nights}
          options={Array.from({ length: nights + room }, (_, index) => index + 1)}
          textOf={(count) => counted(count, "night")}
          onChange={(count) => onChange({ town, nights: count })}
        />
      </div>
      <div className="mt-4">
        <PlaceChoice day={day} what="bed" />
      </div>
      <ToolButton variant="quiet" className="mt-1 -ml-4" onClick={onRemove}>
        Remove<span className="sr-only"> the nights in {town}</span>
      </ToolButton>
    </li>
  );
}

/** Where a trip's nights are spent, as a visitor thinks of them: some nights here, some there. */

/** Nights in a row in one town. */
interface Stay {
  readonly town: string;
  readonly nights: number;
}

/** The whole way: from home over the stays to where the last day ends. */
export interface Way {
  readonly from: string;
  readonly stays: readonly Stay[];
  readonly to: string;
}

export function wayOf(trip: Pick<TripInput, "base" | "days" | "ends">): Way {
  const ends = endsOf(trip);
  const evenings = ends.slice(0, -1).map(({ to }) => to);
  const firsts = evenings.flatMap((town, at) => (town === evenings[at - 1] ? [] : [{ town, at }]));
  const stays = firsts.map(({ town, at }, index) => ({
    town,
    nights: (firsts[index + 1]?.at ?? evenings.length) - at,
  }));
  return { from: ends[0]?.from ?? trip.base, stays, to: ends.at(-1)?.to ?? trip.base };
}

const nightsOf = ({ stays }: Pick<Way, "stays">): number =>
  stays.reduce((sum, { nights }) => sum + nights, 0);

/** Where each day begins and ends: one more day than nights. */
export function endsOfWay({ from, stays, to }: Way): DayEnds[] {
  const evenings = [...stays.flatMap(({ town, nights }) => Array(nights).fill(town)), to];
  return evenings.map((evening, day) => ({ from: evenings[day - 1] ?? from, to: evening }));
}

/** Changes where days begin and end; a bed or a dinner in a town that is left goes. */
function editsOfWay(way: Way, { places = [] }: TripInput): TripEdit[] {
  const ends = endsOfWay(way);
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
