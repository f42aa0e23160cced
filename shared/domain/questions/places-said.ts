/** Places as visitors name them: towns, regions, counties and their nicknames. */
import { AVAS } from "../places/ava-table.ts";
import type { Position } from "../places/distance.ts";
import { AREAS } from "../places/regions.ts";
import { findRegionPoint, findTown, TOWNS } from "../places/towns.ts";
import type { Criterion, NearCriterion } from "./term.ts";

/** A place, with what its name alone asks for. */
export interface Place {
  readonly criterion: Criterion;
  readonly name: string;
  /** The point that distances are measured from. */
  readonly at: Position;
  /** The town whose drives are known; null for a place that is not a town. */
  readonly town: string | null;
}

/** Short names of regions; some are also towns, and then mean the region. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  "walla walla|ww valley|walla": "Walla Walla Valley",
  yakima: "Yakima Valley",
  chelan: "Lake Chelan",
  "gorge|columbia river gorge": "Columbia Gorge",
  "red mtn|red mt": "Red Mountain",
  rattlesnake: "Rattlesnake Hills",
  "horse heaven": "Horse Heaven Hills",
  wahluke: "Wahluke Slope",
  "snipes|snipes mtn": "Snipes Mountain",
  "candy mtn": "Candy Mountain",
  naches: "Naches Heights",
  "ancient lakes": "Ancient Lakes of Columbia Valley",
  beverly: "Beverly, Washington",
  burn: "The Burn of Columbia Valley",
  "rocks|rocks district": "The Rocks District of Milton-Freewater",
  "lewis clark": "Lewis-Clark Valley",
  "hood canal|olympic peninsula|peninsula": "Olympic Peninsula & Hood Canal",
  "leavenworth|wenatchee|wenatchee valley": "Leavenworth & Wenatchee",
  "spokane|palouse": "Spokane & the Palouse",
  "methow|methow valley|okanogan": "Methow & Okanogan",
  "north cascades": "North Cascades",
  "cascade foothills|foothills": "Cascade Foothills",
  "southwest washington": "Southwest Washington",
  puget: "Puget Sound",
};

const TOWN_NICKNAMES: Readonly<Record<string, string>> = {
  bainbridge: "Bainbridge Island",
  "hollywood district|warehouse district|hollywood schoolhouse": "Woodinville",
  "sea tac|seatac airport|sea tac airport|seattle airport": "SeaTac",
  "san juan islands|san juans|lopez island|orcas island": "Friday Harbor",
  "whidbey|whidbey island": "Langley",
  "sodo|georgetown|ballard": "Seattle",
  // Locals mean Lake Washington's east side.
  eastside: "Bellevue",
  "yakima airport": "Yakima",
  "walla walla airport": "Walla Walla",
  "pasco airport|tri cities airport": "Pasco",
  "spokane airport": "Spokane",
};

/** Spec §9 gives "near" no radius; this is as far as visitors drive for one stop. */
const NEAR_MILES = 20;
export const NEAR = { miles: NEAR_MILES, minutes: null, isNear: true } as const;

/** Well-known places other than towns of the state. */
const LANDMARKS: Readonly<Record<string, readonly [string, latitude: number, longitude: number]>> =
  {
    "mount rainier|mt rainier": ["Mount Rainier", 46.8523, -121.7603],
    "mount st helens|mt st helens": ["Mount St. Helens", 46.1912, -122.1944],
    "gorge amphitheater|gorge amphitheatre": ["the Gorge Amphitheatre", 47.1011, -119.9964],
    portland: ["Portland, Oregon", 45.5152, -122.6784],
    "hood river": ["Hood River, Oregon", 45.7054, -121.5215],
    "the dalles": ["The Dalles, Oregon", 45.5946, -121.1787],
    "milton freewater": ["Milton-Freewater", 45.9326, -118.3877],
    "pendleton|pendleton oregon": ["Pendleton", 45.6721, -118.7886],
    "lewiston|lewiston idaho": ["Lewiston, Idaho", 46.4165, -117.0177],
    "coeur d alene|coeur dalene|cda": ["Coeur d’Alene, Idaho", 47.6777, -116.7805],
    "vancouver bc|vancouver canada": ["Vancouver, BC", 49.2827, -123.1207],
    "snoqualmie pass": ["Snoqualmie Pass", 47.4247, -121.4134],
  };

/** Towns without a winery in the guide; their names mean "near". */
const STARTS = (
  "Kirkland|Bellevue|Tacoma|Olympia|Everett|Bellingham|Renton|Issaquah|Bothell|Pasco|Snohomish|Snoqualmie|Edmonds|" +
  "Lynnwood|Auburn|Puyallup|Pullman|Anacortes|Poulsbo|Vashon|Sequim|Ellensburg|Bingen|Stevenson|Toppenish|Dayton|" +
  "Waitsburg|Cashmere|Entiat|Sammamish|Duvall|Carnation|Tumwater|Lacey|Longview|Centralia|Clarkston|Cle Elum|" +
  "Moses Lake|Mercer Island|Friday Harbor|La Conner|White Salmon|Gig Harbor|Union Gap|College Place|West Richland"
).split("|");

