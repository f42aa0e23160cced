import type { Resolver, UseFormReturn } from "react-hook-form";
import { chunkOnDemand, loadChunk } from "#client/lib/chunks/load-chunk.ts";
import { useBuilt } from "#client/lib/chunks/use-built.ts";
import type { TripForm } from "#shared/api/trips/trip-form.ts";
import type { TripFormValues } from "./trip-draft.ts";

/** The form's rules and the town table they need: a chunk fetched when the first answer is checked. */
export const tripRules = chunkOnDemand(async () => {
  const [rules, { zodResolver }] = await Promise.all([
    import("#shared/api/trips/trip-form.ts"),
    import("@hookform/resolvers/zod"),
  ]);
  return { ...rules, zodResolver };
});

/** The form: its values, and the answers they make once valid. */
export type FormControls = UseFormReturn<TripFormValues, unknown, TripForm>;

type TripResolver = Resolver<TripFormValues, unknown, TripForm>;

const NOT_CHECKED = "Your answers could not be checked. Check your connection and try again.";

export const resolver: TripResolver = async (values, context, options) => {
  try {
    // One field is checked while the form is filled in; all are when it is sent.
    const isSent = options.names?.length !== 1;
    const rules = isSent ? tripRules.ask() : tripRules.askQuietly();
    const { tripFormSchema, zodResolver } = await rules;
    // Form values are always strings where the schema also takes undefined; hence the cast.
    const check = zodResolver(tripFormSchema) as TripResolver;
    return await check(values, context, options);
  } catch {
    return { values: {}, errors: { name: { type: "unchecked", message: NOT_CHECKED } } };
  }
};

const loadNames = () => loadChunk(() => import("./planner-names.ts"));

/** The names that the form offers. They load late; the form works without them. */
export const useNames = () => useBuilt(loadNames, null, true);
