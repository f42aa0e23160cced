/**
 * Text for any file format: without lone surrogates and control characters, line ends as `\n`. XML
 * 1.0 §2.2 forbids the same as RFC 5545 §3.3.11, and U+FFFE and U+FFFF.
 */
export function wellFormedText(text: string): string {
  return (
    text
      .replace(/\r\n?|\u0085|\u2028|\u2029/g, "\n")
      .replaceAll("\t", " ")
      // Of surrogates, only lone ones match.
      .replace(/[^\P{Cc}\n]|[\p{Cs}\uFFFE\uFFFF]/gu, "")
  );
}

export function oneLine(text: string): string {
  return wellFormedText(text).replace(/\s+/g, " ").trim();
}

/** The parts that say something, each on a line of its own. */
export const asLines = (parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join("\n");

/** Cuts a text to a number of characters (not code units), with an ellipsis. */
export function cappedText(text: string, most: number): string {
  const signs = [...text];
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join("")}…`;
}
