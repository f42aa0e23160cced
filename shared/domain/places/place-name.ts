import { townLabel } from "./town-names.ts";
import { findTown, type Town } from "./towns.ts";

/** What names the town in "The Finch, Walla Walla": what follows the last comma; else the whole text. */
export const townPartOf = (text: string): string => text.slice(text.lastIndexOf(",") + 1).trim();

/** The town that a text names, or names a place in: "Walla Walla" or "The Finch, Walla Walla". */
export function findTownOfPlace(text: string): Town | null {
  return findTown(text) ?? findTown(townPartOf(text));
}

/** How the table of towns calls the town that a text names or names a place in; else the text itself. */
export function townNameOf(text: string): string {
  const town = findTownOfPlace(text);
  return town ? townLabel(town) : text;
}
