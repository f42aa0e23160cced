import { foldForSearch } from "../text/search-text.ts";
import { AVAS, type Ava, regionId } from "./ava-table.ts";

/** A part of the state outside every AVA, with the center of its wineries. */
const area = (name: string, latitude: number, longitude: number) => ({
  id: regionId(name),
  name,
  point: { latitude, longitude },
});

export const AREAS: readonly ReturnType<typeof area>[] = [
  area("Cascade Foothills", 47.2036, -121.9887),
  area("Leavenworth & Wenatchee", 47.582, -120.5493),
  area("Methow & Okanogan", 48.4783, -120.1931),
  area("North Cascades", 48.5273, -121.8109),
  area("Olympic Peninsula & Hood Canal", 47.7495, -123.2712),
  area("Southwest Washington", 45.7066, -122.5921),
  area("Spokane & the Palouse", 47.7143, -117.3808),
];

/** Spec §9: the regions of the home page's filter, in its order ("all" comes before them). */
export const HOME_FILTER_REGIONS = [
  "Columbia Valley",
  "Walla Walla Valley",
  "Yakima Valley",
  "Red Mountain",
  "Horse Heaven Hills",
  "Wahluke Slope",
  "Ancient Lakes of Columbia Valley",
  "Royal Slope",
  "Rattlesnake Hills",
  "Snipes Mountain",
  "Candy Mountain",
  "The Burn of Columbia Valley",
  "Goose Gap",
  "Columbia Gorge",
  "Lake Chelan",
  "Puget Sound",
  "Naches Heights",
  "Lewis-Clark Valley",
  "Rocky Reach",
  "Beverly",
] as const;

const SHORT_NAMES: Readonly<Record<string, string>> = {
  "ancient-lakes-of-columbia-valley": "Ancient Lakes",
  "beverly-washington": "Beverly",
  "the-burn-of-columbia-valley": "The Burn",
  "the-rocks-district-of-milton-freewater": "The Rocks District",
};

const avasByName = new Map(
  AVAS.flatMap((ava) =>
    [ava.id, ava.name, SHORT_NAMES[ava.id] ?? ava.name].map(
      (name) => [foldForSearch(name), ava] as const,
    ),
  ),
);

const areasByName = new Map(
  AREAS.flatMap((area) => [area.id, area.name].map((name) => [foldForSearch(name), area] as const)),
);

/** Finds an AVA by id, name or short name; case, accents and punctuation do not matter. */
export function findAva(idOrName: string): Ava | undefined {
  return avasByName.get(foldForSearch(idOrName));
}

const overlay = (name: string, color: string, fillOpacity: number) => ({
  name,
  avaId: findAva(name)?.id ?? "",
  color,
  fillOpacity,
});

export type RegionOverlay = ReturnType<typeof overlay>;

/** Spec §3: the map's overlays in order; wider areas are paler, since they lie underneath. */
export const REGION_OVERLAYS: readonly RegionOverlay[] = [
  overlay("Columbia Valley", "#59636e", 0.08),
  overlay("Walla Walla Valley", "#6b1f3a", 0.24),
  overlay("Yakima Valley", "#b98a2e", 0.2),
  overlay("Red Mountain", "#a8323e", 0.36),
  overlay("Horse Heaven Hills", "#7f8a45", 0.24),
  overlay("Wahluke Slope", "#c0672c", 0.28),
  overlay("Ancient Lakes", "#3c7c86", 0.28),
  overlay("Lake Chelan", "#2f5b8c", 0.3),
  overlay("Puget Sound", "#4a7a5f", 0.14),
  overlay("Columbia Gorge", "#8c5183", 0.26),
  overlay("Rattlesnake Hills", "#8a5a33", 0.3),
  overlay("Snipes Mountain", "#4f3566", 0.36),
];

/** Finds a winery's `region`. */
export function findRegion(idOrName: string) {
  const ava = findAva(idOrName);
  if (ava !== undefined) return { kind: "ava", ...ava } as const;
  const area = areasByName.get(foldForSearch(idOrName));
  return area && ({ kind: "area", ...area } as const);
}

/** The enclosing AVAs, widest first. */
export function ancestorsOf(idOrName: string): readonly Ava[] {
  return (findAva(idOrName)?.parents ?? []).flatMap((parent) => findAva(parent) ?? []);
}

/** The AVAs directly within an AVA, in order of establishment. */
export function childrenOf(idOrName: string): readonly Ava[] {
  const parent = findAva(idOrName);
  if (parent === undefined) return [];
  return AVAS.filter(({ parents }) => parents.at(-1) === parent.name);
}

/** Where a winery lies. */
export interface Placed {
  readonly region?: string | null;
  readonly avas?: readonly string[];
}

/** All regions of a winery: the AVAs at its site, then its own region. */
export function regionsOf({ region, avas = [] }: Placed): readonly string[] {
  return !region || avas.includes(region) ? avas : [...avas, region];
}

/**
 * The rule for "lies in a region": it is one of the winery's regions, or encloses one. The Columbia
 * Valley contains the wineries of Red Mountain. Unknown regions are compared by name.
 */
export function liesIn(wanted: string): (winery: Placed) => boolean {
  const ava = findAva(wanted);
  const folded = foldForSearch(findRegion(wanted)?.name ?? wanted);
  const isIt = (name: string) => {
    const other = findAva(name);
    if (ava === undefined || other === undefined) return foldForSearch(name) === folded;
    return other === ava || other.parents.includes(ava.name);
  };
  const known = new Map<string, boolean>();
  const isWithin = (name: string) => {
    const answer = known.get(name) ?? isIt(name);
    known.set(name, answer);
    return answer;
  };
  return (winery) => regionsOf(winery).some(isWithin);
}
