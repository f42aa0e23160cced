import { useTyped } from "#client/lib/use-typed.ts";
import { TextField } from "#client/ui/field.tsx";
import { NumberSelect } from "#client/ui/select.tsx";
import type { PlannedStop } from "#shared/api/trips/plan.ts";
import type { StopNote } from "#shared/api/trips/trip-changes.ts";
import { visitMinutesOf } from "#shared/domain/schedule/plan-request.ts";
import { durationText } from "#shared/domain/schedule/wording.ts";
import { clockDigits } from "#shared/domain/winery/opening-hours.ts";
import { ToolButton } from "../plan/trip-section.tsx";
import { Disclosure } from "./disclosure.tsx";
import { usePlanOnPage } from "./editing.ts";
import { dayNameOf, moveTo } from "./edits.ts";

/** In minutes. */
const LENGTHS = [30, 45, 60, 75, 90, 120, 150];

interface StopToolsProps {
  readonly stop: PlannedStop;
  /** Index of its day. */
  readonly day: number;
}

export function StopTools(props: StopToolsProps) {
  const { wineryId } = props.stop;
  const { trip, nameOf, edit } = usePlanOnPage();
  const isMust = trip.wishes?.[wineryId] === "must";
  // A typed time makes the visit begin exactly then.
  const fixed = trip.pins?.find((each) => each.wineryId === wineryId)?.begin ?? null;
  const pin = (begin: number | null) => edit({ kind: "pin", wineryId, day: props.day, begin });
  const time = useTyped(fixed === null ? "" : clockDigits(fixed), (text, isLeft) => {
    const begin = minutesOfInput(text);
    if (begin !== null || isLeft) pin(begin);
  });
  return (
    <Disclosure label="Change this stop" about={nameOf(wineryId)}>
      <MoveButtons {...props} />
      <div className="mt-3 grid max-w-md grid-cols-1 gap-4 sm:grid-cols-2">
        <NumberSelect
          label="Length of the visit"
          value={visitMinutesOf(trip, wineryId)}
          options={LENGTHS}
          textOf={durationText}
          onChange={(minutes) => edit({ kind: "visit", wineryId, minutes })}
        />
        <div>
          <TextField {...time} label="Appointment at" type="time" />
          {fixed === null ? null : (
            <ToolButton className="mt-2" onClick={() => pin(null)}>
              Free the time
            </ToolButton>
          )}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <ToolButton
          aria-pressed={isMust}
          onClick={() => edit({ kind: "wish", wineryId, wish: isMust ? "like" : "must" })}
        >
          {isMust ? "A must ✓" : "Make it a must"}
        </ToolButton>
        <ToolButton onClick={() => edit({ kind: "wish", wineryId, wish: "skip" })}>
          Remove
        </ToolButton>
      </div>
      <StopNoteTools wineryId={wineryId} />
    </Disclosure>
  );
}

function MoveButtons({ stop: { wineryId, pinned }, day }: StopToolsProps) {
  const page = usePlanOnPage();
  const { plan, edit } = page;
  const stops = plan.days[day]?.stops ?? [];
  const at = stops.findIndex((each) => each.wineryId === wineryId);
  const within = [
    { label: "Earlier", to: at - 1 },
    { label: "Later", to: at + 1 },
  ].filter(({ to }) => to >= 0 && to < stops.length);
  return (
    <div className="flex flex-wrap gap-2">
      {within.map(({ label, to }) => (
        <ToolButton key={label} onClick={() => edit(moveTo(page, wineryId, { day, at: to }) ?? [])}>
          {label}
        </ToolButton>
      ))}
      {plan.days.map(({ date, weekday }, index) =>
        index === day ? null : (
          <ToolButton
            key={date ?? weekday}
            onClick={() => edit({ kind: "pin", wineryId, day: index })}
          >
            Move to {dayNameOf(plan, index)}
          </ToolButton>
        ),
      )}
      {plan.days.length > 1 ? (
        <ToolButton
          aria-pressed={pinned}
          onClick={() => edit({ kind: "pin", wineryId, day: pinned ? null : day, begin: null })}
        >
          {pinned ? "Let it move" : `Keep it on ${dayNameOf(plan, day)}`}
        </ToolButton>
      ) : null}
    </div>
  );
}

/** Minutes after midnight; null while the time input is incomplete. */
export function minutesOfInput(text: string): number | null {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

const TICKS = [
  ["tasted", "Tasted"],
  ["liked", "Liked"],
  ["bought", "Bought"],
] as const;

function StopNoteTools({ wineryId }: { readonly wineryId: number }) {
  const { trip, edit } = usePlanOnPage();
  const note = trip.notes?.[wineryId] ?? {};
  const change = (next: StopNote) => {
    const kept = Object.entries({ ...note, ...next }).filter(([, value]) => value);
    edit({
      kind: "note",
      wineryId,
      note: kept.length === 0 ? null : Object.fromEntries(kept),
      only: Object.keys(next) as (keyof StopNote)[],
    });
  };
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
        <TextField {...text} label="Note" maxLength={500} autoComplete="off" />
        <TextField
          {...confirmation}
          label="Confirmation number"
          maxLength={60}
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}
