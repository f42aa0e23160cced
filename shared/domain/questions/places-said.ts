/** Places as visitors name them: towns, regions, counties and their nicknames. */
import { AVAS } from "../places/ava-table.ts";
import type { Position } from "../places/distance.ts";
import { AREAS } from "../places/regions.ts";
import { findRegionPoint, findTown, TOWNS } from "../places/towns.ts";
import type { Asked, AskedNear } from "./term.ts";

/** A place: what its name alone asks for, and the point that is meant by "near". */
export interface Place {
  readonly asked: Asked;
  readonly name: string;
  readonly at: Position;
  /** Whose drives are known; null for a place that is no town. */
  readonly town: string | null;
}

/** Other names of regions; a town's name that is part of a region's means the region, as in a text search. */
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

/** Other names of towns. */
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

/** Spec §9 gives "near" no radius: as far as one drives for a stop. */
const NEAR_MILES = 20;
/** As far, where nobody says how far. */
export const NEAR = { miles: NEAR_MILES, minutes: null, isNear: true } as const;

/** What visitors know that is no town. */
const LANDMARKS: Readonly<Record<string, Position & { readonly name: string }>> = {
  "mount rainier|mt rainier": { name: "Mount Rainier", latitude: 46.8523, longitude: -121.7603 },
  "mount st helens|mt st helens": {
    name: "Mount St. Helens",
    latitude: 46.1912,
    longitude: -122.1944,
  },
  "gorge amphitheater|gorge amphitheatre": {
    name: "the Gorge Amphitheatre",
    latitude: 47.1011,
    longitude: -119.9964,
  },
  portland: { name: "Portland, Oregon", latitude: 45.5152, longitude: -122.6784 },
  "hood river": { name: "Hood River, Oregon", latitude: 45.7054, longitude: -121.5215 },
  "the dalles": { name: "The Dalles, Oregon", latitude: 45.5946, longitude: -121.1787 },
  "milton freewater": { name: "Milton-Freewater", latitude: 45.9326, longitude: -118.3877 },
  "pendleton|pendleton oregon": { name: "Pendleton", latitude: 45.6721, longitude: -118.7886 },
  "lewiston|lewiston idaho": { name: "Lewiston, Idaho", latitude: 46.4165, longitude: -117.0177 },
  "coeur d alene|coeur dalene|cda": {
    name: "Coeur d’Alene, Idaho",
    latitude: 47.6777,
    longitude: -116.7805,
  },
  "vancouver bc|vancouver canada": {
    name: "Vancouver, BC",
    latitude: 49.2827,
    longitude: -123.1207,
  },
  "snoqualmie pass": { name: "Snoqualmie Pass", latitude: 47.4247, longitude: -121.4134 },
};

/** Where visitors set out from and no winery of the guide is: their names mean "near". */
const STARTS = [
  ..."Kirkland Bellevue Tacoma Olympia Everett Bellingham Renton Issaquah Bothell Pasco Snohomish Snoqualmie Edmonds".split(
    " ",
  ),
  ..."Lynnwood Auburn Puyallup Pullman Anacortes Poulsbo Vashon Sequim Ellensburg Bingen Stevenson Toppenish Dayton".split(
    " ",
  ),
  ..."Waitsburg Cashmere Entiat Sammamish Duvall Carnation Kirkland Tumwater Lacey Longview Centralia Clarkston".split(
    " ",
  ),
  "Cle Elum",
  "Moses Lake",
  "Mercer Island",
  "Friday Harbor",
  "La Conner",
  "White Salmon",
  "Gig Harbor",
  "Union Gap",
  "College Place",
  "West Richland",
];

/** Phrases by `|`, and the half of the state. */
export const SIDES: readonly (readonly [string, "east" | "west"])[] = [
  ["eastern washington|east side|east of mountains|east of cascades", "east"],
  ["western washington|west side|westside|west of mountains|west of cascades", "west"],
];

type SaidPlace = readonly [phrases: string, place: Place];

