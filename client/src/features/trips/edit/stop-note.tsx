import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import type { StopNote } from "#shared/domain/trips/trip-input.ts";
import { type Edit, type Editing, setNote } from "./edits.ts";
import { useTyped } from "./use-typed.ts";

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
export function StopNoteTools({ wineryId, editing, onEdit }: StopNoteToolsProps) {
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
