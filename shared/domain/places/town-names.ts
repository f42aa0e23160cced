import { foldForSearch } from "../text/search-text.ts";

/** Names that two Washington towns share; visitors need the county. */
export const SHARED_TOWN_NAMES = ["Clear Lake", "Fairwood"] as const;

/** "Chelan", but "Clear Lake, Skagit County". */
export function townLabel(town: { readonly name: string; readonly county: string }): string {
  const isShared = SHARED_TOWN_NAMES.some((name) => name === town.name);
  return isShared ? `${town.name}, ${town.county} County` : town.name;
}

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/^mt /, "mount "],
  [/^ft /, "fort "],
  [/^pt /, "port "],
  [/^lk /, "lake "],
  [/^n /, "north "],
  [/^s /, "south "],
  [/^e /, "east "],
  [/^w /, "west "],
  [/^saint /, "st "],
];

/** Forms of a town's name to try: as typed, without country, ZIP code and state, and written out. */
export function townReadings(text: string): readonly string[] {
  const whole = foldForSearch(text);
  const bare = whole
    .replace(/ (usa?|u s( a)?|united states( of america)?)$/, "")
    .replace(/ \d{5}( \d{4})?$/, "")
    .replace(/ (wa|w a|wash|washington( state)?)$/, "");
  const writtenOut = ABBREVIATIONS.reduce((name, [short, long]) => name.replace(short, long), bare);
  return [whole, bare, writtenOut];
}
