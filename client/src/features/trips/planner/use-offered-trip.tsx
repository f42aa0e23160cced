import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { Button } from "#client/ui/button.tsx";
import type { DayEnds } from "#shared/domain/schedule/plan-request.ts";
import { isSame } from "#shared/domain/trips/trip-patch.ts";
import { EMPTY_FORM, type TripDraft, type TripFormValues } from "./trip-draft.ts";
import { tripRules } from "./trip-rules.ts";
import type { Chosen, Planner } from "./use-planner.ts";

/** A trip that the visitor has asked to open in the planner. */
export interface Offer {
  readonly title: string;
  /** What it answers of the form. */
  readonly form: Partial<TripFormValues>;
  readonly wineryIds: readonly number[];
  /** Where its days begin and end, if that is not one base. */
  readonly ends?: readonly DayEnds[];
}

interface OfferOptions {
  readonly offered: Offer | undefined;
  readonly onFill: (trip: TripDraft) => void;
  readonly onPlan: (plan: Chosen) => void;
  /** The offer was taken or declined. */
  readonly onSettled: () => void;
}

/**
 * Fills the form with an offered trip and shows its plan. If the visitor has begun a trip of their own,
 * it asks first.
 *
 * @returns the question, or null.
 */
export function useOfferedTrip({ current }: Planner, options: OfferOptions): ReactNode {
  const { offered, onFill, onPlan, onSettled } = options;
  const queryClient = useQueryClient();
  const [offer, setOffer] = useState<Offer | null>(null);
  const settle = () => {
    setOffer(null);
    onSettled();
  };

  const take = async (trip: Offer) => {
    const filled = filledWith(trip, current());
    onFill(filled);
    settle();
    try {
      const [wineries, { tripFormSchema }] = await Promise.all([
        queryClient.fetchQuery(wineryQueries.all()),
        tripRules.ask(),
      ]);
      // Undone, or begun anew, while the wineries were on their way.
      if (current().chosenIds !== filled.chosenIds) return;
      const answers = tripFormSchema.parse(filled.form);
      const wineryIds = trip.wineryIds.filter((id) => wineries.some((one) => one.id === id));
      const { ends } = trip;
      onPlan({ trip: answers, wineryIds, ...(ends && { ends }) });
    } catch {
      // The form is filled all the same, and its button leads on.
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each offer.
  useEffect(() => {
    if (!offered) return;
    if (isBegun(current(), offered)) setOffer(offered);
    else void take(offered);
  }, [offered]);

  if (!offer) return null;
  const begun = current().form.name.trim();
  return (
    <section
      aria-labelledby="offer-question"
      className="mb-8 max-w-prose border-l-2 border-wine bg-wine-tint px-4 py-4 font-sans text-ink"
    >
      <h3 id="offer-question" className="font-display text-xl">
        Open “{offer.title}” here?
      </h3>
      <p className="mt-1 text-sm">
        You’ve already started {begun === "" ? "a trip" : `“${begun}”`} in the planner. Opening this
        one replaces its answers and chosen wineries; you can undo it.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => void take(offer)}>Open “{offer.title}”</Button>
        <Button variant="secondary" onClick={settle}>
          Keep mine
        </Button>
      </p>
    </section>
  );
}

/** The size of the party stays; wine preferences do not, since they could hide wineries of the trip. */
function filledWith({ title, form, wineryIds }: Offer, before: TripDraft): TripDraft {
  return {
    form: { ...EMPTY_FORM, guests: before.form.guests, name: title, ...form },
    chosenIds: wineryIds,
  };
}

/** Whether the form or choice holds something that is neither empty nor the offer itself. */
function isBegun({ form, chosenIds }: TripDraft, offered: Offer): boolean {
  const draft = { form, chosenIds };
  const untouched = { form: { ...EMPTY_FORM, guests: form.guests }, chosenIds: [] };
  return !isSame(untouched, draft) && !isSame(filledWith(offered, draft), draft);
}
