import { Button } from "#client/ui/button.tsx";
import type { Trip } from "#shared/api/trips/trip.ts";
import { type Edit, type Editing, setWish } from "../edit/edits.ts";

interface AdviceListProps {
  readonly advice: Trip["advice"];
  readonly editing: Editing;
  readonly onEdit: (edit: Edit) => void;
}

/** What the guests' marks advise, each with what it would come to; an editor takes it or leaves it. */
export function AdviceList({ advice, editing, onEdit }: AdviceListProps) {
  const { trip, nameOf } = editing;
  const open = advice.filter(
    ({ wineryId }) => trip.wineries.includes(wineryId) && trip.wishes?.[wineryId] === undefined,
  );
  if (open.length === 0) return null;
  return (
    <div className="mt-5">
      <h4 className="font-sans text-sm font-semibold">What they advise</h4>
      <ul className="mt-2 border-t border-rule">
        {open.map(({ wineryId, wish, text, effect }) => (
          <li
            key={`${wish} ${wineryId}`}
            className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-rule py-3"
          >
            <p className="min-w-56 flex-1 font-serif text-lg">{text}.</p>
            {effect === null ? null : (
              <Button
                variant="secondary"
                size="sm"
                onClick={() => onEdit(setWish(editing, wineryId, wish))}
              >
                Accept<span className="sr-only">: {nameOf(wineryId)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
