import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import { grouped } from "../grouped.ts";
import type { ContentFault } from "./content-fault.ts";

type Described = Pick<WineryRow, "id" | "slug" | "name" | "description" | "varietals">;

/** A winery with its words, and the grapes of the whole guide. */
interface Text {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly text: string;
  readonly grapes: readonly string[];
}

/** A turn of phrase that is good once and a mannerism in a list. */
interface Habit {
  /** What a text with it does: "begins with a grape". */
  readonly does: string;
  /** The share of descriptions that may have it. */
  readonly share: number;
  readonly has: (text: Text) => boolean;
  readonly remedy: string;
}

const HABITS: readonly Habit[] = [
  {
    does: "begins with a grape",
    share: 0.1,
    has: ({ text, grapes }) => grapes.some((grape) => text.startsWith(grape)),
    remedy: "let the place, the people or the reason to go stand first",
  },
  {
    does: "begins with the winery's name",
    share: 0.05,
    has: ({ text, name }) => text.startsWith(name.split(" ")[0] ?? name),
    remedy: "the name stands above it",
  },
  {
    does: "begins with an article",
    share: 0.18,
    has: ({ text }) => /^(?:The|An?) /.test(text),
    remedy: "turn the sentence round",
  },
  {
    does: "lists three things",
    share: 0.35,
    has: ({ text }) =>
      /[\p{L}\d'’·-]+(?: [\p{L}\d'’·-]+){0,2}, [^.,;:!?]{3,30} and \p{L}/u.test(text),
    remedy: "name the one or two that matter",
  },
  {
    does: "ends with a year",
    share: 0.1,
    has: ({ text }) => /\b(?:19|20)\d\d\.$/.test(text),
    remedy: "the page says when it was founded: end on the reason to go",
  },
  {
    does: "holds a semicolon or a dash",
    share: 0.02,
    has: ({ text }) => /;| [–—] |—/.test(text),
    remedy: "write two sentences",
  },
];

/** Below this number of descriptions a share says nothing. */
const FEWEST = 20;

/**
 * Habits that too many descriptions share, each told once, at the winery that came last, and sentences
 * built alike. No two of them need have a word in common: on a list it is the rhythm that one hears.
 */
export function habitFaults(wineries: readonly Described[]): ContentFault[] {
  const grapes = [...new Set(wineries.flatMap(({ varietals }) => varietals))];
  const texts = wineries.flatMap(({ id, slug, name, description }): Text[] =>
    description === null ? [] : [{ id, slug, name, text: description, grapes }],
  );
  return [...habits(texts), ...builtAlike(texts)];
}

function habits(texts: readonly Text[]): ContentFault[] {
  if (texts.length < FEWEST) return [];
  return HABITS.flatMap(({ does, share, has, remedy }) => {
    const most = Math.floor(texts.length * share);
    const having = texts.filter(has).sort((a, b) => a.id - b.id);
    const last = having.at(-1);
    if (having.length <= most || last === undefined) return [];
    return [
      inRow(last, `${does}, as ${having.length} of ${texts.length} do; at most ${most}: ${remedy}`),
    ];
  });
}

function builtAlike(texts: readonly Text[]): ContentFault[] {
  const built = texts.map((text) => ({ text, build: buildOf(text) }));
  return grouped(built, ({ build }) => build).flatMap(([first, ...others]) =>
    first === undefined || first.build.split(" ").length < BUILD_CLASSES - 2
      ? []
      : others.map(({ text }) =>
          inRow(text, `begins with a sentence built as that of ${first.text.slug}: build another`),
        ),
  );
}

const inRow = ({ slug }: Text, advice: string): ContentFault => ({
  table: "wineries",
  row: slug,
  field: "description",
  advice,
});

const BUILD_CLASSES = 8;

/** Words that carry a sentence and say nothing: they stay as they are. */
const CARRIERS = new Set(
  "a an the and or of to in on at by from with for as is are was were has have had it its you your this that there here one two not no but so where which who".split(
    " ",
  ),
);

/** How a text begins: carrying words and commas as they are, grapes, names, numbers and the rest by class. */
function buildOf({ text, grapes }: Text): string {
  const sentence = text.split(/(?<=[.!?])\s/)[0] ?? text;
  const byLength = [...grapes].sort((a, b) => b.length - a.length);
  const classed = byLength.reduce((rest, grape) => rest.replaceAll(grape, "#grape"), sentence);
  const words = classed.match(/#grape|[\p{L}\d'’·-]+|[,:;]/gu) ?? [];
  const classes = words.map((word, index) => classOf(word, index === 0));
  return classes
    .filter((one, index) => one !== classes[index - 1] || !["word", "name"].includes(one))
    .slice(0, BUILD_CLASSES)
    .join(" ");
}

function classOf(word: string, isFirst: boolean): string {
  if (word === "#grape" || /^[,:;]$/.test(word)) return word;
  if (/^\d/.test(word)) return "number";
  if (CARRIERS.has(word.toLowerCase())) return word.toLowerCase();
  return !isFirst && /^\p{Lu}/u.test(word) ? "name" : "word";
}
