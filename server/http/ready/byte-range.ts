/** The part of a body that a request asks for; `whole` where it asks for none that we serve. */
export type ByteRange =
  | "whole"
  | "unsatisfiable"
  | {
      readonly first: number;
      /** The last byte of the part, not the one after it. */
      readonly last: number;
    };

/**
 * Reads a `Range` header (RFC 9110 §14). One range of bytes is served. A header that is not valid
 * (`bytes=abc`, `bytes=10-5`), another unit, and several ranges are answered with the whole body, as
 * the section allows; browsers ask for one range at a time.
 *
 * @param length the length of the whole body in bytes.
 */
export function byteRange(header: string | undefined, length: number): ByteRange {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? "");
  const [first = "", last = ""] = match?.slice(1) ?? [];
  if (!match || (first === "" && last === "")) return "whole";
  if (first === "") {
    const suffix = Math.min(Number(last), length);
    return suffix === 0 ? "unsatisfiable" : { first: length - suffix, last: length - 1 };
  }
  const from = Number(first);
  const to = last === "" ? length - 1 : Number(last);
  // A last position before the first one makes the header invalid, not unsatisfiable (§14.1.1).
  if (last !== "" && to < from) return "whole";
  if (from >= length) return "unsatisfiable";
  return { first: from, last: Math.min(to, length - 1) };
}
