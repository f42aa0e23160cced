import type { Term } from "./term.ts";

const DENIED = /^(?:no|not|without)\b/i;

/** The text without a term's words, for a removed chip; `instead` replaces them. */
export function withoutTerm(text: string, { criterion, said, spans }: Term, instead = ""): string {
  const isShared = instead !== "" || /^,?\s*n?or\b/i.test(text.slice(spans.at(-1)?.[1]));
  // What stays of "no dogs or kids" is still denied; a time denies nothing else.
  const [not = ""] = (isShared && criterion.is !== "open" && DENIED.exec(said)) || [];
  const left = spans.reduceRight(
    (rest, [from, to], at) =>
      rest.slice(0, from).concat(at === 0 ? `${not} ${instead}` : "", rest.slice(to)),
    text,
  );
  const joined = left.replace(/\b(no|not|without)[\s,]+n?or\b/gi, "$1");
  const words = joined.split(/\s/).filter((word) => word !== "" && word !== ",");
  return words.join(" ").replace(/,$/, "");
}
