import { ADDS } from "#client/lib/page/early-input.ts";
import { Button, type ButtonSize, type ButtonVariant } from "#client/ui/button.tsx";
import { useTripList } from "./use-trip-list.ts";

interface AddToTripButtonProps {
  readonly winery: { readonly id: number };
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly className?: string;
}

/** Puts a winery on the trip list, or takes it off again (spec §2 Winery detail); for everyone. */
export function AddToTripButton(props: AddToTripButtonProps) {
  const { winery, variant = "primary", size = "md", className = "" } = props;
  const { wineryIds, add, remove } = useTripList();
  const isOnList = wineryIds.includes(winery.id);
  return (
    <Button
      variant={isOnList ? "secondary" : variant}
      size={size}
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
