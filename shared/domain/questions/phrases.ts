import { foldForSearch } from "../text/search-text.ts";
import type { Meaning, Vocabulary } from "./vocabulary.ts";

/** Longer texts are cut, since parsing time grows with each word. */
export const MAX_QUESTION_LENGTH = 200;

/** A word of a text, as typed and as it is compared. */
export interface Token {
  readonly typed: string;
  readonly word: string;
  /** Start and end index in the text. */
  readonly span: readonly [number, number];
  readonly isCorrected: boolean;
}

const WORD =
  /21\+|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d+(?:[.:]\d+)?|\$|[\p{L}\p{M}·'’‘`]+|[-–—]/gu;

/** The words of a text; numbers and hyphens are words of their own. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.slice(0, MAX_QUESTION_LENGTH).matchAll(WORD), ({ 0: typed, index }) => ({
    typed,
    word: /^[-–—\d]/.test(typed) ? typed.replace(/^[–—]$/, "-") : foldForSearch(typed),
    span: [index, index + typed.length] as const,
    isCorrected: false,
  })).filter(({ word }) => word !== "");
}

/** Words that mean something together, or one unknown word without a meaning. */
export interface Item {
  readonly meaning: Meaning | null;
  readonly phrase: string;
  readonly tokens: readonly Token[];
}

const LONGEST = 6;

/** What a hyphen may connect: "Fri-Sun", "11am-1pm". */
const RANGED: ReadonlySet<Meaning["is"]> = new Set([
  ...(["days", "month", "minute", "half day", "ordinal", "dollars"] as const),
]);

const ARTICLE = /^(?:a|an|the)$/;

/** Phrases of several words written as one: "wallawalla". */
export function joinedPhrases(vocabulary: Vocabulary): Vocabulary {
  const joined = new Map<string, Meaning>();
  for (const [phrase, meaning] of vocabulary) {
    if (phrase.includes(" ") && meaning.is === "place")
      joined.set(phrase.replaceAll(" ", ""), meaning);
  }
  return joined;
}

/** Splits a text into the longest phrases of the vocabulary, from left to right. */
export function itemsOf(
  typed: readonly Token[],
  correct: (token: Token) => Token,
  vocabulary: Vocabulary,
  joined: Vocabulary,
): Item[] {
  const isOfTime = ({ word }: Token) =>
    /^[\d$]/.test(word) || RANGED.has(vocabulary.get(word)?.is ?? "noise");
  const tokens = typed.filter(({ word }, at) =>
    word === "-"
      ? [typed[at - 1], typed[at + 1]].every((beside) => beside && isOfTime(beside))
      : !ARTICLE.test(word),
  );
  const corrected = tokens.map((token) => (joined.has(token.word) ? token : correct(token)));
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const item =
      longer(longestAt(tokens, at, vocabulary), longestAt(corrected, at, vocabulary)) ??
      joinedAt(tokens, at, vocabulary, joined) ??
      unknownAt(tokens, at);
    items.push(item);
    at += item.tokens.length;
  }
  return items;
}

/** The reading with more words; the typed one if both are equally long. */
function longer(typed: Item | null, corrected: Item | null): Item | null {
  return (corrected?.tokens.length ?? 0) > (typed?.tokens.length ?? 0) ? corrected : typed;
}

function longestAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Item | null {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1) {
    const part = tokens.slice(at, at + length);
    const phrase = part.map(({ word }) => word).join(" ");
    const meaning = vocabulary.get(phrase);
    if (meaning !== undefined) return { meaning, phrase, tokens: part };
  }
  return null;
}

function joinedAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  joined: Vocabulary,
): Item | null {
  const one = joined.get(tokens[at]?.word ?? "");
  if (one) return { meaning: one, phrase: "", tokens: tokens.slice(at, at + 1) };
  const pair = tokens.slice(at, at + 2);
  const meaning = vocabulary.get(pair.map(({ word }) => word).join(""));
  return pair.length === 2 && meaning?.is === "place"
    ? { meaning, phrase: "", tokens: pair }
    : null;
}

function unknownAt(tokens: readonly Token[], at: number): Item {
  const part = tokens.slice(at, at + 1);
  return { meaning: null, phrase: inDigits(part[0]?.word ?? ""), tokens: part };
}

const NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const TENS: Readonly<Record<string, string>> = {
  fifteen: "15",
  twenty: "20",
  thirty: "30",
  forty: "40",
  fifty: "50",
};

function inDigits(word: string): string {
  const number = NUMBERS.indexOf(word) + 1;
  return number === 0 ? (TENS[word] ?? word) : String(number);
}

/** The text of an unknown word or number; "" for an item with a meaning. */
export const wordOf = (item: Item | undefined): string =>
  item?.meaning === null ? item.phrase : "";

/** Whether a comma or the like stands between two items. */
export const isParted = (text: string, before: Item | undefined, item: Item | undefined): boolean =>
  /[,;.!?]/.test(text.slice(before?.tokens.at(-1)?.span[1], item?.tokens[0]?.span[0]));

const isGuest = (item: Item | undefined) =>
  /^(?:dogs?|pets?|kids?|children|minors)$/.test(item?.tokens.at(-1)?.word ?? "");

/** Whether the second item is an "and" that denies as an "or" would: "no dogs and kids", "dogs and kids not allowed". */
export function saysNor([before, and, after, end]: readonly Item[], isDenying: boolean): boolean {
  if (and?.phrase !== "and" || !isGuest(before) || !isGuest(after)) return false;
  if (end?.meaning?.is === "refused") return true;
  return isDenying && !/^(?:are|is|welcome|ok|okay|allowed)$/.test(end?.phrase ?? "");
}
