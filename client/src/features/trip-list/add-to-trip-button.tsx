import { ADDS } from "#client/lib/page/early-input.ts";
import { Button } from "#client/ui/button.tsx";
import { useTripList } from "./use-trip-list.ts";

interface AddToTripButtonProps {
  readonly winery: { readonly id: number };
  readonly className?: string;
}

/** Adds a winery to the trip list or removes it (spec §2 Winery detail). */
export function AddToTripButton({ winery, className = "" }: AddToTripButtonProps) {
  const { wineryIds, add, remove } = useTripList();
  const isOnList = wineryIds.includes(winery.id);
  return (
    <Button
      variant={isOnList ? "secondary" : "primary"}
      className={className}
      {...(!isOnList && { [ADDS]: winery.id })}
      onClick={() => (isOnList ? remove(winery.id) : add(winery.id))}
    >
      {isOnList ? (
        <>
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
            <path d="m2.5 8.5 3.6 3.6 7.4-8" fill="none" stroke="currentColor" strokeWidth="1.7" />
          </svg>
          On Your Trip List<span className="sr-only">, remove</span>
        </>
      ) : (
        <>Add to Trip</>
      )}
    </Button>
  );
}

interface TripListToggleProps {
  readonly winery: { readonly id: number; readonly name: string };
}

/** The same as an icon, for cards, rows and map popups. */
export function TripListToggle({ winery: { id, name } }: TripListToggleProps) {
  const { wineryIds, add, remove } = useTripList();
  const isOnList = wineryIds.includes(id);
  return (
    <button
      type="button"
      aria-pressed={isOnList}
      aria-label={`Trip List: ${name}`}
      {...(!isOnList && { [ADDS]: id })}
      title={isOnList ? "On Your Trip List" : "Add to Trip"}
      onClick={() => (isOnList ? remove(id) : add(id))}
      className="grid size-11 shrink-0 place-items-center rounded-full bg-paper/90 text-wine hover:bg-paper"
    >
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5">
        <path
          d={isOnList ? "m3.5 10.5 4.5 4.5 8.5-10" : "M10 3.5v13M3.5 10h13"}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
        />
      </svg>
    </button>
  );
}
