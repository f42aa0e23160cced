/**
 * The drawings that an article or a ready-made trip can open with, by the names that an editor uses
 * (docs/editing.md).
 */
export const OPENERS = [
  "barrels",
  "bottles",
  "bridge",
  "cobbles",
  "conifers",
  "coulee",
  "ferry",
  "fir vineyard",
  "flight",
  "flutes",
  "glass",
  "grain elevator",
  "grapes",
  "hop poles",
  "lake",
  "old vine",
  "orchard",
  "peaks",
  "picnic",
  "ridges",
  "river bend",
  "sagebrush",
  "street",
  "table",
  "terrace",
  "trellis",
  "vineyard rows",
  "volcano",
  "wheat",
] as const;

export type Opener = (typeof OPENERS)[number];
