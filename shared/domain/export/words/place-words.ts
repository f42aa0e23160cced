import type { DayPlaces } from "#shared/api/trips/trip-changes.ts";
import { oneLine } from "../well-formed-text.ts";

const KINDS = [
  { kind: "lunch", what: "Lunch" },
  { kind: "dinner", what: "Dinner" },
  { kind: "bed", what: "The night" },
] as const;

/** @param withLunch for lunch without a time in the plan. */
export function placeWords(
  places: DayPlaces | undefined,
  { withLunch }: { readonly withLunch: boolean },
) {
  return KINDS.flatMap(({ kind, what }) => {
    const place = places?.[kind];
    if (!place || (kind === "lunch" && !withLunch)) return [];
    // "Dinner at Saffron, in Walla Walla", and with the street in `line`.
    const text = `${what} at ${oneLine(place.name)}, in ${place.town}`;
    const line = place.address ? `${text} · ${oneLine(place.address)}` : text;
    return [{ kind, place, text, line }];
  });
}
