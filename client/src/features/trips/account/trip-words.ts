import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import { counted } from "#shared/domain/site/words.ts";

/** "2 days from Walla Walla, 4 wineries". */
export function tripInShort({ days, route, wineryIds }: SavedItinerary): string {
  const wineries =
    wineryIds.length === 0 ? "no wineries yet" : counted(wineryIds.length, "winery", "wineries");
  return `${counted(days, "day")} from ${route}, ${wineries}`;
}
