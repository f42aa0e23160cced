import { askedPart } from "#client/lib/parts/load-part.ts";

/**
 * The rules of the trip form with the town table behind them: a part of its own, fetched when the
 * first answer is checked, since the form can be read and filled in without.
 */
export const tripRules = askedPart(async () => {
  const [rules, { zodResolver }] = await Promise.all([
    import("#shared/api/trips/trip-form.ts"),
    import("@hookform/resolvers/zod"),
  ]);
  return { ...rules, zodResolver };
});
