/**
 * A text that every file format can hold: no halves of characters, no control characters but the end
 * of a line, and that as `\n`. (XML 1.0 §2.2 forbids what RFC 5545 §3.3.11 forbids, and the two
 * characters U+FFFE and U+FFFF.)
 */
export function wellFormedText(text: string): string {
  let clean = "";
  // By code points: what comes alone and is a surrogate has lost its other half.
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

/** A well-formed text on one line: a name, a title, an address. */
export function oneLine(text: string): string {
  return wellFormedText(text).replace(/\s+/g, " ").trim();
}

/** At most so many characters (not code units), with an ellipsis for what is left out. */
export function cappedText(text: string, most: number): string {
  const signs = [...text];
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join("")}…`;
}
