import { townLabel } from "./town-names.ts";
import { findTown, type Town } from "./towns.ts";

/** "Walla Walla" of "The Finch, Walla Walla"; without a comma, the whole text. */
export const townPartOf = (text: string): string => text.slice(text.lastIndexOf(",") + 1).trim();

/** The town of "Walla Walla", "The Finch, Walla Walla" or "The Finch, Clear Lake, Skagit County". */
export function findTownOfPlace(text: string): Town | null {
  const rest = text.indexOf(",") + 1;
  return findTown(text) ?? (rest > 0 ? findTownOfPlace(text.slice(rest)) : null);
}

/** The label of the text's town; the text itself if unknown. */
export function townNameOf(text: string): string {
  const town = findTownOfPlace(text);
  return town ? townLabel(town) : text;
}
