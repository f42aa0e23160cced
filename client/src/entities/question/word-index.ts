/** Typo-tolerant look-up by minisearch; a module of its own so that it loads with the first search. */
import MiniSearch, { type SearchOptions } from "minisearch";
import type { Winery } from "#shared/api/wineries.ts";
import { foldForSearch } from "#shared/domain/text/search-text.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";

/** Looks a text up in the words of name, region, town and grapes; accents do not matter. */
export type WordIndex = Awaited<ReturnType<typeof createWordIndex>>;

/** How many guesses are worth a visitor's reading. */
const MAX_GUESSES = 12;
/** Wineries indexed at a time, so that a long list never holds up a frame. */
const CHUNK = 100;

/** Letters that may be wrong: none in a short word, which would be another word. */
function fewTypos(word: string): number | false {
  if (word.length < 4) return false;
  return word.length < 8 ? 1 : 2;
}

/** Two swapped letters count as two. */
function moreTypos(word: string): number | false {
  return word.length < 5 ? fewTypos(word) : 2;
}

const ids = (results: readonly { readonly id: unknown }[]) => results.map(({ id }) => Number(id));

/** Builds the index in small steps. */
export async function createWordIndex(wineries: readonly Winery[]) {
  const index = new MiniSearch<Pick<Winery, "id" | "name" | "region" | "city" | "varietals">>({
    fields: ["name", "region", "city", "varietals"],
    tokenize: (text) => foldForSearch(text).split(" ").filter(Boolean),
    processTerm: (word) => word,
    searchOptions: { prefix: true, combineWith: "AND", boost: { name: 3, city: 2 } },
  });
  const known = wineries.map((winery) =>
    isKnown(winery, "varietals") ? winery : { ...winery, varietals: [] },
  );
  await index.addAllAsync(known, { chunkSize: CHUNK });
  return {
    /** Ids of the wineries with words that begin with every word of the text, best first. */
    withWords: (text: string) => ids(index.search(text)),
    /**
     * Ids of the few wineries with words spelled nearly so, best first.
     * @param isName one word spelled nearly so is enough; false where every word must be.
     */
    spelledNearly: (text: string, isName: boolean) => {
      const attempts: readonly SearchOptions[] = [
        { fuzzy: fewTypos },
        { fuzzy: moreTypos },
        ...(isName ? [{ fuzzy: fewTypos, combineWith: "OR" } as const] : []),
      ];
      for (const attempt of attempts) {
        const results = index.search(text, attempt);
        if (results.length > 0) return ids(results.slice(0, MAX_GUESSES));
      }
      return [];
    },
  };
}
