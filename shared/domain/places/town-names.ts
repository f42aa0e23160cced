/** Names that two Washington places share; visitors see and type these with their county. */
export const SHARED_TOWN_NAMES = ["Clear Lake", "Fairwood"] as const;

/** A place's name as the starting location takes it: "Chelan", but "Clear Lake, Skagit County". */
export function townLabel(town: { readonly name: string; readonly county: string }): string {
  const isShared = SHARED_TOWN_NAMES.some((name) => name === town.name);
  return isShared ? `${town.name}, ${town.county} County` : town.name;
}
