export const MAX_SEARCH_LENGTH = 100;

/** Letters that Unicode does not decompose into a base letter and an accent. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  æ: "ae",
  ø: "o",
  œ: "oe",
  ß: "ss",
  ł: "l",
  đ: "d",
};

/**
 * Text as searches compare it: lower case, without accents and apostrophes, other punctuation as
 * one space. Characters that no name has (`%`, `_`, `\`) stay, so that they match nothing.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[æøœßłđ]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replace(/['’‘`´ʻ]/g, "")
    .replace(/[\s.,;:!?"“”()[\]&+/#|–—-]+/g, " ")
    .trim();
}
