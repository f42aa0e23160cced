import { foldForSearch } from "../text/search-text.ts";
import { nearestByEdits } from "../text/slips.ts";
import { townLabel, townReadings } from "./town-names.ts";
import { findTown, TOWNS, type Town, townsNamed } from "./towns.ts";

/** Shorter texts match too many names. */
const MIN_LENGTH = 4;
const MAX_GUESSES = 3;

function slipsAllowed(length: number): number {
  return length < 9 ? 1 : 2;
}

const folded: readonly (readonly [Town, string])[] = TOWNS.map((town) => [
  town,
  foldForSearch(town.name),
]);

/** The towns that a misspelled name may mean: at most three, with the fewest typing errors. */
export function townsLike(text: string): readonly Town[] {
  const typed = townReadings(text.split(",")[0] ?? "").at(-1) ?? "";
  if (typed.length < MIN_LENGTH) return [];
  return nearestByEdits(typed, folded, {
    wordOf: ([, name]) => name,
    most: slipsAllowed(typed.length),
  })
    .map(([town]) => town)
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
    .slice(0, MAX_GUESSES);
}

/**
 * What is wrong with a town's name, as a sentence to act on; null if it names exactly one.
 *
 * @param guesses whether it says which towns were meant: work that a list of names must not multiply.
 */
export function townProblem(text: string, guesses = true): string | null {
  if (findTown(text)) return null;
  const named = townsNamed(text).map(townLabel);
  if (named.length > 0) return `Say which one: ${named.join(" or ")}`;
  const meant = guesses ? townsLike(text).map(townLabel) : [];
  const guess = meant.length > 0 ? `Did you mean ${meant.join(" or ")}? ` : "";
  return `${guess}Choose a Washington town from the suggestions`;
}
