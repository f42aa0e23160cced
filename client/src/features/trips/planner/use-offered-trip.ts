import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import type { DayEnds } from "#shared/domain/schedule/plan-request.ts";
import { isSame } from "#shared/domain/trips/trip-patch.ts";
import { EMPTY_FORM, type TripDraft, type TripFormValues } from "./trip-draft.ts";
import { tripRules } from "./trip-rules.ts";
import type { Chosen } from "./use-planner.ts";

/** A trip that the visitor has asked to open here. */
export interface Offer {
  readonly title: string;
  /** What it answers of the form; the rest stays as the visitor has it. */
  readonly form: Partial<TripFormValues>;
  readonly wineryIds: readonly number[];
  /** Where its days begin and end, where that is not one base. */
  readonly ends?: readonly DayEnds[];
}

interface OfferOptions {
  readonly offered: Offer | undefined;
  /** Form and choice as they stand. */
  readonly held: () => TripDraft;
  /** Puts the trip in their place. */
  readonly onFill: (trip: TripDraft) => void;
  readonly onPlan: (plan: Chosen) => void;
  /** The offer was taken or left: it is not asked again. */
  readonly onSettled: () => void;
}

/** An offer that would replace what the visitor has begun. */
export type OpenOffer = NonNullable<ReturnType<typeof useOfferedTrip>>;

/**
 * Fills the form with an offered trip and works out its plan. Where the visitor has begun one of
 * their own it asks first: null, or the question.
 */
export function useOfferedTrip(options: OfferOptions) {
  const { offered, held, onFill, onPlan, onSettled } = options;
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState<Offer | null>(null);

  const take = async (trip: Offer) => {
    const filled = filledWith(trip, held());
    onFill(filled);
    setAsks(null);
    onSettled();
    try {
      const [wineries, { tripFormSchema }] = await Promise.all([
        queryClient.fetchQuery(wineryQueries.all()),
        tripRules.ask(),
      ]);
      const answers = tripFormSchema.parse(filled.form);
      const chosen = trip.wineryIds.flatMap((id) => wineries.find((one) => one.id === id) ?? []);
      const { ends } = trip;
      onPlan({ trip: answers, wineries: chosen, ...(ends && { ends }) });
    } catch {
      // The form is filled all the same, and its button leads on.
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each offer.
  useEffect(() => {
    if (!offered) return;
    if (isBegun(held(), offered)) setAsks(offered);
    else void take(offered);
  }, [offered]);

  return (
    asks && {
      title: asks.title,
      /** What the visitor called the trip begun before; "" where it has no name. */
      begun: held().form.name.trim(),
      onTake: () => void take(asks),
      onKeep: () => {
        setAsks(null);
        onSettled();
      },
    }
  );
}

/** The party is the visitor's own; what they like to drink would hide wineries of the trip. */
function filledWith({ title, form, wineryIds }: Offer, before: TripDraft): TripDraft {
  return {
    form: { ...EMPTY_FORM, guests: before.form.guests, name: title, ...form },
    chosenIds: wineryIds,
  };
}

/** Whether there is something to lose: answers or a choice that are not those of the offer. */
function isBegun({ form, chosenIds }: TripDraft, offered: Offer): boolean {
  const draft = { form, chosenIds };
  const untouched = { form: { ...EMPTY_FORM, guests: form.guests }, chosenIds: [] };
  return !isSame(untouched, draft) && !isSame(filledWith(offered, draft), draft);
}
