/** The drawings that an article can open with, by the names that an editor uses (docs/editing.md). */
export const OPENERS = [
  "barrels",
  "bottles",
  "conifers",
  "coulee",
  "fir vineyard",
  "flight",
  "glass",
  "grapes",
  "lake",
  "river bend",
  "trellis",
  "vineyard rows",
  "volcano",
  "wheat",
] as const;

export type Opener = (typeof OPENERS)[number];
