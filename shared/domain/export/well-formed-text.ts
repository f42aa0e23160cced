/**
 * Text for any file format: without lone surrogates and control characters, line ends as `\n`. XML
 * 1.0 §2.2 forbids the same as RFC 5545 §3.3.11, and U+FFFE and U+FFFF.
 */
export function wellFormedText(text: string): string {
  let clean = "";
  // A string iterates by code points, so only lone surrogates appear as such.
  for (const sign of text.replace(/\r\n?|\u0085|\u2028|\u2029/g, "\n")) {
    const code = sign.codePointAt(0) ?? 0;
    if (code === 0x09) clean += " ";
    else if (isAllowed(code)) clean += sign;
  }
  return clean;
}

function isAllowed(code: number): boolean {
  if (code === 0x0a) return true;
  if (code < 0x20 || (code >= 0x7f && code <= 0x9f)) return false;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

export function oneLine(text: string): string {
  return wellFormedText(text).replace(/\s+/g, " ").trim();
}

/** Cuts a text to a number of characters (not code units), with an ellipsis. */
export function cappedText(text: string, most: number): string {
  const signs = [...text];
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join("")}…`;
}
