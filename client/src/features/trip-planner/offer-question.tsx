import { Button } from "#client/ui/button.tsx";
import type { OpenOffer } from "./use-offered-trip.ts";

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
        You have begun {begun} in the planner. Opening this one replaces its answers and its chosen
        wineries; you can undo it.
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
