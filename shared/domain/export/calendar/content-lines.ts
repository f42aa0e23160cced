/** Escapes and folds the lines of a calendar file (RFC 5545 §3.1, §3.3.11). */

import { wellFormedText } from "../well-formed-text.ts";

/** Longest line in octets without its end (RFC 5545 §3.1). */
const MAX_OCTETS = 75;

const encoder = new TextEncoder();

export function escapeText(text: string): string {
  return wellFormedText(text)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, "\\n");
}

/** An instant in UTC: `20261205T180000Z`. */
export function utcInstant(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** Ends lines with CRLF; long ones continue after a space, never within a character. */
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
      // The leading space counts as well.
      current = " ";
      octets = 1;
    }
    current += sign;
    octets += size;
  }
  return [...folded, current].join("\r\n");
}
