/** The home map's filters (spec §4, §9 Home filters): choices, rules and their two states. */
import { liesIn } from "#client/entities/winery/winery-region.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";

export const ALL_REGIONS = "all";

export type MapFee = "any" | "free" | "under-15" | "15-30" | "over-30";
export type MapReservations = "any" | "walk-ins" | "required" | "recommended";
export type MapOnlineSales = "any" | "ships" | "pick-up" | "wine-club";

export interface MapFilters {
  /** `all`, or one of the 20 regions of `HOME_FILTER_REGIONS`. */
  readonly region: string;
  readonly fee: MapFee;
  readonly reservations: MapReservations;
  readonly onlineSales: MapOnlineSales;
  /** Any of these; none asks for nothing. */
  readonly varietals: readonly string[];
}

export const NO_MAP_FILTERS: MapFilters = {
  region: ALL_REGIONS,
  fee: "any",
  reservations: "any",
  onlineSales: "any",
  varietals: [],
};

interface Choice<T> {
  readonly value: T;
  readonly label: string;
}

export const FEE_CHOICES: readonly Choice<MapFee>[] = [
  { value: "any", label: "Any" },
  { value: "free", label: "Free" },
  { value: "under-15", label: "Under $15" },
  { value: "15-30", label: "$15-$30" },
  { value: "over-30", label: "Over $30" },
];

export const RESERVATION_CHOICES: readonly Choice<MapReservations>[] = [
  { value: "any", label: "Any" },
  { value: "walk-ins", label: "Walk-ins Welcome" },
  { value: "required", label: "Reservations Required" },
  { value: "recommended", label: "Reservations Recommended" },
];

export const ONLINE_SALES_CHOICES: readonly Choice<MapOnlineSales>[] = [
  { value: "any", label: "Any" },
  { value: "ships", label: "Ships to Your State" },
  { value: "pick-up", label: "Pick-up Only" },
  { value: "wine-club", label: "Wine Club Available" },
];

/** Why a choice leaves every winery in (spec §9): nobody records the fact it asks for. */
export const IDLE_CHOICE_HINTS = {
  recommended: "No winery tells us this yet, so it leaves all of them on the map.",
  "pick-up": "No winery tells us this yet, so it leaves all of them on the map.",
} as const;

type Test = (winery: Winery) => boolean;

const everyWinery: Test = () => true;

/** A test of the fee, which is 0 where there is none; an unverified one passes no test. */
const feeIs =
  (test: (fee: number) => boolean): Test =>
  (winery) =>
    isKnown(winery, "tastingFee") && test(winery.tastingFee ?? 0);

const FEE_TESTS: Readonly<Record<MapFee, Test>> = {
  any: everyWinery,
  free: feeIs((fee) => fee === 0),
  "under-15": feeIs((fee) => fee < 15),
  "15-30": feeIs((fee) => fee >= 15 && fee <= 30),
  "over-30": feeIs((fee) => fee > 30),
};

const RESERVATION_TESTS: Readonly<Record<MapReservations, Test>> = {
  any: everyWinery,
  "walk-ins": (winery) => winery.walkInsWelcome && isKnown(winery, "walkInsWelcome"),
  required: (winery) => winery.reservationsRequired && isKnown(winery, "reservationsRequired"),
  recommended: everyWinery,
};

const ONLINE_SALES_TESTS: Readonly<Record<MapOnlineSales, Test>> = {
  any: everyWinery,
  ships: (winery) => winery.shipsToState && isKnown(winery, "shipsToState"),
  "pick-up": everyWinery,
  "wine-club": (winery) => winery.wineClub && isKnown(winery, "wineClub"),
};

/** Any of the grapes, as a case-insensitive part of one the winery pours (spec §9). */
function poursAnyOf(varietals: readonly string[]): Test {
  if (varietals.length === 0) return everyWinery;
  const wanted = varietals.map((name) => name.toLowerCase());
  return (winery) =>
    isKnown(winery, "varietals") &&
    winery.varietals.some((poured) => {
      const name = poured.toLowerCase();
      return wanted.some((part) => name.includes(part));
    });
}

/** The wineries that pass every filter, in their order. */
export function filterForMap(wineries: readonly Winery[], filters: MapFilters): readonly Winery[] {
  const tests = [
    filters.region === ALL_REGIONS ? everyWinery : liesIn(filters.region),
    FEE_TESTS[filters.fee],
    RESERVATION_TESTS[filters.reservations],
    ONLINE_SALES_TESTS[filters.onlineSales],
    poursAnyOf(filters.varietals),
  ].filter((test) => test !== everyWinery);
  return wineries.filter((winery) => tests.every((test) => test(winery)));
}

/** Spec §4: choices change the draft; the map shows what is applied. */
export interface MapFilterState {
  readonly draft: MapFilters;
  readonly applied: MapFilters;
}

export type MapFilterEvent =
  | { readonly type: "choose"; readonly filters: MapFilters }
  | { readonly type: "search" }
  | { readonly type: "clear" };

export const INITIAL_MAP_FILTERS: MapFilterState = {
  draft: NO_MAP_FILTERS,
  applied: NO_MAP_FILTERS,
};

/** Spec §4: Search copies the draft to the applied set; Clear Filters resets both. */
export function mapFilterReducer(state: MapFilterState, event: MapFilterEvent): MapFilterState {
  if (event.type === "choose") return { ...state, draft: event.filters };
  if (event.type === "search") return { ...state, applied: state.draft };
  return INITIAL_MAP_FILTERS;
}
