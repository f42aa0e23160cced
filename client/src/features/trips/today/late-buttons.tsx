import { useId, useState } from "react";
import type { DayWord } from "#shared/domain/schedule/day-out/day-mark.ts";
import { clockText } from "#shared/domain/schedule/wording.ts";

interface LateButtonsProps {
  /** The earliest departure that can be typed: when they got to where they are; null on the road. */
  readonly earliest: number | null;
  readonly onSay: (word: DayWord) => void;
}

const LATE_BY = [10, 20, 40] as const;
const CHOICE =
  "min-h-14 rounded-lg border-2 border-ink bg-raised px-3 font-sans text-lg font-semibold text-ink hover:bg-sunken";

/** How late they are, with one press, or when they will leave. What is pressed again adds up. */
export function LateButtons({ earliest, onSay }: LateButtonsProps) {
  return (
    <div className="mt-5 grid gap-x-10 gap-y-4 lg:grid-cols-2">
      <fieldset>
        <legend className="font-sans text-base font-semibold text-ink">Running late by</legend>
        <div className="mt-2 grid grid-cols-3 gap-3">
          {LATE_BY.map((by) => (
            <button
              key={by}
              type="button"
              className={CHOICE}
              aria-label={`Running late by ${by} min`}
              onClick={() => onSay({ kind: "late", by })}
            >
              {by} min
            </button>
          ))}
        </div>
      </fieldset>
      {earliest === null ? null : <TypedDeparture earliest={earliest} onSay={onSay} />}
    </div>
  );
}

interface TypedDepartureProps {
  readonly earliest: number;
  readonly onSay: (word: DayWord) => void;
}

function TypedDeparture({ earliest, onSay }: TypedDepartureProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState("");
  const set = () => {
    const [hours = Number.NaN, minutes = Number.NaN] = typed.split(":").map(Number);
    const at = hours * 60 + minutes;
    if (Number.isNaN(at)) return setFault("Type a time, as 2:10 PM.");
    if (at < earliest) {
      return setFault(`You are here since ${clockText(earliest)}: type a later time.`);
    }
    setFault("");
    setTyped("");
    onSay({ kind: "leave", at });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <label htmlFor={id} className="font-sans text-base font-semibold text-ink">
        I leave at
      </label>
      <div className="mt-2 flex gap-3">
        <input
          id={id}
          type="time"
          value={typed}
          aria-invalid={fault !== ""}
          aria-describedby={`${id}-fault`}
          className="min-h-14 min-w-0 flex-1 rounded-lg border-2 border-rule-strong bg-raised px-3 font-sans text-lg text-ink"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className={CHOICE} aria-label="Set the departure">
          Set
        </button>
      </div>
      <p id={`${id}-fault`} role="alert" className="font-sans text-base text-danger empty:hidden">
        {fault}
      </p>
    </form>
  );
}
