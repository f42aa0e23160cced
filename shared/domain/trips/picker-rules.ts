/** Which wineries the picker offers for a trip, and in what order (spec §9 Picker rules). */
import type { TripForm } from "#shared/api/trips/trip-form.ts";
import { MAX_DISTANCE_MILES } from "../places/distance.ts";
import { distanceFromTown, type Locatable } from "../places/towns.ts";
import { foldForSearch } from "../text/search-text.ts";
import { isKnown } from "../winery/winery-facts.ts";
import { splitList } from "./trip-rules.ts";

/** Without `unknownFacts`, all facts count as known. */
export interface PickableWinery extends Locatable {
  readonly name: string;
  /** A list, or a comma-separated text (spec §3). */
  readonly varietals?: readonly string[] | string | null;
  readonly unknownFacts?: readonly string[];
}

/** The form's answers that decide: the start city, and varietals in a comma-separated text. */
type PickedBy = Pick<TripForm, "accommodation" | "preferences">;

/** A winery with its great-circle distance from the start city in whole miles. */
export interface Picked<W> {
  readonly winery: W;
  readonly miles: number;
}

/**
 * The wineries within 100 miles of the start city that pour at least one preferred varietal,
 * nearest first, those of one distance by name (spec §9 Picker rules). An unknown start city has
 * none.
 */
export function pickWineries<W extends PickableWinery>(
  wineries: readonly W[],
  trip: PickedBy,
): Picked<W>[] {
  const preferences = splitList(trip.preferences);
  return inReach(wineries, trip).filter(({ winery }) => pours(winery, preferences));
}

/** How many wineries in reach are left out only because their varietals are unknown. */
export function countUnverified(wineries: readonly PickableWinery[], trip: PickedBy): number {
  if (splitList(trip.preferences).length === 0) return 0;
  return inReach(wineries, trip).filter(({ winery }) => varietalsOf(winery).length === 0).length;
}

function inReach<W extends PickableWinery>(
  wineries: readonly W[],
  { accommodation }: PickedBy,
): Picked<W>[] {
  return wineries
    .map((winery) => ({ winery, miles: distanceFromTown(accommodation, winery) }))
    .filter(({ miles }) => miles <= MAX_DISTANCE_MILES)
    .sort((a, b) => a.miles - b.miles || compareNames(a.winery, b.winery));
}

function compareNames(a: PickableWinery, b: PickableWinery): number {
  const [first, second] = [foldForSearch(a.name), foldForSearch(b.name)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function varietalsOf(
  winery: Pick<PickableWinery, "varietals" | "unknownFacts">,
): readonly string[] {
  const { varietals } = winery;
  if (!varietals || !isKnown(winery, "varietals")) return [];
  return typeof varietals === "string" ? splitList(varietals) : varietals;
}

/** A winery's known varietals, preferred ones first. */
export function varietalsByPreference(
  winery: Pick<PickableWinery, "varietals" | "unknownFacts">,
  preferences: readonly string[],
): readonly string[] {
  const isPreferred = (varietal: string) =>
    preferences.some((preference) => containsVarietal(varietal, preference));
  const varietals = varietalsOf(winery);
  return [
    ...varietals.filter(isPreferred),
    ...varietals.filter((varietal) => !isPreferred(varietal)),
  ];
}

/** Whether a winery pours any preferred varietal; without preferences every winery does. */
function pours(winery: PickableWinery, preferences: readonly string[]): boolean {
  if (preferences.length === 0) return true;
  const varietals = varietalsOf(winery);
  return preferences.some((preference) =>
    varietals.some((varietal) => containsVarietal(varietal, preference)),
  );
}

/** Case-insensitive substring (spec §9), accents optional: "Gewurz" finds Gewürztraminer. */
function containsVarietal(varietal: string, preference: string): boolean {
  if (varietal.toLowerCase().includes(preference.toLowerCase())) return true;
  const folded = foldForSearch(preference);
  return folded !== "" && foldForSearch(varietal).includes(folded);
}
