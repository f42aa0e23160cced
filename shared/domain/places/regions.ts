import { foldForSearch } from "../text/search-text.ts";
import { AVAS, type Ava, regionId } from "./ava-table.ts";

/** A part of the state outside every AVA, with the center of its wineries. */
const area = (name: string, latitude: number, longitude: number) => ({
  id: regionId(name),
  name,
  point: { latitude, longitude },
});

export type Area = ReturnType<typeof area>;

export const AREAS: readonly Area[] = [
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

export interface RegionOverlay {
  readonly name: string;
  readonly avaId: string;
  readonly color: string;
  readonly fillOpacity: number;
}

/** Spec §3: the map's overlays in order; wider areas are paler, since they lie underneath. */
export const REGION_OVERLAYS: readonly RegionOverlay[] = [
  { name: "Columbia Valley", avaId: "columbia-valley", color: "#59636e", fillOpacity: 0.08 },
  { name: "Walla Walla Valley", avaId: "walla-walla-valley", color: "#6b1f3a", fillOpacity: 0.24 },
  { name: "Yakima Valley", avaId: "yakima-valley", color: "#b98a2e", fillOpacity: 0.2 },
  { name: "Red Mountain", avaId: "red-mountain", color: "#a8323e", fillOpacity: 0.36 },
  { name: "Horse Heaven Hills", avaId: "horse-heaven-hills", color: "#7f8a45", fillOpacity: 0.24 },
  { name: "Wahluke Slope", avaId: "wahluke-slope", color: "#c0672c", fillOpacity: 0.28 },
  {
    name: "Ancient Lakes",
    avaId: "ancient-lakes-of-columbia-valley",
    color: "#3c7c86",
    fillOpacity: 0.28,
  },
  { name: "Lake Chelan", avaId: "lake-chelan", color: "#2f5b8c", fillOpacity: 0.3 },
  { name: "Puget Sound", avaId: "puget-sound", color: "#4a7a5f", fillOpacity: 0.14 },
  { name: "Columbia Gorge", avaId: "columbia-gorge", color: "#8c5183", fillOpacity: 0.26 },
  { name: "Rattlesnake Hills", avaId: "rattlesnake-hills", color: "#8a5a33", fillOpacity: 0.3 },
  { name: "Snipes Mountain", avaId: "snipes-mountain", color: "#4f3566", fillOpacity: 0.36 },
];

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

export function findArea(idOrName: string): Area | undefined {
  return areasByName.get(foldForSearch(idOrName));
}

/** Finds a winery's `region`. */
export function findRegion(idOrName: string) {
  const ava = findAva(idOrName);
  if (ava !== undefined) return { kind: "ava", ...ava } as const;
  const area = findArea(idOrName);
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

interface Placed {
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
