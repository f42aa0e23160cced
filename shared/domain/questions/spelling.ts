import { nearestByEdits } from "../text/slips.ts";
import type { Token } from "./phrases.ts";
import { type Meaning, MISSPELLED, type Vocabulary } from "./vocabulary.ts";

/** A word of the vocabulary, and whether it belongs to a place or a grape. */
type Candidate = readonly [word: string, isProper: boolean];

/** How many letters may be wrong. A short word with a wrong letter is usually another word. */
function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

const isCounty = (meaning: Meaning) =>
  meaning.is === "place" &&
  meaning.place.criterion.is === "county" &&
  meaning.place.name !== "Skagit County";

const lettersOf = (word: string) => Array.from(word).sort().join("");

/** The words that a misspelled one may have been, by whether they belong to a place or a grape. */
function candidatesOf(vocabulary: Vocabulary): ReadonlyMap<string, boolean> {
  const candidates = new Map<string, boolean>();
  for (const [phrase, meaning] of vocabulary) {
    if (meaning.is === "noise" || meaning.is === "name" || isCounty(meaning)) continue;
    const isProper =
      meaning.is === "place" || (meaning.is === "criterion" && meaning.criterion.is === "grapes");
    for (const word of phrase.split(" ")) {
      candidates.set(word, isProper || (candidates.get(word) ?? false));
    }
  }
  return candidates;
}

function mayBe(typed: string, [word, isProper]: Candidate): boolean {
  if (word.length < 4) return false;
  // "Barn" is not a misspelled "burn": four letters must not have a wrong one.
  if (typed.length > 4) return true;
  return word.length === typed.length ? lettersOf(word) === lettersOf(typed) : isProper;
}

/** The one word with the fewest slips; null where two are equally close. */
function closest(typed: string, candidates: ReadonlyMap<string, boolean>): string | null {
  const possible = [...candidates].filter((candidate) => mayBe(typed, candidate));
  const options = { wordOf: ([word]: Candidate) => word, most: slipsAllowed(typed.length) };
  const [nearest, other] = nearestByEdits(typed, possible, options);
  return nearest && !other ? nearest[0] : null;
}

/**
 * A function that corrects the spelling of a word.
 * @param known words of wineries' names, which are never corrected.
 */
export function spellChecker(
  vocabulary: Vocabulary,
  known: ReadonlySet<string>,
): (token: Token) => Token {
  const candidates = candidatesOf(vocabulary);
  const isWord = (word: string) =>
    candidates.has(word) || vocabulary.has(word) || known.has(word) || /^[\d$-]/.test(word);
  return (token) => {
    const { word } = token;
    const usual = MISSPELLED[word];
    if (usual !== undefined) return { ...token, word: usual, isCorrected: true };
    if (isWord(word)) return token;
    const singular = [word.replace(/s$/, ""), word.replace(/es$/, "")].find(isWord);
    if (singular !== undefined) return { ...token, word: singular };
    const meant = closest(word, candidates);
    return meant === null ? token : { ...token, word: meant, isCorrected: true };
  };
}
