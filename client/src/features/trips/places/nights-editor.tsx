import { useState } from "react";
import { NumberSelect } from "#client/ui/select.tsx";
import { MAX_DAYS } from "#shared/domain/schedule/problem.ts";
import { counted } from "#shared/domain/text/words.ts";
import { useEditing } from "../edit/editing.ts";
import { ToolButton } from "../plan/trip-section.tsx";
import { PlaceChoice } from "./place-choices.tsx";
import { editsOfWay, nightsOf, type Stay, type Way, wayOf } from "./stays.ts";
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