/** Phrases by `|`, and the place; `cities` are the towns with wineries. Later ones go before earlier ones. */
export function placesSaid(cities: readonly string[]): SaidPlace[] {
  return [
    ...counties(),
    ...STARTS.map((name): SaidPlace => [name, startPlace(name)]),
    ...[...new Set(cities)].map(
      (name): SaidPlace => [withMt(name), townPlace(name, pointOf(name))],
    ),
    ...Object.entries(TOWN_NICKNAMES).map(
      ([phrases, name]): SaidPlace => [
        phrases,
        cities.includes(name) ? townPlace(name, pointOf(name)) : startPlace(name),
      ],
    ),
    ...Object.entries(LANDMARKS).map(
      ([phrases, { name, latitude, longitude }]): SaidPlace => [
        phrases,
        nearPoint(name, { latitude, longitude }, null),
      ],
    ),
    ["tri cities|tricities|tri city", triCities()],
    ...[...AVAS, ...AREAS].map(({ name }): SaidPlace => [name, regionPlace(name, "")]),
    ...Object.entries(SHORT_NAMES).flatMap(([phrases, name]) =>
      phrases.split("|").map((phrase): SaidPlace => [phrase, regionPlace(name, phrase)]),
    ),
  ];
}

const withMt = (name: string) =>
  name.startsWith("Mount ") ? `${name}|${name.replace("Mount", "Mt")}` : name;

function pointOf(name: string): Position {
  const { latitude, longitude } = findTown(name) ?? { latitude: 0, longitude: 0 };
  return { latitude, longitude };
}

function counties(): SaidPlace[] {
  const first = new Map(TOWNS.map((town) => [town.county, town] as const).toReversed());
  return [...first].map(([county, at]): SaidPlace => {
    const name = `${county} County`;
    const phrases = county === "Skagit" ? `${name}|Skagit|Skagit Valley` : name;
    return [phrases, { asked: { is: "county", name }, name, at, town: null }];
  });
}

/** A town as a place. */
export function townPlace(name: string, { latitude, longitude }: Position): Place {
  const at = { latitude, longitude };
  return { asked: { is: "towns", label: name, names: [name] }, name, at, town: name };
}

/** A shorter name is more often a word of something else. */
const TOWN_LETTERS = 5;
/** Towns of the state whose names are words. */
const WORDS = new Set(
  (
    "alder baring beverly cougar concrete curlew dixie donald george glacier hamilton index kendall marcus mineral orchards " +
    "orient outlook pacific parker porter rainier raymond republic ronald startup starbuck sultan summit union valley warden wheeler"
  ).split(" "),
);

/** Any other town of the state, by a name that is no word: near it; null for none. */
export function otherTown(word: string): Place | null {
  const town = word.length < TOWN_LETTERS || WORDS.has(word) ? null : findTown(word);
  return town && startPlace(town.name);
}

type Distance = Pick<AskedNear, "miles" | "minutes">;

/** Within a distance of a place. */
export function nearPlace({ name, at, town }: Place, { miles, minutes }: Distance): Asked {
  return { is: "near", place: name, at, town, miles, minutes };
}

/** Near already, and no other distance says how near. */
export const isNearElse = (asked: Asked, { miles }: Distance): boolean =>
  asked.is === "near" && (miles === NEAR_MILES || asked.miles !== NEAR_MILES);

/** A town that visitors set out from: its name means "near". */
const startPlace = (name: string): Place => nearPoint(name, pointOf(name), name);

function nearPoint(name: string, at: Position, town: string | null): Place {
  const asked: Asked = { is: "near", place: name, at, town, miles: NEAR_MILES, minutes: null };
  return { asked, name, at, town };
}

function triCities(): Place {
  const names = ["Richland", "Kennewick", "Pasco", "West Richland"];
  return {
    ...townPlace("Richland", pointOf("Richland")),
    asked: { is: "towns", label: "Tri-Cities", names },
  };
}

/** A region; "near" a town's name means the town. */
function regionPlace(name: string, phrase: string): Place {
  const town = findTown(phrase);
  const point = town ?? findRegionPoint(name) ?? { latitude: 0, longitude: 0 };
  const at = { latitude: point.latitude, longitude: point.longitude };
  return {
    asked: { is: "region", name },
    name: town?.name ?? name,
    at,
    town: town?.name ?? null,
  };
}
