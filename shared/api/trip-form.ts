import { z } from "zod";
import { townLabel } from "#shared/domain/places/town-names.ts";
import { findTown, townsNamed } from "#shared/domain/places/towns.ts";

/** Longest name of a town that is looked up. */
const MAX_TOWN_LENGTH = 100;

/**
 * What is wrong with a text as the name of a town of the table, as a sentence to act on; null for
 * one that names exactly one.
 */
export function townProblem(text: string): string | null {
  if (findTown(text)) return null;
  const named = townsNamed(text).map(townLabel);
  return named.length > 0
    ? `Say which one: ${named.join(" or ")}`
    : "Choose a Washington town from the suggestions";
}

/**
 * Where a trip starts: a text that names one town of the table, as "Walla Walla" or "Clear Lake
 * (Skagit County)". Every call that takes a town takes it by this schema, so what one accepts the
 * others accept.
 */
export const startCitySchema = z
  .string({ error: "Starting location is required" })
  .trim()
  .min(1, { error: "Starting location is required", abort: true })
  .max(MAX_TOWN_LENGTH, { error: `At most ${MAX_TOWN_LENGTH} characters`, abort: true })
  .superRefine((text, context) => {
    const problem = townProblem(text);
    if (problem) context.addIssue({ code: "custom", message: problem });
  });
