/** How a body may be packed for the wire. */
export type Encoding = "br" | "gzip" | "identity";

/**
 * The encodings a caller takes, smallest result first (RFC 9110 §12.5.3). Weights above zero are not
 * compared: whoever takes Brotli takes it gladly. `identity` always stands last; a caller that
 * refuses it gets it all the same where there is nothing else.
 */
export function acceptedEncodings(header = ""): readonly Encoding[] {
  const known = read.get(header);
  if (known) return known;
  const encodings = readEncodings(header);
  if (read.size < MOST_READ && header.length <= LONGEST_READ) read.set(header, encodings);
  return encodings;
}

/**
 * Browsers and programs send the same few headers again and again. What is kept is not a visitor's:
 * a header and what it says.
 */
const read = new Map<string, readonly Encoding[]>();
const MOST_READ = 64;
const LONGEST_READ = 100;

function readEncodings(header: string): readonly Encoding[] {
  const takes = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const refused = parameters.some((text) => /^q\s*=\s*0(\.0{0,3})?$/.test(text));
    if (name) takes.set(name, !refused);
  }
  const taken = (name: string) => takes.get(name) ?? takes.get("*") ?? false;
  const encodings: Encoding[] = [];
  if (taken("br")) encodings.push("br");
  if (taken("gzip")) encodings.push("gzip");
  return [...encodings, "identity"];
}
