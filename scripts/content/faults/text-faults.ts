import { faultsOf, type RowFault } from "./content-fault.ts";

/** Letters of another encoding, read as UTF-8 or the other way around: `Ã©` for `é`, `â€™` for `’`. */
const GARBLED = /\S*(?:\uFFFD|\uFEFF|Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€\u0080])\S*/;

/** Characters that no page shows, but for tabs and ends of lines. */
const UNSEEN = /[^\P{Cc}\t\n\r]|[\u200B\u2028-\u202E\uFFFE\uFFFF]/u;

/** The longest text of a column that names none below: a sentence or two. */
const LONG = 500;

/** The longest text of a column in characters; twice what the guide's longest is. */
const LONGEST: Readonly<Record<string, number>> = {
  slug: 100,
  name: 100,
  title: 120,
  address: 120,
  excerpt: 400,
  standfirst: 400,
  words: 2000,
  description: 700,
  content: 40_000,
  url: 2000,
  sourceUrl: 2000,
  editorNote: 3000,
};

/** Texts of a row that were garbled on their way into the file, or are longer than the page has room for. */
export function textFaults(row: Readonly<Record<string, unknown>>): RowFault[] {
  return Object.entries(row).flatMap(([field, value]) =>
    textsIn(value).flatMap((text) => textFaultsOf(field, text)),
  );
}

/** Texts of a line that begin or end with a space, have two in a row, or say nothing; null is no text. */
export function spaceFaults(row: Readonly<Record<string, string | null>>): RowFault[] {
  return Object.entries(row).flatMap(([field, text]) =>
    faultsOf({
      [field]:
        text !== null &&
        (text === "" || text !== text.trim() || text.includes("  ")) &&
        "write a text without spaces around it or double spaces in it, or null where it may be empty",
    }),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.flatMap(textsIn) : [];
}

function textFaultsOf(field: string, text: string): RowFault[] {
  const [garbled] = GARBLED.exec(text) ?? [];
  const [unseen] = UNSEEN.exec(text) ?? [];
  const code = unseen?.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  const most = LONGEST[field] ?? LONG;
  return faultsOf({
    [field]: [
      garbled !== undefined &&
        `"${garbled.slice(0, 40)}" is garbled: type it anew and save the file as UTF-8`,
      unseen !== undefined &&
        `a character that nothing shows (U+${code}) stands after “${text.slice(0, text.indexOf(unseen)).slice(-20)}”: take it out`,
      text.length > most && `has ${text.length} characters: keep to ${most}`,
    ],
  });
}
