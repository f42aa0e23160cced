/** What a search finds: the same wineries in the directory, on the map and in the trip picker. */
import type { Winery } from "#shared/api/wineries.ts";
import type { Answered } from "#shared/domain/questions/answers.ts";
import type { Question } from "#shared/domain/questions/term.ts";
import { foldForSearch } from "#shared/domain/text/search-text.ts";
import type { WordIndex } from "./word-index.ts";

/** A text as it was understood, and the wineries that are what it asks for. */
export interface AnsweredQuestion extends Question, Answered<Winery> {
  readonly text: string;
  readonly keptIds: ReadonlySet<number>;
}

/** What a text finds. */
export interface Found {
  /** The text as it was understood; null where it is searched for as it stands. */
  readonly question: AnsweredQuestion | null;
  /** Found by the specification's rule, closest first, or by that alone what a question asks for. */
  readonly asWritten: readonly Winery[];
  /** Not found by that rule, yet asked for or probably meant; best first. */
  readonly alike: readonly Winery[];
  /** Whether `alike` needed another spelling of the text. */
  readonly respelled: boolean;
  /** Words that were left out, for nothing is called by them; mostly none. */
  readonly passedOver: string;
}

/** Fewer letters stand in almost every name. */
const SHORTEST_GUESS = 3;

/** Names that begin with the text, then words of names that do, then other names, then regions. */
function rank(lowerName: string, wanted: string): number {
  const position = lowerName.indexOf(wanted);
  if (position === 0) return 0;
  if (position < 0) return 3;
  return /[\s'’"(/&+-]/.test(lowerName.charAt(position - 1)) ? 1 : 2;
}

/** Spec §9: the wineries with the text in name or region, in any case; closest first. */
function findAsWritten(wineries: readonly Winery[], text: string): readonly Winery[] {
  const wanted = text.toLowerCase();
  const ranks: Winery[][] = [[], [], [], []];
  for (const winery of wineries) {
    const place = rank(winery.name.toLowerCase(), wanted);
    if (place < 3 || winery.region.toLowerCase().includes(wanted)) ranks[place]?.push(winery);
  }
  return ranks.flat();
}

/** Who says "not Maryhill" does not look for it. */
const NOT = /\b(?:not|no|without|except)\b/i;

/** Whether a text says a winery's whole name: "Lake Chelan Winery hours". */
function isCalledIn(text: string) {
  const said = NOT.test(text) ? "" : ` ${foldForSearch(text)} `;
  return ({ name }: Winery) => said.includes(` ${foldForSearch(name)} `);
}

/** Without an index: whether name, region and town together hold every word of a text. */
function holds(text: string) {
  const words = foldForSearch(text).split(" ");
  return ({ name, region, city }: Winery) => {
    const said = foldForSearch(`${name} ${region} ${city}`);
    return words.every((word) => said.includes(word));
  };
}

/** Wineries that are not among `known` and have the words of a text, or else words spelled nearly so. */
function guess(
  wineries: readonly Winery[],
  text: string,
  { known, index, isName }: { known: readonly Winery[]; index: WordIndex | null; isName: boolean },
) {
  const has = new Set(known.map(({ id }) => id));
  const called = wineries.filter(isCalledIn(text));
  const idsOf = (some: readonly Winery[]) => some.map(({ id }) => id);
  const withWords =
    called.length > 0
      ? idsOf(called)
      : (index?.withWords(text) ?? idsOf(wineries.filter(holds(text))));
  const others = withWords.filter((id) => !has.has(id));
  const respelled = index !== null && has.size === 0 && others.length === 0;
  const byId = new Map(wineries.map((winery) => [winery.id, winery]));
  const ids = respelled ? index.spelledNearly(text, isName) : others;
  const alike = ids.flatMap((id) => byId.get(id) ?? []);
  return { alike, respelled: respelled && alike.length > 0 };
}

/** The wineries among `kept` that the words left of a question name; null where none is called by them. */
function namedBy(rest: string, wineries: readonly Winery[], { index, keptIds }: Kept) {
  const { alike, respelled } = guess(wineries, rest, { known: [], index, isName: false });
  const named = alike.filter(({ id }) => keptIds.has(id));
  const isElse = respelled && named.length === 0;
  return alike.length === 0 || isElse ? null : { named, respelled };
}

interface Kept extends Pick<AnsweredQuestion, "keptIds"> {
  readonly index: WordIndex | null;
}

/**
 * What a text finds, the specification's rule first. The words that a question leaves over narrow its
 * answer where something is called by them.
 *
 * @param question the text as it was understood; null where it is searched for as it stands.
 * @param words the words of a text without a question that may be a name.
 * @param index null while it is on its way; without it, no other spelling is found.
 */
export function foundBy(
  wineries: readonly Winery[],
  typed: string,
  question: AnsweredQuestion | null,
  index: WordIndex | null,
  words = typed,
): Found {
  const text = typed.trim();
  const known = findAsWritten(wineries, text);
  if (!question) {
    const none = { alike: [], respelled: false };
    const isName = !NOT.test(text);
    const guessed =
      words.length < SHORTEST_GUESS ? none : guess(wineries, words, { known, index, isName });
    return { question, asWritten: known, ...guessed, passedOver: "" };
  }
  const { rest, keptIds } = question;
  const called = rest === "" ? null : namedBy(rest, wineries, { index, keptIds });
  const passedOver = called ? "" : rest;
  const isCalled = isCalledIn(text);
  const fits = (called?.named ?? wineries.filter(({ id }) => keptIds.has(id))).toSorted(
    (one, other) => Number(isCalled(other)) - Number(isCalled(one)),
  );
  if (known.length === 0 && !called?.respelled) {
    return { question, asWritten: fits, alike: [], respelled: false, passedOver };
  }
  const whole = new Set(known);
  const alike = fits.filter((winery) => !whole.has(winery));
  return { question, asWritten: known, alike, respelled: called?.respelled ?? false, passedOver };
}
