import { findTown, type Town } from "./towns.ts";

/** What names the town in "The Finch, Walla Walla": what follows the last comma; else the whole text. */
export const townPartOf = (text: string): string => text.slice(text.lastIndexOf(",") + 1).trim();

/** The town that a text names, or names a place in: "Walla Walla" or "The Finch, Walla Walla". */
export function findTownOfPlace(text: string): Town | null {
  return findTown(text) ?? findTown(townPartOf(text));
}
