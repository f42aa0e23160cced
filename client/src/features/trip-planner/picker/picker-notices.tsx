import type { ReactNode } from "react";
import { useDepartedNames } from "#client/entities/winery/use-departed-names.ts";
import { Button } from "#client/ui/button.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { plural } from "#shared/domain/site/words.ts";
import type { WinerySelection } from "./use-winery-selection.ts";

interface PickerNoticesProps {
  readonly selection: WinerySelection<Winery>;
  readonly wineries: readonly Winery[];
  readonly startCity: string;
}

/** What became of earlier choices when the trip changed: nothing leaves the plan unsaid. */
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
    <Button variant="quiet" size="sm" onClick={onForget}>
      Remove
    </Button>
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
