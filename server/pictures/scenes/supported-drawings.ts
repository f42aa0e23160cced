/** Which drawings a winery's facts and its region support: a drawing claims nothing that is not known. */
import { VARIETALS } from "#shared/domain/winery/varietals.ts";
import type { Drawing } from "./drawings.ts";
import type { SceneFamily } from "./scene-palettes.ts";

/** The facts that a drawing is chosen by. */
export interface PlaceFacts {
  readonly setting: readonly string[];
  readonly description: string | null;
  readonly city: string;
  readonly region: string;
  readonly varietals: readonly string[];
  readonly specialties: readonly string[];
}

/** A drawing with how far it is from what sets the winery apart: 0 is its own, more is anybody's. */
export interface Supported {
  readonly drawing: Drawing;
  readonly distance: number;
}

/** What a description says in so many words. */
const TOLD: readonly (readonly [RegExp, Drawing])[] = [
  [/\bschool ?house\b/i, "schoolhouse"],
  [/\bhangar\b/i, "hangar"],
  [/\b(?:warehouse|former industrial building|industrial Seattle)\b/i, "warehouse"],
  [/\b(?:farmhouse|farmstead|(?:in a|by the) barn|old farm)\b/i, "farmhouse"],
];

const SET: Readonly<Record<string, readonly Drawing[]>> = {
  "lake view": ["lake"],
  "river view": ["river"],
  "vineyard view": ["rows", "trellis", "old vine"],
  "urban tasting room": ["street", "door", "bar", "corner"],
  "barrel room": ["barrels"],
  patio: ["terrace"],
  garden: ["garden"],
  "picnic area": ["picnic"],
  tours: ["tanks", "barrels"],
  "historic building": ["hall"],
  "art gallery": ["gallery"],
  "food served": ["board"],
  restaurant: ["board"],
  "live music": ["guitar"],
  lodging: ["cabin"],
};

/** What is poured or grown that few others have. */
const SPECIAL: readonly (readonly [RegExp, Drawing])[] = [
  [/sparkling/i, "flutes"],
  [/lavender/i, "lavender"],
];

interface Land {
  readonly family: SceneFamily;
  readonly regions: RegExp;
  /** The land and what is grown on it; none of it claims that the winery looks out on it. */
  readonly drawings: readonly Drawing[];
  /** The mountains that a mountain view shows. */
  readonly mountains: Drawing;
}

/** The first that fits; the last fits all. */
const LANDS: readonly Land[] = [
  {
    family: "red",
    regions: /red mountain|candy|goose|horse heaven/i,
    drawings: ["rows", "sage", "ridges"],
    mountains: "ridges",
  },
  {
    family: "wheat",
    regions: /walla walla/i,
    drawings: ["wheat", "ridges", "elevator", "rows"],
    mountains: "ridges",
  },
  {
    family: "wheat",
    regions: /rocks district/i,
    drawings: ["cobbles", "wheat", "ridges"],
    mountains: "ridges",
  },
  {
    family: "wheat",
    regions: /palouse|spokane|lewis/i,
    drawings: ["wheat", "elevator", "ridges"],
    mountains: "ridges",
  },
  {
    family: "valley",
    regions: /yakima|rattlesnake|snipes/i,
    drawings: ["hops", "orchard", "volcano", "rows", "ridges"],
    mountains: "volcano",
  },
  {
    family: "valley",
    regions: /naches/i,
    drawings: ["orchard", "volcano", "ridges"],
    mountains: "volcano",
  },
  {
    family: "lake",
    regions: /gorge|columbia hills/i,
    drawings: ["bridge", "river", "volcano", "forest"],
    mountains: "volcano",
  },
  {
    family: "lake",
    regions: /chelan/i,
    drawings: ["orchard", "lake", "peaks", "ridges"],
    mountains: "peaks",
  },
  {
    family: "lake",
    regions: /wenatchee|methow|okanogan/i,
    drawings: ["orchard", "peaks", "ridges"],
    mountains: "peaks",
  },
  {
    family: "sound",
    regions: /southwest/i,
    drawings: ["forest", "volcano", "rows below firs"],
    mountains: "volcano",
  },
  {
    family: "sound",
    regions: /puget|olympic|cascade/i,
    drawings: ["forest", "volcano", "peaks"],
    mountains: "peaks",
  },
  {
    family: "basin",
    regions: /./,
    drawings: ["coulee", "sage", "rows", "ridges"],
    mountains: "ridges",
  },
];

/** Towns where the state's ferries land. */
const FERRY_TOWNS = /^(?:Seattle|Bainbridge Island|Bremerton|Port Townsend|Edmonds|Vashon)$/;

const WHITE = new Set(VARIETALS.filter(({ color }) => color === "white").map(({ name }) => name));
const RED = new Set(VARIETALS.filter(({ color }) => color === "red").map(({ name }) => name));

/** What is on every tasting room's table. */
const POURED: readonly Drawing[] = ["bottle", "flight", "glass", "corks"];

function landOf(region: string): Land | undefined {
  return LANDS.find(({ regions }) => regions.test(region));
}

/** The colors of a region. */
export function familyOf(region: string): SceneFamily {
  return landOf(region)?.family ?? "basin";
}

/** The drawings that a winery can have, each once. */
export function supportedDrawings(place: PlaceFacts): Supported[] {
  const told = TOLD.flatMap(([words, drawing]) =>
    words.test(place.description ?? "") ? [drawing] : [],
  );
  const known = knownOf(place);
  const isKnown = known.length > 0;
  return nearest([
    [told, 0],
    [known, told.length > 0 ? 4 : 1],
    [regionalOf(place), isKnown ? 5 : 2],
    [grownOf(place), isKnown ? 5 : 2.5],
    [POURED, isKnown ? 6 : 3],
  ]);
}

/** What is known of the place itself. */
function knownOf({ setting, city, region, specialties }: PlaceFacts): Drawing[] {
  const land = landOf(region);
  const found: Drawing[] = setting.flatMap((name) => SET[name] ?? []);
  if (/\bIsland\b/.test(city)) found.push("island");
  if (setting.includes("mountain view") && land) found.push(land.mountains);
  if (setting.includes("vineyard view") && land?.family === "sound") found.push("rows below firs");
  if (setting.includes("river view") && /gorge/i.test(region)) found.push("bridge");
  for (const [words, drawing] of SPECIAL) {
    if (specialties.some((name) => words.test(name))) found.push(drawing);
  }
  return found;
}

function regionalOf({ region, city }: PlaceFacts): Drawing[] {
  const harbor: readonly Drawing[] = FERRY_TOWNS.test(city) ? ["ferry", "firs by the water"] : [];
  return [...(landOf(region)?.drawings ?? []), ...harbor];
}

function grownOf({ specialties, varietals }: PlaceFacts): Drawing[] {
  const found: Drawing[] = specialties.includes("Estate-grown") ? ["trellis", "old vine"] : [];
  if (varietals.some((name) => RED.has(name))) found.push("red grapes");
  if (varietals.some((name) => WHITE.has(name))) found.push("white grapes");
  return found;
}

function nearest(groups: readonly (readonly [readonly Drawing[], number])[]): Supported[] {
  const found = new Map<Drawing, number>();
  for (const [drawings, distance] of groups) {
    for (const drawing of drawings) if (!found.has(drawing)) found.set(drawing, distance);
  }
  return [...found].map(([drawing, distance]) => ({ drawing, distance }));
}
