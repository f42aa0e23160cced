import { useDay } from "#client/lib/dates/use-day.ts";
import { hasWholeYear, useTyped } from "#client/lib/use-typed.ts";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import { TextField } from "#client/ui/field.tsx";
import { NumberSelect } from "#client/ui/select.tsx";
import { MAX_GUESTS } from "#shared/api/limits.ts";
import { hoursOfDay, lunchOfDay } from "#shared/domain/schedule/plan-request.ts";
import { MAX_DAYS, MAX_STOPS_A_DAY } from "#shared/domain/schedule/problem.ts";
import { clockText } from "#shared/domain/schedule/wording.ts";
import { counted } from "#shared/domain/text/words.ts";
import { LAST_DATE } from "#shared/domain/trips/calendar-date.ts";
import { ToolButton } from "../plan/trip-section.tsx";
import { Disclosure } from "./disclosure.tsx";
import { usePlanOnPage } from "./editing.ts";
import { dayNameOf, whyFull } from "./edits.ts";
import type { WineryCandidatesProps } from "./winery-candidates.tsx";

const isParty = (text: string) => /^\d+$/.test(text) && +text >= 1 && +text <= MAX_GUESTS;
const countsTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** Settings of the whole trip: dates, pace, party, and where its nights are spent. */
export function TripTools() {
  const { edit, trip } = usePlanOnPage();
  const { startDate, days, wineries, wineriesPerDay: perDay } = trip;
  const start = (date: string) => edit({ kind: "start", startDate: date || null });
  const today = useDay();
  const firstDay = useTyped(startDate ?? "", (date, isLeft) => {
    // While a part of it is missing, a browser gives "".
    if (isLeft || hasWholeYear(date)) start(date);
  });
  const party = useTyped(trip.guests === null ? "" : String(trip.guests), (text) => {
    if (isParty(text)) edit({ kind: "guests", guests: Number(text) });
  });
  return (
    <>
      <Disclosure label="Change date, days and party" about="the trip">
        <div className="grid max-w-md grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField {...firstDay} label="First day" type="date" min={today} max={LAST_DATE} />
          <NumberSelect
            label="Days"
            value={days}
            options={countsTo(MAX_DAYS)}
            textOf={(count) => counted(count, "day")}
            isDisabled={(count) => count * perDay < wineries.length}
            onChange={(count) => edit({ kind: "days", days: count })}
          />
          <NumberSelect
            label="Max stops per day"
            value={perDay}
            options={countsTo(MAX_STOPS_A_DAY)}
            textOf={(count) => counted(count, "stop")}
            isDisabled={(count) => count * days < wineries.length}
            onChange={(count) => edit({ kind: "pace", wineriesPerDay: count })}
          />
          <TextField
            {...party}
            label="People"
            error={
              party.value === "" || isParty(party.value) ? undefined : `1 to ${MAX_GUESTS} people`
            }
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_GUESTS}
          />
        </div>
        {startDate === undefined ? null : (
          <ToolButton variant="quiet" className="mt-1 -ml-4" onClick={() => start("")}>
            Plan without a date
          </ToolButton>
        )}
      </Disclosure>
      <Disclosure label="Change towns and nights" about="the trip">
        {() => <Nights />}
      </Disclosure>
    </>
  );
}

const STEP = 30;

const timesBetween = (from: number, to: number) =>
  Array.from({ length: (to - from) / STEP + 1 }, (_, index) => from + index * STEP);

const EARLIEST = 7 * 60;
const LATEST = 22 * 60;

/** Settings of a day: its hours, lunch break, and places to eat and sleep. */
export function DayTools({ day }: { readonly day: number }) {
  const { plan, trip, edit } = usePlanOnPage();
  const { start, end } = hoursOfDay(trip, day);
  const about = dayNameOf(plan, day);
  return (
    <>
      <Disclosure label="Change this day" about={about}>
        <div className="grid max-w-md grid-cols-1 gap-4 sm:grid-cols-2">
          <NumberSelect
            label="Leave after"
            value={start}
            options={timesBetween(EARLIEST, end - STEP)}
            textOf={clockText}
            onChange={(value) => edit({ kind: "day", day, start: value })}
          />
          <NumberSelect
            label="Return by"
            value={end}
            options={timesBetween(start + STEP, LATEST)}
            textOf={clockText}
            onChange={(value) => edit({ kind: "day", day, end: value })}
          />
        </div>
        <label className="mt-2 inline-flex min-h-11 items-center gap-3 font-sans text-sm">
          <input
            type="checkbox"
            checked={lunchOfDay(trip, day)}
            onChange={(event) => edit({ kind: "day", day, lunch: event.target.checked })}
            className="size-5 accent-wine"
          />
          A lunch break of 45 minutes
        </label>
      </Disclosure>
      <Disclosure label="Where to eat and sleep" about={about}>
        {() => <DayPlaces day={day} />}
      </Disclosure>
    </>
  );
}

/** Loaded on demand: it comes with the town table. */
const WineryCandidates = lazyChunk(
  () => import("./winery-candidates.tsx").then((m) => m.WineryCandidates),
  { failure: "The wineries could not be loaded.", waiting: null },
);

export function AddStop() {
  const page = usePlanOnPage();
  const full = whyFull(page);
  if (full) {
    return <p className="max-w-prose font-sans text-sm text-ink-soft print:hidden">{full}.</p>;
  }
  return <AddWinery {...page} stops={page.facts.wineries} />;
}

/** Also for a trip that has no plan, because it has no wineries. */
export function AddWinery(props: WineryCandidatesProps) {
  return (
    <Disclosure label="Add a winery" about="to this trip">
      {() => <WineryCandidates {...props} />}
    </Disclosure>
  );
}

const placesPart = { failure: "The towns and places could not be loaded.", waiting: null };
const Nights = lazyChunk(
  () => import("../places/nights-editor.tsx").then((m) => m.NightsEditor),
  placesPart,
);
const DayPlaces = lazyChunk(
  () => import("../places/place-choices.tsx").then((m) => m.DayPlaceChoices),
  placesPart,
);
