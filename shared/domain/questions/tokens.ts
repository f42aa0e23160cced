import { foldForSearch } from "../text/search-text.ts";

/** A longer text is cut: what reads it takes its time for each word. */
export const MAX_QUESTION_LENGTH = 200;

/** A word of a text: as typed, and as it is compared. */
export interface Token {
  readonly typed: string;
  readonly word: string;
  /** First letter in the text, and the one after the last. */
  readonly span: readonly [number, number];
  readonly isCorrected: boolean;
}

const WORD =
  /\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d+(?:[.:]\d+)?|\$|[\p{L}\p{M}·'’‘`]+|[-–—]/gu;

/** The words of a text, each number and each hyphen one of its own. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.slice(0, MAX_QUESTION_LENGTH).matchAll(WORD), ({ 0: typed, index }) => ({
    typed,
    word: /^[-–—\d]/.test(typed) ? typed.replace(/^[–—]$/, "-") : foldForSearch(typed),
    span: [index, index + typed.length] as const,
    isCorrected: false,
  })).filter(({ word }) => word !== "");
}
