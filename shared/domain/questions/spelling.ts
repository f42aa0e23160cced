import { fewestSlips } from "../text/slips.ts";
import type { Token } from "./phrases.ts";
import { type Meaning, MISSPELLED, type Vocabulary } from "./vocabulary.ts";

/** Words of names, which are never taken for another word. */
export type KnownWords = ReadonlySet<string>;

interface Candidate {
  readonly word: string;
  /** A place or a grape: nothing else is looked for behind four letters. */
  readonly isProper: boolean;
}

/** Finds the word that a misspelled one was meant to be. */
export interface Speller {
  readonly correct: (token: Token) => Token;
}

/** So many letters may be wrong in a word; none in a short one, which would be another word. */
function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** A county's name alone is no word of a question. */
const isCounty = (meaning: Meaning) =>
  meaning.is === "place" &&
  meaning.place.asked.is === "county" &&
  meaning.place.name !== "Skagit County";

const lettersOf = (word: string) => Array.from(word).sort().join("");

/** The words that a misspelled one may have been. */
function candidatesOf(vocabulary: Vocabulary): ReadonlyMap<string, Candidate> {
  const candidates = new Map<string, Candidate>();
  for (const [phrase, meaning] of vocabulary) {
    if (meaning.is === "noise" || meaning.is === "name" || isCounty(meaning)) continue;
    const isProper =
      meaning.is === "place" || (meaning.is === "asked" && meaning.asked.is === "grapes");
    for (const word of phrase.split(" ")) {
      const was = candidates.get(word)?.isProper ?? false;
      candidates.set(word, { word, isProper: isProper || was });
    }
  }
  return candidates;
}

/** Whether a word is worth comparing with what was typed. */
function mayBe(typed: string, { word, isProper }: Candidate): boolean {
  if (word.length < 4) return false;
  // "Barn" is no misspelled "burn": of four letters one may be missing, too many or in the wrong place.
  if (typed.length > 4) return true;
  return word.length === typed.length ? lettersOf(word) === lettersOf(typed) : isProper;
}

/** The one word with the fewest slips; null where two are as near, for a guess could be the wrong one. */
function closest(typed: string, candidates: readonly Candidate[]): string | null {
  const possible = candidates.filter((candidate) => mayBe(typed, candidate));
  const options = { wordOf: ({ word }: Candidate) => word, most: slipsAllowed(typed.length) };
  const [nearest, other] = fewestSlips(typed, possible, options);
  return nearest && !other ? nearest.word : null;
}

/** A speller for the words of a vocabulary; `known` are words that are right as they are. */
export function createSpeller(vocabulary: Vocabulary, known: KnownWords): Speller {
  const candidates = candidatesOf(vocabulary);
  const isWord = (word: string) =>
    candidates.has(word) || vocabulary.has(word) || known.has(word) || /^[\d$-]/.test(word);
  return {
    correct: (token) => {
      const { word } = token;
      const usual = MISSPELLED[word];
      if (usual !== undefined) return { ...token, word: usual, isCorrected: true };
      if (isWord(word)) return token;
      const singular = [word.replace(/s$/, ""), word.replace(/es$/, "")].find(isWord);
      if (singular !== undefined) return { ...token, word: singular };
      const meant = closest(word, [...candidates.values()]);
      return meant === null ? token : { ...token, word: meant, isCorrected: true };
    },
  };
}
