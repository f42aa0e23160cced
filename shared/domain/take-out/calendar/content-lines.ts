/** The lines of a calendar file: escaped, folded and ended as RFC 5545 §3.1 and §3.3.11 ask. */

import { wellFormedText } from "../well-formed-text.ts";

/** Longest line in octets, its end not counted (RFC 5545 §3.1). */
const MAX_OCTETS = 75;

const encoder = new TextEncoder();

/** A text as the value of a property; its own ends of lines become `\n`. */
export function escapeText(text: string): string {
  return wellFormedText(text)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, "\\n");
}

/** An instant in UTC: `20261205T180000Z`. */
export function utcInstant(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/**
 * Lines that are too long go on in the next, which begins with a space; no character is cut apart.
 * Every line ends in CRLF.
 */
export function foldLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function fold(line: string): string {
  const folded: string[] = [];
  let current = "";
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > MAX_OCTETS) {
      folded.push(current);
      // The space that marks the rest of a line counts as well.
      current = " ";
      octets = 1;
    }
    current += sign;
    octets += size;
  }
  return [...folded, current].join("\r\n");
}
