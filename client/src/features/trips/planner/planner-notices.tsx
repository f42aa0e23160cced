import { useQuery } from "@tanstack/react-query";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { Button } from "#client/ui/button.tsx";
import { counted, plural } from "#shared/domain/text/words.ts";
import type { OpenOffer } from "./use-offered-trip.ts";

interface ChosenBeforeProps {
  readonly ids: readonly number[];
  /** Whether their plan stands below the form: then it names them. */
  readonly isPlanned: boolean;
  /** Whether they fit into the days of the form. */
  readonly note: string | null;
}

/** Names the wineries a plan begins with, above the form's button; nothing while none is chosen. */
export function ChosenBefore({ ids, isPlanned, note }: ChosenBeforeProps) {
  const { data } = useQuery({ ...wineryQueries.all(), enabled: ids.length > 0 });
  if (ids.length === 0) return null;
  if (isPlanned) {
    return (
      <p role="status" className="mb-6 max-w-prose font-sans text-sm text-ink empty:hidden">
        {note}
      </p>
    );
  }
  const names = ids.flatMap((id) => data?.find((winery) => winery.id === id)?.name ?? []);
  return (
    <p className="mb-6 max-w-prose border-l-2 border-wine bg-wine-tint px-4 py-3 font-sans text-sm text-ink">
      {names.length > 0 ? (
        <>
          Already chosen: <strong className="font-semibold">{names.join(", ")}</strong>. The
          wineries around your base are shown with {plural(names.length, "it", "them")} selected.
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

/** Asks before a trip that was begun is replaced by a ready-made one. */
export function OfferQuestion({ offer }: { readonly offer: OpenOffer | null }) {
  if (!offer) return null;
  const begun = offer.begun === "" ? "a trip" : `“${offer.begun}”`;
  return (
    <section
      aria-labelledby="offer-question"
      className="mb-8 max-w-prose border-l-2 border-wine bg-wine-tint px-4 py-4 font-sans text-ink"
    >
      <h3 id="offer-question" className="font-display text-xl">
        Open “{offer.title}” here?
      </h3>
      <p className="mt-1 text-sm">
        You’ve already started {begun} in the planner. Opening this one replaces its answers and
        chosen wineries; you can undo it.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button onClick={offer.onTake}>Open “{offer.title}”</Button>
        <Button variant="secondary" onClick={offer.onKeep}>
          Keep mine
        </Button>
      </p>
    </section>
  );
}
