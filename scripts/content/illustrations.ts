/** Which illustrations there are, and which of them a winery's facts support: none claims what is not known. */
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import { VARIETALS } from "#shared/domain/winery/varietals.ts";
import type { ContentFault, RowFault } from "./faults/content-fault.ts";

const folder = resolve(import.meta.dirname, "../../client/public/illustrations");

/** The names that a row can have: the files of the folder. */
export const ILLUSTRATIONS: readonly string[] = readdirSync(folder)
  .flatMap((file) => (file.endsWith(".svg") ? file.slice(0, -".svg".length) : []))
  .sort();

/** What an illustration shows: `terrace` and `terrace-2` are two of the same. */
const subjectOf = (name: string) => name.replace(/-\d+$/, "");

/** The facts that a winery's illustration is chosen by. */
export type PictureFacts = Pick<
  WineryRow,
  "setting" | "description" | "city" | "region" | "varietals" | "specialties"
>;

/** Subjects that a description names. */
const DESCRIBED: readonly (readonly [RegExp, string])[] = [
  [/\bschool ?house\b/i, "schoolhouse"],
  [/\bhangar\b/i, "hangar"],
  [/\b(?:warehouse|former industrial building|industrial Seattle)\b/i, "warehouse"],
  [/\b(?:farmhouse|farmstead|(?:in a|by the) barn|old farm)\b/i, "farmhouse"],
];

const SET: Readonly<Record<string, readonly string[]>> = {
  "lake view": ["lake"],
  "river view": ["river-bend"],
  "vineyard view": ["vineyard-rows", "trellis", "old-vine"],
  "urban tasting room": ["street", "door", "bar", "corner"],
  "barrel room": ["barrels"],
  patio: ["terrace"],
  garden: ["garden"],
  "picnic area": ["picnic"],
  tours: ["tanks", "barrels"],
  "historic building": ["hall"],
  "art gallery": ["gallery"],
  "food served": ["table"],
  restaurant: ["table"],
  "live music": ["guitar"],
  lodging: ["cabin"],
};

/**
 * By region, the first that fits; the last fits all: the mountains of a mountain view, and the land
 * and what grows on it. None of it claims that the winery looks out on it.
 */
const LANDS: readonly (readonly [regions: RegExp, mountains: string, subjects: string[]])[] = [
  [/red mountain|candy|goose|horse heaven/i, "ridges", ["vineyard-rows", "sagebrush", "ridges"]],
  [/walla walla/i, "ridges", ["wheat", "ridges", "grain-elevator", "vineyard-rows"]],
  [/rocks district/i, "ridges", ["cobbles", "wheat", "ridges"]],
  [/palouse|spokane|lewis/i, "ridges", ["wheat", "grain-elevator", "ridges"]],
  [
    /yakima|rattlesnake|snipes/i,
    "volcano",
    ["hop-poles", "orchard", "volcano", "vineyard-rows", "ridges"],
  ],
  [/naches/i, "volcano", ["orchard", "volcano", "ridges"]],
  [/gorge|columbia hills/i, "volcano", ["bridge", "river-bend", "volcano", "forest"]],
  [/chelan/i, "peaks", ["orchard", "lake", "peaks", "ridges"]],
  [/wenatchee|methow|okanogan/i, "peaks", ["orchard", "peaks", "ridges"]],
  [/southwest/i, "volcano", ["forest", "volcano", "fir-vineyard"]],
  [/puget|olympic|cascade/i, "peaks", ["forest", "volcano", "peaks"]],
  [/./, "ridges", ["coulee", "sagebrush", "vineyard-rows", "ridges"]],
];

/** Towns where the state's ferries land. */
const FERRY_TOWNS = /^(?:Seattle|Bainbridge Island|Bremerton|Port Townsend|Edmonds|Vashon)$/;

/** What is on every tasting room's table. */
const POURED = ["bottles", "flight", "glass", "corks"];

/** What a winery's illustration may show, what sets it apart first. */
export function supportedSubjects(winery: PictureFacts): string[] {
  const { description, city, region, setting, specialties } = winery;
  const [, mountains = "", grown = []] = LANDS.find(([regions]) => regions.test(region)) ?? [];
  const described = DESCRIBED.flatMap(([words, subject]) =>
    words.test(description ?? "") ? subject : [],
  );
  const views = {
    [mountains]: setting.includes("mountain view"),
    "fir-vineyard": setting.includes("vineyard view") && /puget|olympic|cascade/i.test(region),
    bridge: setting.includes("river view") && /gorge/i.test(region),
    island: /\bIsland\b/.test(city),
    flutes: specialties.some((name) => /sparkling/i.test(name)),
    lavender: specialties.some((name) => /lavender/i.test(name)),
  };
  const seen = Object.entries(views).flatMap(([subject, isKnown]) => (isKnown ? subject : []));
  const harbor = FERRY_TOWNS.test(city) ? ["ferry", "conifers"] : [];
  return [
    ...new Set([
      ...described,
      ...setting.flatMap((name) => SET[name] ?? []),
      ...seen,
      ...grown,
      ...harbor,
      ...grownSubjects(winery),
      ...POURED,
    ]),
  ];
}

function grownSubjects({ specialties, varietals }: PictureFacts): string[] {
  const pours = (wanted: "red" | "white") =>
    VARIETALS.some(({ color, name }) => color === wanted && varietals.includes(name));
  return [
    ...(specialties.includes("Estate-grown") ? ["trellis", "old-vine"] : []),
    ...(pours("red") ? ["grapes"] : []),
    ...(pours("white") ? ["white-grapes"] : []),
  ];
}

/** A name that is no file of the folder. */
export function illustrationFaults(name: string | null): RowFault[] {
  if (name === null || ILLUSTRATIONS.includes(name)) return [];
  const advice = `"${name}" is no file of client/public/illustrations: use ${ILLUSTRATIONS.join(", ")}, or null`;
  return [{ field: "illustration", advice }];
}

/**
 * Wineries without an illustration, or with one that shows what no fact of theirs says; each with those
 * that fit and that nobody else in the town has.
 */
export function wineryIllustrationFaults(
  wineries: readonly (PictureFacts & Pick<WineryRow, "slug" | "illustration">)[],
): ContentFault[] {
  return wineries.flatMap((winery) => {
    const { slug, city, illustration } = winery;
    const subjects = supportedSubjects(winery);
    const isFile = illustration !== null && ILLUSTRATIONS.includes(illustration);
    if (isFile && subjects.includes(subjectOf(illustration))) return [];
    const taken = new Set(
      wineries.filter((other) => other.city === city).map((other) => other.illustration),
    );
    const fitting = subjects.flatMap((subject) =>
      ILLUSTRATIONS.filter((name) => subjectOf(name) === subject && !taken.has(name)),
    );
    const wrong = isFile
      ? `"${illustration}" shows what no fact says`
      : `${illustration === null ? "none is chosen" : `"${illustration}" is no file`} of client/public/illustrations`;
    const advice = `${wrong}: use one that its facts allow, its own first: ${fitting.join(", ")}`;
    return [{ table: "wineries", row: slug, field: "illustration", advice }];
  });
}
