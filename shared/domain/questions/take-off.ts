import type { Term } from "./term.ts";

/** The text without a term's words, for a removed chip; `instead` replaces them. */
export function withoutTerm(text: string, { spans }: Term, instead = ""): string {
  let left = text;
  for (const [at, [from, to]] of spans.toReversed().entries()) {
    const isFirst = at === spans.length - 1;
    left = `${left.slice(0, from)}${isFirst ? instead : ""}${left.slice(to)}`;
  }
  const words = left.split(/\s/).filter((word) => word !== "" && word !== ",");
  return words.join(" ").replace(/,$/, "");
}
