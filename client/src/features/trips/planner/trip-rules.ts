import type { Resolver, UseFormReturn } from "react-hook-form";
import { askedChunk } from "#client/lib/chunks/load-chunk.ts";
import type { TripForm } from "#shared/api/trips/trip-form.ts";
import type { TripFormValues } from "./trip-draft.ts";

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

export const resolver: TripResolver = async (values, context, options) => {
  try {
    const { tripFormSchema, zodResolver } = await tripRules.ask();
    // The page always holds a text where the schema also takes none; the types do not meet otherwise.
    const check = zodResolver(tripFormSchema) as TripResolver;
    return await check(values, context, options);
  } catch {
    return { values: {}, errors: { name: { type: "unchecked", message: NOT_CHECKED } } };
  }
};
