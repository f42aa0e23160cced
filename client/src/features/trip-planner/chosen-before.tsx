import { useQuery } from "@tanstack/react-query";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { counted, plural } from "#shared/domain/site/words.ts";

interface ChosenBeforeProps {
  readonly ids: readonly number[];
  /** Whether their plan stands below the form: then it names them. */
  readonly isPlanned: boolean;
  /** Whether they fit into the days of the form. */
  readonly note: string | null;
}

/** Names the wineries a plan begins with, above the form; nothing while none is chosen. */
export function ChosenBefore({ ids, isPlanned, note }: ChosenBeforeProps) {
  const { data } = useQuery({ ...wineryQueries.all(), enabled: ids.length > 0 });
  if (ids.length === 0) return null;
  if (isPlanned) {
    return (
      <p role="status" className="mb-8 max-w-prose font-sans text-sm text-ink empty:hidden">
        {note}
      </p>
    );
  }
  const names = ids.flatMap((id) => data?.find((winery) => winery.id === id)?.name ?? []);
  return (
    <p className="mb-8 max-w-prose border-l-2 border-wine bg-wine-tint px-4 py-3 font-sans text-sm text-ink">
      {names.length > 0 ? (
        <>
          Already chosen: <strong className="font-semibold">{names.join(", ")}</strong>. Answer the
          questions below, and the wineries around your base are shown with{" "}
          {plural(names.length, "it", "them")} selected.
        </>
      ) : (
        `Already chosen: ${counted(ids.length, "winery", "wineries")}.`
      )}
      <span role="status" className="block not-empty:mt-2">
        {note}
      </span>
    </p>
  );
}
