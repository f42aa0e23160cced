import type { DayPlaces, TripPlace } from "../../trips/trip-input.ts";
import { oneLine } from "../well-formed-text.ts";

export interface PlaceWords {
  readonly kind: "lunch" | "dinner" | "bed";
  readonly place: TripPlace;
  /** "Dinner at Saffron, in Walla Walla". */
  readonly text: string;
  /** "Dinner at Saffron, in Walla Walla · 125 W Alder St". */
  readonly line: string;
}

const KINDS = [
  { kind: "lunch", what: "Lunch" },
  { kind: "dinner", what: "Dinner" },
  { kind: "bed", what: "The night" },
] as const;

/** @param withLunch for lunch without a time in the plan. */
export function placeWords(
  places: DayPlaces | undefined,
  { withLunch }: { readonly withLunch: boolean },
): PlaceWords[] {
  return KINDS.flatMap(({ kind, what }) => {
    const place = places?.[kind];
    if (!place || (kind === "lunch" && !withLunch)) return [];
    const text = `${what} at ${oneLine(place.name)}, in ${place.town}`;
    const line = place.address ? `${text} · ${oneLine(place.address)}` : text;
    return [{ kind, place, text, line }];
  });
}
