import { useDepartedNames } from "#client/entities/winery/use-departed-names.ts";
import { Button } from "#client/ui/button.tsx";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { PlannedDay } from "#shared/domain/schedule/plan.ts";
import { dayTitle } from "../timeline/day-title.ts";
import type { SavedTrip } from "./use-saved-trip.ts";

interface SaveNoticeProps {
  readonly saved: SavedTrip;
  /** The plan on the page. */
  readonly days: readonly PlannedDay[];
  readonly nameOf: (wineryId: number) => string;
}

/** Whether what is on the page is kept, and what to do where it is not. */
export function SaveNotice({ saved, days, nameOf }: SaveNoticeProps) {
  const { state, retry, keepMine, takeTheirs } = saved;
  const departed = useDepartedNames(state.at === "conflict" ? state.theirs.departed : NONE);
  if (state.at === "untouched") return null;
  if (state.at === "saved" || state.at === "saving") {
    return (
      <p role="status" className="px-4 pb-2 text-xs text-ink-soft">
        {state.at === "saving" ? "Saving…" : "Every change is saved."}
      </p>
    );
  }
  if (state.at === "failed") {
    return (
      <div role="alert" className="flex items-center gap-4 border-t-2 border-danger px-4 py-2.5">
        <p className="min-w-0 flex-1">
          Your last changes are not saved yet. They stay on this page.
        </p>
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  const theirName = (id: number) =>
    state.theirs.wineries.find((winery) => winery.id === id)?.name ??
    departed.get(id) ??
    nameOf(id);
  return (
    <section
      role="alert"
      aria-labelledby="changed-meanwhile"
      className="border-t-2 border-gold px-4 py-5"
    >
      <h2 id="changed-meanwhile" className="font-display text-2xl">
        It changed meanwhile
      </h2>
      <p className="mt-1 max-w-prose font-serif text-lg text-ink-soft">
        Somebody else with the editing link changed this trip. Nothing is lost: choose which of the
        two stays.
      </p>
      <div className="mt-5 grid gap-8 sm:grid-cols-2">
        <Version
          title="As it is now, by somebody else"
          days={daysOf(state.theirs)}
          nameOf={theirName}
        >
          <Button variant="secondary" onClick={takeTheirs}>
            Take theirs
          </Button>
        </Version>
        <Version title="As you changed it here" days={days} nameOf={nameOf}>
          <Button onClick={keepMine}>Keep mine instead</Button>
        </Version>
      </div>
    </section>
  );
}

const NONE: readonly number[] = [];

type ShownDay = Pick<PlannedDay, "date" | "weekday"> & {
  readonly stops: readonly { readonly wineryId: number }[];
};

const daysOf = ({ arranged, plan }: Trip): readonly ShownDay[] =>
  (arranged && arranged.faults.length === 0 ? arranged.days : plan?.days) ?? [];

interface VersionProps {
  readonly title: string;
  readonly days: readonly ShownDay[];
  readonly nameOf: (wineryId: number) => string;
  readonly children: React.ReactNode;
}

function Version({ title, days, nameOf, children }: VersionProps) {
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold">{title}</h3>
      <ul className="mt-2 mb-4 grid gap-2 font-serif text-base">
        {days.map((day) => (
          <li key={day.date ?? day.weekday}>
            <span className="font-display">{dayTitle(day)}</span>:{" "}
            {day.stops.map(({ wineryId }) => nameOf(wineryId)).join(", ") || "nothing planned"}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
