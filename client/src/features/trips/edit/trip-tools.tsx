import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { Select } from "#client/ui/select.tsx";
import { MAX_DAYS, MAX_STOPS_A_DAY } from "#shared/domain/schedule/problem.ts";
import { counted } from "#shared/domain/site/words.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import { Disclosure } from "./disclosure.tsx";
import {
  type Edit,
  type Editing,
  setDays,
  setGuests,
  setStartDate,
  setStopsADay,
} from "./edits.ts";
import { useTyped } from "./use-typed.ts";

interface TripToolsProps {
  readonly editing: Editing;
  readonly today: CalendarDate;
  readonly onEdit: (edit: Edit) => void;
}

const countsTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** What holds for the whole trip: its first day, how many days, and how many stops a day. */
export function TripTools({ editing, today, onEdit }: TripToolsProps) {
  const { startDate, days, wineries, wineriesPerDay: perDay } = editing.trip;
  return (
    <Disclosure label="Change date, days and party" about="the trip">
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label="First day">
          {(control) => (
            <Input
              {...control}
              type="date"
              min={today}
              value={startDate ?? ""}
              onChange={(event) => onEdit(setStartDate(event.target.value || null))}
            />
          )}
        </Field>
        <Field label="Days">
          {(control) => (
            <Select
              {...control}
              value={days}
              onChange={(event) => onEdit(setDays(editing, Number(event.target.value)))}
            >
              {countsTo(MAX_DAYS).map((count) => (
                <option key={count} value={count} disabled={count * perDay < wineries.length}>
                  {counted(count, "day")}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Max stops per day">
          {(control) => (
            <Select
              {...control}
              value={perDay}
              onChange={(event) => onEdit(setStopsADay(Number(event.target.value)))}
            >
              {countsTo(MAX_STOPS_A_DAY).map((count) => (
                <option key={count} value={count} disabled={count * days < wineries.length}>
                  {counted(count, "stop")}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <PartyField editing={editing} onEdit={onEdit} />
      </div>
      {startDate === undefined ? null : (
        <Button
          variant="quiet"
          size="sm"
          className="mt-1 -ml-4"
          onClick={() => onEdit(setStartDate(null))}
        >
          Plan without a date
        </Button>
      )}
    </Disclosure>
  );
}

const MOST_GUESTS = 50;

/** How many come: fees and calls ahead are for them. */
function PartyField({ editing, onEdit }: Omit<TripToolsProps, "today">) {
  const { guests } = editing.trip;
  const isParty = (text: string) => /^\d+$/.test(text) && +text >= 1 && +text <= MOST_GUESTS;
  const typed = useTyped(guests === null ? "" : String(guests), (text) => {
    if (isParty(text)) onEdit(setGuests(Number(text)));
  });
  const isWrong = typed.value !== "" && !isParty(typed.value);
  return (
    <Field label="People" error={isWrong ? `1 to ${MOST_GUESTS} people` : undefined}>
      {(control) => (
        <Input
          {...control}
          {...typed}
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_GUESTS}
        />
      )}
    </Field>
  );
}
