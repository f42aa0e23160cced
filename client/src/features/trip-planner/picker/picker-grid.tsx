import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Winery } from "#shared/api/wineries.ts";
import type { Picked } from "#shared/domain/trip/picker-rules.ts";
import { mismatches } from "#shared/domain/trip/trip-fit.ts";
import type { PlannedTrip } from "../form/trip-form-controls.ts";
import { PickerCard } from "./picker-card.tsx";
import type { WinerySelection } from "./use-winery-selection.ts";

interface PickerGridProps {
  readonly offered: readonly Picked<Winery>[];
  readonly unverified: number;
  readonly trip: PlannedTrip;
  readonly selection: WinerySelection<Winery>;
  /** Further filters beside the switch. */
  readonly tools: ReactNode;
}

/** The wineries in reach, nearest first; a switch leaves those known to match every answer. */
export function PickerGrid({ offered, unverified, trip, selection, tools }: PickerGridProps) {
  const [onlyMatches, setOnlyMatches] = useState(false);
  const compared = useMemo(
    () => offered.map((picked) => ({ picked, misses: mismatches(picked, trip) })),
    [offered, trip],
  );
  const toggle = useLatest(selection.toggle);
  const matching = compared.filter(({ misses }) => misses.length === 0);
  const shown = onlyMatches
    ? compared.filter(({ misses, picked }) => {
        // What is chosen never disappears behind the switch.
        return misses.length === 0 || selection.isChosen(picked.winery.id);
      })
    : compared;

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-rule pb-3">
        <p className="min-w-48 flex-1 font-sans text-sm text-ink-soft">
          {countText(offered.length)}
          {unverified > 0 ? `, ${unverified} more of unverified wines not listed` : ""}
        </p>
        {tools}
        <MatchSwitch isOn={onlyMatches} matching={matching.length} onChange={setOnlyMatches} />
      </div>
      {onlyMatches && matching.length === 0 ? <NoMatch /> : null}
      <ul aria-label="Wineries" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ picked, misses }) => (
          <li key={picked.winery.id}>
            <PickerCard
              picked={picked}
              misses={misses}
              trip={trip}
              isChosen={selection.isChosen(picked.winery.id)}
              onToggle={toggle}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** One function for all renders that calls the newest: choosing a card draws that card alone. */
function useLatest<A>(action: (argument: A) => void): (argument: A) => void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((argument) => latest.current(argument), []);
}

function countText(count: number): string {
  return `${count} ${count === 1 ? "winery" : "wineries"} within 100 miles, nearest first`;
}

interface MatchSwitchProps {
  readonly isOn: boolean;
  readonly matching: number;
  readonly onChange: (isOn: boolean) => void;
}

function MatchSwitch({ isOn, matching, onChange }: MatchSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="group inline-flex min-h-11 items-center gap-2.5 font-sans text-sm text-ink"
    >
      <span
        aria-hidden="true"
        className="flex h-6 w-10 shrink-0 items-center rounded-full border border-rule-strong bg-sunken p-0.5 transition-colors group-aria-checked:border-wine group-aria-checked:bg-wine"
      >
        <span className="size-4.5 rounded-full bg-ink-soft transition-transform group-aria-checked:translate-x-4 group-aria-checked:bg-on-wine" />
      </span>
      Only full matches ({matching})
    </button>
  );
}

function NoMatch() {
  return (
    <p className="mb-6 max-w-prose font-serif text-base text-ink-soft">
      No winery here is known to match every answer. Where nobody has verified a fee or a visit
      policy, a winery cannot count as a match; switch this off to see them all.
    </p>
  );
}
