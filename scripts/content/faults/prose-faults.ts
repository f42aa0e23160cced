import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import type { ContentFault, RowFault } from "./content-fault.ts";

/** Words that praise anything and describe nothing. */
const WORN =
  /\b(?:nestled|tucked away|hidden gems?|gems?|boast(?:s|ed|ing)?|world[- ]class|state[- ]of[- ]the[- ]art|must[- ](?:visit|see|try)|breath-?taking|stunning|picturesque|charming|quaint|exquisite|unforgettable|unparalleled|award[- ]winning|hand-?crafted|passion(?:ate)?|vibrant|iconic|bustling|oasis|paradise|tapestry|testament to|something for everyone|for wine lovers|whether you(?:'|’)?re|look no further)\b/gi;

/** A street by name or a road by number: the page has the address. */
const STREET =
  /\b(?:[\p{Lu}][\p{L}'’-]+|\d+(?:st|nd|rd|th)) (?:Street|St\.|Avenue|Ave\b|Road|Rd\b|Lane|Drive|Highway|Hwy\b|Boulevard|Blvd\b|Court|Parkway|Alley)|\b(?:Highway|State Route|Route|Interstate|US|SR|I)[ -]\d+/u;

const MOST_SENTENCES = 3;
const OPENING_WORDS = 3;

/** Worn words in a text, each named. */
export function wornFaults(field: string, text: string): RowFault[] {
  return [...new Set([...text.matchAll(WORN)].map(([word]) => word.toLowerCase()))].map((word) => ({
    field,
    advice: `"${word}" could be said of any place: say what is there`,
  }));
}

/** What is wrong with a winery's description by itself. */
export function descriptionFaults(description: string | null): RowFault[] {
  if (description === null) return [];
  const field = "description";
  const [street] = STREET.exec(description) ?? [];
  const sentences = description.match(/[.!?]['"’”]?(?=\s|$)/g)?.length ?? 0;
  return [
    ...wornFaults(field, description),
    ...(street === undefined
      ? []
      : [{ field, advice: `names "${street}", which the address says already: leave it out` }]),
    ...(sentences <= MOST_SENTENCES
      ? []
      : [{ field, advice: `has ${sentences} sentences: keep to ${MOST_SENTENCES}` }]),
  ];
}

type Described = Pick<WineryRow, "slug" | "description">;

/**
 * Descriptions that begin alike or are one text with other names in it. Side by side on a list they
 * read as filled-in forms, which is what nobody believes.
 */
export function likenessFaults(wineries: readonly Described[]): ContentFault[] {
  return [
    ...shared(wineries, openingOf, (opening, others) => `begins "${opening}" as ${others} does`),
    ...shared(wineries, shapeOf, (_, others) => `has the sentences of ${others} with other names`),
  ];
}

function shared(
  wineries: readonly Described[],
  keyOf: (text: string) => string,
  adviceOf: (key: string, other: string) => string,
): ContentFault[] {
  const first = new Map<string, string>();
  return wineries.flatMap(({ slug, description }) => {
    if (description === null) return [];
    const key = keyOf(description);
    const other = first.get(key);
    first.set(key, other ?? slug);
    if (other === undefined) return [];
    const advice = `${adviceOf(key, other)}: begin with what only this winery has`;
    return [{ table: "wineries" as const, row: slug, field: "description", advice }];
  });
}

function openingOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\d'’·-]+/gu) ?? [];
  return words.slice(0, OPENING_WORDS).join(" ");
}

/** The text without names and numbers: what is left of a template when it has been filled in. */
function shapeOf(text: string): string {
  return text.replace(
    /\d[\d,.]*\d|\d|\p{Lu}[\p{L}'’.-]*(?:\s+(?:&\s+)?\p{Lu}[\p{L}'’.-]*)*/gu,
    "·",
  );
}
