import type { ComponentProps } from "react";
import { Button } from "#client/ui/button.tsx";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { NumberSelect } from "#client/ui/select.tsx";
import { hoursOfDay, lunchOfDay } from "#shared/domain/schedule/plan-request.ts";
import { MAX_DAYS, MAX_STOPS_A_DAY } from "#shared/domain/schedule/problem.ts";
import { clockText } from "#shared/domain/schedule/wording.ts";
import { counted } from "#shared/domain/site/words.ts";
import type { CalendarDate } from "#shared/domain/trips/calendar-date.ts";
import type { DayPlaceChoices } from "../places/place-choices.tsx";
import { Disclosure } from "./disclosure.tsx";
import {
  dayName,
  setDayHours,
  setDays,
  setGuests,
  setLunch,
  setStartDate,
  setStopsADay,
  type ToolProps,
  whyFull,
} from "./edits.ts";
import { useTyped } from "./use-typed.ts";
import type { AddStopProps } from "./winery-candidates.tsx";

interface TripToolsProps extends ToolProps {
  readonly today: CalendarDate;
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
        <NumberSelect
          label="Days"
          value={days}
          options={countsTo(MAX_DAYS)}
          textOf={(count) => counted(count, "day")}
          isDisabled={(count) => count * perDay < wineries.length}
          onChange={(count) => onEdit(setDays(editing, count))}
        />
        <NumberSelect
          label="Max stops per day"
          value={perDay}
          options={countsTo(MAX_STOPS_A_DAY)}
          textOf={(count) => counted(count, "stop")}
          isDisabled={(count) => count * days < wineries.length}
          onChange={(count) => onEdit(setStopsADay(count))}
        />
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
function PartyField({ editing, onEdit }: ToolProps) {
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

interface DayToolsProps extends ToolProps {
  /** From 0. */
  readonly day: number;
}

const dayOf = ({ editing, day }: Pick<DayToolsProps, "editing" | "day">): string => {
  const shown = editing.plan.days[day];
  return shown ? dayName(shown) : `day ${day + 1}`;
};

const STEP = 30;

/** Times in half hours from one to another. */
const timesBetween = (from: number, to: number) =>
  Array.from({ length: (to - from) / STEP + 1 }, (_, index) => from + index * STEP);

const EARLIEST = 7 * 60;
const LATEST = 22 * 60;

/** When a day starts and ends, and whether it has a lunch break. */
export function DayTools(props: DayToolsProps) {
  const { day, editing, onEdit } = props;
  const { start, end } = hoursOfDay(editing.trip, day);
  const lunch = lunchOfDay(editing.trip, day);
  return (
    <Disclosure label="Change this day" about={dayOf(props)}>
      <div className="grid max-w-md gap-4 sm:grid-cols-2">
        <NumberSelect
          label="Leave after"
          value={start}
          options={timesBetween(EARLIEST, end - STEP)}
          textOf={clockText}
          onChange={(value) => onEdit(setDayHours(editing, day, { start: value, end }))}
        />
        <NumberSelect
          label="Return by"
          value={end}
          options={timesBetween(start + STEP, LATEST)}
          textOf={clockText}
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

/** They come with the table of towns, when somebody looks for one. */
const WineryCandidates = lazyPart(
  () => import("./winery-candidates.tsx").then((m) => m.WineryCandidates),
  { failure: "The wineries could not be fetched.", waiting: null },
);

/** Adds a winery to the trip: found by name, or one of those near its stops. */
export function AddStop(props: AddStopProps) {
  const full = whyFull(props.editing);
  if (full) {
    return <p className="max-w-prose font-sans text-sm text-ink-soft print:hidden">{full}.</p>;
  }
  return (
    <Disclosure label="Add a winery" about="to this trip">
      {() => <WineryCandidates {...props} />}
    </Disclosure>
  );
}

/** They come when somebody opens them. */
const placesPart = { failure: "The towns and places could not be fetched.", waiting: null };
const Nights = lazyPart(
  () => import("../places/nights-editor.tsx").then((m) => m.NightsEditor),
  placesPart,
);
const DayPlaces = lazyPart(
  () => import("../places/place-choices.tsx").then((m) => m.DayPlaceChoices),
  placesPart,
);

/** Where the trip begins and ends, and where its nights are spent. */
export const NightsTools = (props: ToolProps) => (
  <Disclosure label="Change towns and nights" about="the trip">
    {() => <Nights {...props} />}
  </Disclosure>
);

/** Where one eats and sleeps on a day. */
export const DayPlacesTools = (props: ComponentProps<typeof DayPlaceChoices>) => (
  <Disclosure label="Where to eat and sleep" about={dayOf(props)}>
    {() => <DayPlaces {...props} />}
  </Disclosure>
);
