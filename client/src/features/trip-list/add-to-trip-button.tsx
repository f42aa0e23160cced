import { ADDS } from "#client/lib/page/early-input.ts";
import { Button } from "#client/ui/button.tsx";
import { LineIcon } from "#client/ui/line-icon.tsx";
import type { Winery } from "#shared/api/wineries.ts";
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
          <LineIcon d="m2.5 8.5 3.6 3.6 7.4-8" width={1.7} className="size-4" />
          On Your Trip List<span className="sr-only">, remove</span>
        </>
      ) : (
        <>Add to Trip</>
      )}
    </Button>
  );
}

/** The same as an icon, for cards, rows and map popups. */
export function TripListToggle({ winery }: { readonly winery: Pick<Winery, "id" | "name"> }) {
  const { id, name } = winery;
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
      <LineIcon
        box={20}
        d={isOnList ? "m3.5 10.5 4.5 4.5 8.5-10" : "M10 3.5v13M3.5 10h13"}
        width={1.7}
        className="size-5"
      />
    </button>
  );
}
