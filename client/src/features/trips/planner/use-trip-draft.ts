import { useEffect, useState } from "react";
import { type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { askedChunk } from "#client/lib/chunks/load-chunk.ts";
import { useKeptState } from "#client/lib/page/hydration.ts";
import type { TripForm } from "#shared/api/trips/trip-form.ts";
import {
  clearDraft,
  EMPTY_DRAFT,
  readDraft,
  type TripDraft,
  type TripFormValues,
  writeDraft,
} from "./trip-draft.ts";

/**
 * The rules of the trip form with the town table behind them: a part of its own, fetched when the
 * first answer is checked, since the form can be read and filled in without.
 */
export const tripRules = askedChunk(async () => {
  const [rules, { zodResolver }] = await Promise.all([
    import("#shared/api/trips/trip-form.ts"),
    import("@hookform/resolvers/zod"),
  ]);
  return { ...rules, zodResolver };
});

/** The form on the page: its values valid or not, and the trip form they make once they are. */
export type FormControls = UseFormReturn<TripFormValues, unknown, TripForm>;

type TripResolver = Resolver<TripFormValues, unknown, TripForm>;

const NOT_CHECKED = "Your answers could not be checked. Check your connection and try again.";

const resolver: TripResolver = async (values, context, options) => {
  try {
    const { tripFormSchema, zodResolver } = await tripRules.ask();
    // The page always holds a text where the schema also takes none; the types do not meet otherwise.
    const check = zodResolver(tripFormSchema) as TripResolver;
    return await check(values, context, options);
  } catch {
    return { values: {}, errors: { name: { type: "unchecked", message: NOT_CHECKED } } };
  }
};

/** The trip form and the chosen wineries, kept on this device with every change. */
export function useTripDraft(addedIds: readonly number[] = []) {
  const [kept] = useKeptState(readDraft, EMPTY_DRAFT);
  const [shown, setShown] = useState(kept);
  const [chosenIds, setChosenIds] = useState<readonly number[]>(() => [
    ...new Set([...kept.chosenIds, ...addedIds]),
  ]);
  const [joinedIds, setJoinedIds] = useState(addedIds);
  const lateIds = addedIds.filter((id) => !joinedIds.includes(id));
  if (lateIds.length > 0) {
    // An account's list arrives after the page; each of its wineries joins the choice once.
    setJoinedIds([...joinedIds, ...lateIds]);
    setChosenIds((ids) => [...new Set([...ids, ...lateIds])]);
  }
  const form = useForm<TripFormValues, unknown, TripForm>({
    resolver,
    defaultValues: kept.form,
  });
  const { subscribe, getValues, reset } = form;
  useEffect(() => {
    if (shown === kept) return;
    setShown(kept);
    reset(kept.form);
    // The form has told of its change, and knows no choice yet.
    writeDraft(kept);
    setChosenIds((ids) => [...new Set([...kept.chosenIds, ...ids])]);
  }, [kept, shown, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft({ form: values, chosenIds }),
      }),
    [subscribe, chosenIds],
  );

  const restore = (draft: TripDraft) => {
    reset(draft.form);
    // After the form has told of its change, which still knows the choice before.
    writeDraft(draft);
    setChosenIds(draft.chosenIds);
  };

  const choose = (ids: readonly number[]) => {
    writeDraft({ form: getValues(), chosenIds: ids });
    setChosenIds(ids);
  };

  return {
    form,
    chosenIds,
    choose,
    /** The plan has other wineries than before: the choice follows. */
    follow: (before: readonly number[], after: readonly number[]) => {
      const stays = (id: number) => !before.includes(id) || after.includes(id);
      choose([...new Set([...chosenIds.filter(stays), ...after])]);
    },
    current: (): TripDraft => ({ form: getValues(), chosenIds }),
    restore,
    startOver: () => {
      restore(EMPTY_DRAFT);
      clearDraft();
    },
  };
}
