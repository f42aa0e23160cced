import { foldForSearch } from "../text/search-text.ts";
import rows from "./ava-table.json" with { type: "json" };
import type { Position } from "./distance.ts";

/** An American Viticultural Area (AVA) of Washington, or within one. */
export interface Ava {
  readonly id: string;
  readonly name: string;
  /** ISO dates of the rule's publication in the Federal Register, and from which it is in force. */
  readonly published: string;
  readonly effective: string;
  /** From the rule, or the source that `acresNote` names. */
  readonly acres: number;
  readonly acresNote?: string;
  /** Section of Title 27 of the Code of Federal Regulations. */
  readonly cfr: string;
  readonly fr: string;
  /** Outside Washington with the state: "Umatilla (OR)". */
  readonly counties: readonly string[];
  readonly states: readonly string[];
  /** The enclosing AVAs by law, widest first, since outlines are too coarse. */
  readonly parents: readonly string[];
  /** A point inside the outline and outside the AVAs within. */
  readonly labelPoint: Position | null;
  readonly hasOutline: boolean;
}

type AvaRow = Omit<Ava, "id" | "states" | "hasOutline"> &
  Partial<Pick<Ava, "states" | "hasOutline">>;

/** For addresses and file names: "red-mountain". */
export const regionId = (name: string): string => foldForSearch(name).replaceAll(" ", "-");

/** In order of publication. TTB's list of AVAs and the Federal Register (public domain). */
export const AVAS: readonly Ava[] = (rows as readonly AvaRow[]).map((row) => ({
  states: ["WA"],
  hasOutline: true,
  ...row,
  id: regionId(row.name),
}));
