import { foldForSearch } from "../text/search-text.ts";
import rows from "./ava-table.json" with { type: "json" };
import type { Position } from "./distance.ts";

/** An American Viticultural Area of Washington, or one that a Washington AVA encloses. */
export interface Ava {
  readonly id: string;
  readonly name: string;
  /** ISO date on which the rule was published in the Federal Register. */
  readonly published: string;
  /** ISO date from which it has been in force. */
  readonly effective: string;
  /** As the rule gives them, or the source that `acresNote` names. */
  readonly acres: number;
  /** Where the acreage is not simply that of the final rule. */
  readonly acresNote?: string;
  /** Section of Title 27 of the Code of Federal Regulations. */
  readonly cfr: string;
  /** Where the rule was published. */
  readonly fr: string;
  /** Those outside Washington with their state: "Umatilla (OR)". */
  readonly counties: readonly string[];
  readonly states: readonly string[];
  /** The AVAs around it by law, widest first; outlines are too coarse to tell. */
  readonly parents: readonly string[];
  /** A point inside the outline, clear of the AVAs within; null where none is known. */
  readonly labelPoint: Position | null;
  readonly hasOutline: boolean;
}

/** Without what follows from the name, and what is true of most. */
type AvaRow = Omit<Ava, "id" | "states" | "hasOutline"> &
  Partial<Pick<Ava, "states" | "hasOutline">>;

/** The id of a region in addresses and file names: "red-mountain". */
export const regionId = (name: string): string => foldForSearch(name).replaceAll(" ", "-");

function ava(row: AvaRow): Ava {
  const { name, states = ["WA"], parents, labelPoint, hasOutline = true, ...facts } = row;
  return { id: regionId(name), name, ...facts, states, parents, labelPoint, hasOutline };
}

/** In order of publication. TTB's list of AVAs and the Federal Register (public domain). */
export const AVAS: readonly Ava[] = (rows as readonly AvaRow[]).map(ava);
