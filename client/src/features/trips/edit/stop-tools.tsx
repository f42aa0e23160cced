import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { NumberSelect } from "#client/ui/select.tsx";
import type { PlannedStop } from "#shared/domain/schedule/plan.ts";
import { visitMinutesOf } from "#shared/domain/schedule/plan-request.ts";
import { durationText } from "#shared/domain/schedule/wording.ts";
import type { StopNote } from "#shared/domain/trips/trip-input.ts";
import { Disclosure } from "./disclosure.tsx";
import {
  dayName,
  type Edit,
  type Editing,
  moveToDay,
  moveWithin,
  pinStop,
  setNote,
  setVisitLength,
  setWish,
  unpinStop,
} from "./edits.ts";
import { useTyped } from "./use-typed.ts";

/** Lengths of a visit that are offered, in minutes. */
const LENGTHS = [30, 45, 60, 75, 90, 120, 150];

interface StopToolsProps {
  readonly stop: PlannedStop;
  /** Index of its day. */
  readonly day: number;
  readonly editing: Editing;
  readonly onEdit: (edit: Edit) => void;
}

/** Everything that can be changed about a stop. */
export function StopTools({ stop, day, editing, onEdit }: StopToolsProps) {
  const { wineryId } = stop;
  const { trip } = editing;
  const length = visitMinutesOf(trip, wineryId);
  const isMust = trip.wishes?.[wineryId] === "must";
  return (
    <Disclosure label="Change this stop" about={editing.nameOf(wineryId)}>
      <MoveButtons stop={stop} day={day} editing={editing} onEdit={onEdit} />
      <div className="mt-3 grid max-w-md gap-4 sm:grid-cols-2">
        <NumberSelect
          label="Length of the visit"
          value={length}
          options={LENGTHS}
          textOf={durationText}
          onChange={(minutes) => onEdit(setVisitLength(editing, wineryId, minutes))}
        />
        <Appointment stop={stop} day={day} editing={editing} onEdit={onEdit} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-pressed={isMust}
          onClick={() => onEdit(setWish(editing, wineryId, isMust ? "like" : "must"))}
        >
          {isMust ? "A must ✓" : "Make it a must"}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onEdit(setWish(editing, wineryId, "skip"))}
        >
          Remove
        </Button>
      </div>
      <StopNoteTools wineryId={wineryId} editing={editing} onEdit={onEdit} />
    </Disclosure>
  );
}

function MoveButtons({ stop, day, editing, onEdit }: StopToolsProps) {
  const { wineryId, pinned } = stop;
  const stops = editing.plan.days[day]?.stops ?? [];
  const at = stops.findIndex((each) => each.wineryId === wineryId);
  const here = editing.plan.days[day];
  const move = (by: -1 | 1) => {
    const edit = moveWithin(editing, wineryId, by);
    if (edit) onEdit(edit);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {at > 0 ? (
        <Button variant="secondary" size="sm" onClick={() => move(-1)}>
          Earlier
        </Button>
      ) : null}
      {at < stops.length - 1 ? (
        <Button variant="secondary" size="sm" onClick={() => move(1)}>
          Later
        </Button>
      ) : null}
      {editing.plan.days.map((other, index) =>
        index === day ? null : (
          <Button
            key={dayName(other)}
            variant="secondary"
            size="sm"
            onClick={() => onEdit(moveToDay(editing, wineryId, index))}
          >
            Move to {dayName(other)}
          </Button>
        ),
      )}
      {here && editing.plan.days.length > 1 ? (
        <Button
          variant="secondary"
          size="sm"
          aria-pressed={pinned}
          onClick={() =>
            onEdit(pinned ? unpinStop(editing, wineryId) : pinStop(editing, { wineryId, day }))
          }
        >
          {pinned ? "Let it move" : `Keep it on ${dayName(here)}`}
        </Button>
      ) : null}
    </div>
  );
}

const asInput = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Minutes after midnight of a time input; null while it is not filled in. */
function minutesOfInput(text: string): number | null {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** The time of an appointment: as soon as one stands there, the visit begins exactly then. */
function Appointment({ stop, day, editing, onEdit }: StopToolsProps) {
  const { wineryId } = stop;
  const pin = editing.trip.pins?.find((each) => each.wineryId === wineryId);
  const fixed = typeof pin?.begin === "number" ? pin.begin : null;
  const free = () => onEdit(pinStop(editing, { wineryId, day }));
  const time = useTyped(fixed === null ? "" : asInput(fixed), (text, isLeft) => {
    const begin = minutesOfInput(text);
    if (begin !== null) onEdit(pinStop(editing, { wineryId, day, begin }));
    else if (isLeft) free();
  });
  return (
    <div>
      <Field label="Appointment at">
        {(control) => <Input {...control} {...time} type="time" />}
      </Field>
      {fixed === null ? null : (
        <Button variant="secondary" size="sm" className="mt-2" onClick={free}>
          Free the time
        </Button>
      )}
    </div>
  );
}

interface StopNoteToolsProps {
  readonly wineryId: number;
  readonly editing: Editing;
  readonly onEdit: (edit: Edit) => void;
}

const TICKS = [
  ["tasted", "Tasted"],
  ["liked", "Liked"],
  ["bought", "Bought"],
] as const;

/** What the editors keep about a stop, for themselves. */
function StopNoteTools({ wineryId, editing, onEdit }: StopNoteToolsProps) {
  const note = editing.trip.notes?.[wineryId] ?? {};
  const change = (next: StopNote) => onEdit(setNote(editing, wineryId, { ...note, ...next }));
  const text = useTyped(note.text ?? "", (typed) => change({ text: typed.trim() }));
  const confirmation = useTyped(note.confirmation ?? "", (typed) =>
    change({ confirmation: typed.trim() }),
  );
  return (
    <fieldset className="mt-4 max-w-md">
      <legend className="font-sans text-sm font-semibold">Your notes</legend>
      <p className="font-sans text-xs text-ink-faint">
        Only those who can change the trip see them.
      </p>
      <div className="flex flex-wrap gap-x-5">
        {TICKS.map(([tick, label]) => (
          <label key={tick} className="inline-flex min-h-11 items-center gap-2.5 font-sans text-sm">
            <input
              type="checkbox"
              checked={note[tick] ?? false}
              onChange={(event) => change({ [tick]: event.target.checked })}
              className="size-5 accent-wine"
            />
            {label}
          </label>
        ))}
      </div>
      <div className="grid gap-3">
        <Field label="Note">
          {(control) => <Input {...control} {...text} maxLength={500} autoComplete="off" />}
        </Field>
        <Field label="Confirmation number">
          {(control) => <Input {...control} {...confirmation} maxLength={60} autoComplete="off" />}
        </Field>
      </div>
    </fieldset>
  );
}
