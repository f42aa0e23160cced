import type { Term } from "./term.ts";

/** The text without a term's words, for a chip that is taken off; other words go in their place. */
export function withoutTerm(text: string, { spans }: Term, words = ""): string {
  let left = text;
  for (const [at, [from, to]] of spans.toReversed().entries()) {
    const isFirst = at === spans.length - 1;
    left = `${left.slice(0, from)}${isFirst ? words : ""}${left.slice(to)}`;
  }
  return left
    .replace(/\s+/g, " ")
    .replace(/ ([,.])/g, "$1")
    .replace(/^[\s,]+|[\s,]+$/g, "");
}
