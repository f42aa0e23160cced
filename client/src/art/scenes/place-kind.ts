/** What a winery's facts say of where it stands, as a drawing can show it. */

/** The facts a drawing is chosen by. */
export interface PlaceFacts {
  readonly setting: readonly string[];
  readonly description: string | null;
  readonly city: string;
  readonly region: string;
}

export type PlaceKind =
  | "schoolhouse"
  | "hangar"
  | "warehouse"
  | "farmhouse"
  | "island"
  | "lake"
  | "river"
  | "street"
  | "barrels"
  | "slope"
  | "unknown";

/** What a description says in so many words, before what the setting names. */
const TOLD: readonly (readonly [PlaceKind, RegExp])[] = [
  ["schoolhouse", /\bschool ?house\b/i],
  ["hangar", /\bhangar\b/i],
  ["warehouse", /\b(?:warehouse|former industrial building|industrial Seattle)\b/i],
  ["farmhouse", /\b(?:farmhouse|farmstead|(?:in a|by the) barn|old farm)\b/i],
];

const SET: readonly (readonly [PlaceKind, readonly string[]])[] = [
  ["lake", ["lake view"]],
  ["river", ["river view"]],
  ["street", ["urban tasting room"]],
  ["barrels", ["barrel room"]],
  ["slope", ["vineyard view"]],
];

/** The one thing to draw of a place; `unknown` where nothing of it is known. */
export function placeKind({ setting, description, city, region }: PlaceFacts): PlaceKind {
  const told = TOLD.find(([, words]) => words.test(description ?? ""));
  if (told) return told[0];
  if (/\bIsland\b/.test(city)) return "island";
  const set = SET.find(([, names]) => names.some((name) => setting.includes(name)));
  if (set) return set[0];
  if (city === "Seattle") return "street";
  return region === "Columbia Gorge" ? "river" : "unknown";
}