/** Phrases for each half of the state. */
export const SIDES = {
  east: "eastern washington|east side|east of mountains|east of cascades",
  west: "western washington|west side|westside|west of mountains|west of cascades",
} as const;

/**
 * Adds all places with their phrases, separated by `|`. A later one replaces an earlier one.
 * @param cities the towns with wineries.
 */
export function addPlaces(
  add: (phrases: string, place: Place) => void,
  cities: ReadonlySet<string>,
): void {
  addCounties(add);
  for (const name of STARTS) add(name, startPlace(name));
  for (const name of cities) add(withMt(name), townPlace(name, pointOf(name)));
  for (const [phrases, name] of Object.entries(TOWN_NICKNAMES)) {
    add(phrases, cities.has(name) ? townPlace(name, pointOf(name)) : startPlace(name));
  }
  for (const [phrases, [name, latitude, longitude]] of Object.entries(LANDMARKS)) {
    add(phrases, nearPoint(name, { latitude, longitude }, null));
  }
  add("tri cities|tricities|tri city", triCities());
  for (const { name } of [...AVAS, ...AREAS]) add(name, regionPlace(name, ""));
  for (const [phrases, name] of Object.entries(SHORT_NAMES)) {
    for (const phrase of phrases.split("|")) add(phrase, regionPlace(name, phrase));
  }
}

const withMt = (name: string) =>
  name.startsWith("Mount ") ? `${name}|${name.replace("Mount", "Mt")}` : name;

function pointOf(name: string): Position {
  const { latitude, longitude } = findTown(name) ?? { latitude: 0, longitude: 0 };
  return { latitude, longitude };
}

function addCounties(add: (phrases: string, place: Place) => void): void {
  const first = new Map(TOWNS.map((town) => [town.county, town] as const).toReversed());
  for (const [county, at] of first) {
    const name = `${county} County`;
    const phrases = county === "Skagit" ? `${name}|Skagit|Skagit Valley` : name;
    add(phrases, { criterion: { is: "county", name }, name, at, town: null });
  }
}

export function townPlace(name: string, { latitude, longitude }: Position): Place {
  const at = { latitude, longitude };
  return { criterion: { is: "towns", label: name, names: [name] }, name, at, town: name };
}

/** Shorter town names are too often ordinary words. */
const TOWN_LETTERS = 5;
/** Towns whose names are ordinary words. */
const WORDS = new Set(
  (
    "alder baring beverly cougar concrete curlew dixie donald george glacier hamilton index kendall marcus mineral orchards " +
    "orient outlook pacific parker porter rainier raymond republic ronald startup starbuck sultan summit union valley warden wheeler"
  ).split(" "),
);

/** Whether a word that is a town's name mostly means something else. */
export const isOrdinary = (word: string): boolean => word.length < TOWN_LETTERS || WORDS.has(word);

interface Words {
  readonly meaning: { readonly is: string } | null;
  readonly tokens: readonly { readonly typed: string }[];
}

/** Any town of the state that one to three items name, and how many. */
export function townNamed(ahead: readonly Words[]): { place: Place; items: number } | null {
  for (let length = ahead.length; length > 0; length -= 1) {
    const items = ahead.slice(0, length);
    if (items.some(({ meaning }) => meaning && meaning.is !== "name")) continue;
    const words = items.flatMap(({ tokens }) => tokens).map(({ typed }) => typed);
    const town = findTown(words.join(" "));
    if (town) return { place: townPlace(town.name, town), items: length };
  }
  return null;
}

type Distance = Pick<NearCriterion, "miles" | "minutes">;

export function nearPlace(
  { name, at, town }: Omit<Place, "criterion">,
  { miles, minutes }: Distance,
): Criterion {
  return { is: "near", place: name, at, town, miles, minutes };
}

/** Whether a place is asked for as "near" already and this distance adds nothing. */
export const isNearElse = (criterion: Criterion, { miles }: Distance): boolean =>
  criterion.is === "near" && (miles === NEAR_MILES || criterion.miles !== NEAR_MILES);

const startPlace = (name: string): Place => nearPoint(name, pointOf(name), name);

function nearPoint(name: string, at: Position, town: string | null): Place {
  const place = { name, at, town };
  return { ...place, criterion: nearPlace(place, NEAR) };
}

function triCities(): Place {
  const names = ["Richland", "Kennewick", "Pasco", "West Richland"];
  return {
    ...townPlace("Richland", pointOf("Richland")),
    criterion: { is: "towns", label: "Tri-Cities", names },
  };
}

/** A region. Distances are measured from the town that the phrase also names. */
function regionPlace(name: string, phrase: string): Place {
  const town = findTown(phrase);
  const point = town ?? findRegionPoint(name) ?? { latitude: 0, longitude: 0 };
  const at = { latitude: point.latitude, longitude: point.longitude };
  return {
    criterion: { is: "region", name, ...(town && { town: town.name }) },
    name: town?.name ?? name,
    at,
    town: town?.name ?? null,
  };
}
