/** Names that two Washington towns share; visitors need the county. */
export const SHARED_TOWN_NAMES = ["Clear Lake", "Fairwood"] as const;

/** "Chelan", but "Clear Lake, Skagit County". */
export function townLabel(town: { readonly name: string; readonly county: string }): string {
  const isShared = SHARED_TOWN_NAMES.some((name) => name === town.name);
  return isShared ? `${town.name}, ${town.county} County` : town.name;
}
