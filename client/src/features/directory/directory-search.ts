/** What the directory shows for a visitor's filters; wineries found by the letter always come first. */
import {
  type AnsweredQuestion,
  type Ask,
  asWritten,
} from "#client/entities/question/use-question.ts";
import type { Directory, DirectoryEntry, DirectoryFilters } from "./filters/directory-filters.ts";
import { directoryFacets } from "./filters/facets.ts";
import type { WordIndex } from "./word-index.ts";

/** Fewer letters begin a word of almost every winery: what is found as written says enough. */
const SHORTEST_GUESS = 3;

/** What a text search found in a directory. */
interface Found {
  /** Found by the specification's rule, closest first; everything when nothing is searched. */
  readonly asWritten: readonly DirectoryEntry[];
  /** Not found by that rule, yet probably meant; best first. */
  readonly alike: readonly DirectoryEntry[];
  /** Whether `alike` needed another spelling of the text. */
  readonly respelled: boolean;
}

/** Names that begin with the text, then words of names that do, then other names, then regions. */
function rank(lowerName: string, wanted: string): number {
  const position = lowerName.indexOf(wanted);
  if (position === 0) return 0;
  if (position < 0) return 3;
  return /[\s'’"(/&+-]/.test(lowerName.charAt(position - 1)) ? 1 : 2;
}

/** Spec §9: the entries with the text in name or region, in any case; closest first. */
function findAsWritten(
  entries: readonly DirectoryEntry[],
  text: string,
): readonly DirectoryEntry[] {
  const wanted = text.toLowerCase();
  const ranks: DirectoryEntry[][] = [[], [], [], []];
  for (const entry of entries) {
    const place = rank(entry.lowerName, wanted);
    if (place < 3 || entry.lowerRegion.includes(wanted)) ranks[place]?.push(entry);
  }
  return ranks.flat();
}

function search({ entries, byId }: Directory, text: string, index: WordIndex | null): Found {
  const asWritten = findAsWritten(entries, text);
  if (index === null || text.length < SHORTEST_GUESS) {
    return { asWritten, alike: [], respelled: false };
  }
  const known = new Set(asWritten.map(({ winery }) => winery.id));
  const others = index.withWords(text).filter((id) => !known.has(id));
  const respelled = known.size === 0 && others.length === 0;
  const alike = (respelled ? index.spelledNearly(text) : others).flatMap(
    (id) => byId.get(id) ?? [],
  );
  return { asWritten, alike, respelled };
}

/** What a question asks for; wineries found by the letter come first all the same. */
function searchAsAsked(
  directory: Directory,
  text: string,
  question: AnsweredQuestion,
  index: WordIndex | null,
): Found & { readonly passedOver: string } {
  const { rest, keptIds } = question;
  const found = search(directory, rest, index);
  const named = [...found.asWritten, ...found.alike];
  const passedOver = named.length === 0 ? rest : "";
  const fits = (passedOver === "" ? named : directory.entries).filter(({ winery }) =>
    keptIds.has(winery.id),
  );
  const whole = findAsWritten(directory.entries, text);
  if (whole.length === 0 && !found.respelled) {
    return { asWritten: fits, alike: [], respelled: false, passedOver };
  }
  const known = new Set(whole);
  const alike = fits.filter((entry) => !known.has(entry));
  return { asWritten: whole, alike, respelled: found.respelled, passedOver };
}

/**
 * Applies search and filters (spec §9), with featured wineries apart from the rest.
 *
 * @param index null while it is on its way: the specification's rule alone needs none.
 * @param ask what a text asks for beside the names it holds.
 */
export function findInDirectory(
  directory: Directory,
  filters: DirectoryFilters,
  index: WordIndex | null,
  ask: Ask = asWritten,
) {
  const text = filters.search.trim();
  const question = ask(filters.search);
  const found = question
    ? searchAsAsked(directory, text, question, index)
    : { ...search(directory, text, index), passedOver: "" };
  const kept = (entries: readonly DirectoryEntry[]) =>
    entries
      .filter((entry) => directoryFacets.satisfiesAll(entry, filters))
      .map(({ winery }) => winery);
  const byLetter = kept(found.asWritten);
  const alike = kept(found.alike);
  return {
    featured: byLetter.filter(({ isFeatured }) => isFeatured),
    /** The rest of the wineries found as written. */
    others: byLetter.filter(({ isFeatured }) => !isFeatured),
    alike,
    respelled: found.respelled && alike.length > 0,
    /** The text as it was understood; null where it is searched for as it stands. */
    question,
    /** Words that were left out, for nothing is called by them; mostly none. */
    passedOver: found.passedOver,
    /** Wineries in all three lists. */
    total: byLetter.length + alike.length,
    counts: directoryFacets.count([...found.asWritten, ...found.alike], filters),
  };
}

export type DirectoryResult = ReturnType<typeof findInDirectory>;
