import type { ReactNode } from "react";
import { Spot } from "#client/art/spot.tsx";
import { useDepartedNames } from "#client/entities/winery/use-departed-names.ts";
import { Button } from "#client/ui/button.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { plural } from "#shared/domain/text/words.ts";
import { ToolButton } from "../plan/trip-section.tsx";
import type { WinerySelection } from "./use-winery-selection.ts";

interface PickerNoticesProps {
  readonly selection: WinerySelection;
  readonly wineries: readonly Winery[];
  readonly startCity: string;
}

/** What became of earlier choices when the trip changed. */
export function PickerNotices({ selection, wineries, startCity }: PickerNoticesProps) {
  const { chosen, setAsideIds, max } = selection;
  const tooMany = chosen.length - max;
  const known = new Map(wineries.map(({ id, name }) => [id, name]));
  const departed = useDepartedNames(setAsideIds.filter((id) => !known.has(id)));
  return (
    <div role="status" className="grid gap-3 not-empty:mb-6">
      {tooMany > 0 ? (
        <Notice>
          You have chosen {chosen.length} wineries, and this trip has room for {max}. Remove{" "}
          {tooMany} to go on.
        </Notice>
      ) : null}
      {setAsideIds.length > 0 ? (
        <Notice action={<Forget onForget={selection.dropSetAside} />}>
          Not in this plan: {namesOf(setAsideIds, known, departed)}. You chose{" "}
          {plural(setAsideIds.length, "it", "them")} before, but this trip from {startCity} does not
          offer {plural(setAsideIds.length, "it", "them")}.
        </Notice>
      ) : null}
    </div>
  );
}

function Notice({
  action,
  children,
}: {
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-gold bg-gold-tint px-4 py-3">
      <p className="min-w-56 flex-1 font-sans text-sm text-ink">{children}</p>
      {action}
    </div>
  );
}

function Forget({ onForget }: { readonly onForget: () => void }) {
  return (
    <ToolButton variant="quiet" onClick={onForget}>
      Remove
    </ToolButton>
  );
}

/** "Lowden, Gramercy Cellars (left the guide)". */
function namesOf(
  ids: readonly number[],
  known: ReadonlyMap<number, string>,
  departed: ReadonlyMap<number, string>,
): string {
  const names = ids.flatMap((id) => {
    const gone = departed.get(id);
    return known.get(id) ?? (gone === undefined ? [] : `${gone} (left the guide)`);
  });
  const unnamed = ids.length - names.length;
  return [...names, ...(unnamed === 0 ? [] : [`${unnamed} no longer in the guide`])].join(", ");
}

interface PickerEmptyProps {
  readonly startCity: string;
  /** Wineries left out only because nobody has verified what they pour. */
  readonly unverified: number;
  readonly onChangeTrip: () => void;
}

/** Spec §8: no winery in reach pours what was asked for; with the likeliest reason, if there is one. */
export function PickerEmpty({ startCity, unverified, onChangeTrip }: PickerEmptyProps) {
  const reason = reasonFor(unverified);
  return (
    <div className="mx-auto flex max-w-narrow flex-col items-center py-8 text-center">
      <Spot name="empty-glass" className="w-56" />
      <p className="mt-6 font-display text-xl">
        No wineries found near {startCity} with your preferences.
      </p>
      <p className="mt-3 font-serif text-base text-ink-soft">
        Try selecting a different starting city or adjusting your preferences.
      </p>
      {reason ? <p className="mt-4 font-sans text-sm text-ink">{reason}</p> : null}
      <Button variant="secondary" className="mt-7" onClick={onChangeTrip}>
        Change your trip
      </Button>
    </div>
  );
}

function reasonFor(unverified: number): string | null {
  if (unverified === 0) return null;
  return unverified === 1
    ? "One winery within reach is left out because we don’t know what it pours."
    : `${unverified} wineries within reach are left out because we don’t know what they pour.`;
}
