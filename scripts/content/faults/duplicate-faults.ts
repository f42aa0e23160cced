import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import { foldForSearch } from "#shared/domain/text/search-text.ts";
import type { ContentFault } from "./content-fault.ts";

type Placed = Pick<WineryRow, "id" | "slug" | "name" | "address" | "city">;

/** Wineries or places that are in the guide already: the same name in a town, or nearly the same at one address. */
export function duplicateFaults(
  table: ContentFault["table"],
  wineries: readonly Placed[],
): ContentFault[] {
  const inOrder = [...wineries].sort((one, other) => one.id - other.id);
  return inOrder.flatMap((winery, index) => {
    const before = inOrder.slice(0, index).find((other) => isSame(winery, other));
    if (before === undefined) return [];
    const { slug, name, city } = winery;
    return [
      {
        table,
        row: slug,
        field: "name",
        advice: `"${name}" in ${city} is in the guide already, as ${before.slug}: change that row, or name the place as it is told apart`,
      },
    ];
  });
}

function isSame(one: Placed, other: Placed): boolean {
  if (one.city !== other.city) return false;
  if (lettersOf(one.name) === lettersOf(other.name)) return true;
  const isNamedAlike = firstWord(one.name) === firstWord(other.name);
  return isNamedAlike && lettersOf(one.address) === lettersOf(other.address);
}

function lettersOf(text: string): string {
  return foldForSearch(text).replace(/[^a-z0-9]/g, "");
}

function firstWord(name: string): string {
  return foldForSearch(name).split(/[^a-z0-9]+/)[0] ?? "";
}
