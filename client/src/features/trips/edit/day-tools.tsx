import { Field } from "#client/ui/field.tsx";
import { Select } from "#client/ui/select.tsx";
import { hoursOfDay, lunchOfDay } from "#shared/domain/schedule/plan-request.ts";
import { clockText } from "#shared/domain/schedule/wording.ts";
import { Disclosure } from "./disclosure.tsx";
import { dayName, type Edit, type Editing, setDayHours, setLunch } from "./edits.ts";

interface DayToolsProps {
  /** From 0. */
  readonly day: number;
  readonly editing: Editing;
  readonly onEdit: (edit: Edit) => void;
}

const STEP = 30;

/** Times in half hours from one to another, with the one that is chosen. */
function timesBetween(from: number, to: number, chosen: number): number[] {
  const times = Array.from({ length: (to - from) / STEP + 1 }, (_, index) => from + index * STEP);
  return [...new Set([...times, chosen])].sort((a, b) => a - b);
}

const EARLIEST = 7 * 60;
const LATEST = 22 * 60;

/** When a day starts and ends, and whether it has a lunch break. */
export function DayTools({ day, editing, onEdit }: DayToolsProps) {
  const { start, end } = hoursOfDay(editing.trip, day);
  const lunch = lunchOfDay(editing.trip, day);
  const shown = editing.plan.days[day];
  return (
    <Disclosure label="Change this day" about={shown ? dayName(shown) : `day ${day + 1}`}>
      <div className="grid max-w-md gap-4 sm:grid-cols-2">
        <TimeSelect
          label="Leave after"
          times={timesBetween(EARLIEST, end - STEP, start)}
          value={start}
          onChange={(value) => onEdit(setDayHours(editing, day, { start: value, end }))}
        />
        <TimeSelect
          label="Return by"
          times={timesBetween(start + STEP, LATEST, end)}
          value={end}
          onChange={(value) => onEdit(setDayHours(editing, day, { start, end: value }))}
        />
      </div>
      <label className="mt-2 inline-flex min-h-11 items-center gap-3 font-sans text-sm">
        <input
          type="checkbox"
          checked={lunch}
          onChange={(event) => onEdit(setLunch(editing, day, event.target.checked))}
          className="size-5 accent-wine"
        />
        A lunch break of 45 minutes
      </label>
    </Disclosure>
  );
}

interface TimeSelectProps {
  readonly label: string;
  readonly times: readonly number[];
  readonly value: number;
  readonly onChange: (minutes: number) => void;
}

function TimeSelect({ label, times, value, onChange }: TimeSelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {times.map((time) => (
            <option key={time} value={time}>
              {clockText(time)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
