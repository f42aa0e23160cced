import {
  createDirectory,
  type Directory,
  NO_FILTERS,
} from "#client/features/directory/filters/directory-filters.ts";
import { findInDirectory } from "#client/features/directory/search/directory-search.ts";
import { createWordIndex } from "#client/features/directory/search/word-index.ts";
import { manyWineries } from "#client/testing/many-wineries.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { typingTimes } from "./curve/page-times.ts";
import { withSiteOf } from "./curve/site-of.ts";
import { median } from "./load.ts";
import { machine } from "./processor.ts";

const WINERIES = 5000;
/** As many as the guide has, and many: how many are typed among in Chromium. */
const COUNTS = [186, WINERIES];
const ROUNDS = 15;
/** Each prefix is a keystroke: found by the letter, by its words, and only by its spelling. */
const TYPED = ["basalt ridge", "walla walla", "chateau st helens", "bazalt rigde"];
const KEYSTROKES = TYPED.flatMap((text) => [...text].map((_, end) => text.slice(0, end + 1)));
const CHOICES = { ...NO_FILTERS, region: "Columbia Valley", visit: "walk-ins" };

/** What a search would cost that only looks for the text in names and regions. */
function scan(wineries: readonly Winery[], text: string): readonly Winery[] {
  const wanted = text.toLowerCase();
  return wineries.filter(
    ({ name, region }) =>
      name.toLowerCase().includes(wanted) || region.toLowerCase().includes(wanted),
  );
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** Milliseconds of each keystroke: the best of all rounds, free of what else the machine does. */
function perKeystroke(ways: Readonly<Record<string, (text: string) => unknown>>) {
  return Object.entries(ways).map(([name, find]) => {
    const times = KEYSTROKES.map((text) =>
      Math.min(...Array.from({ length: ROUNDS }, () => timed(() => find(text)))),
    );
    return { name, typical: median(times), worst: Math.max(...times) };
  });
}

/** A keystroke in the directory's search: in Chromium, and its rule alone against a plain scan. */
export async function measure(): Promise<void> {
  console.log(`${machine()}\n`);
  console.log(
    "| wineries | key to letter, ms | p95 | key to list, ms | p95 |\n|---|---|---|---|---|",
  );
  for (const count of COUNTS) {
    const { letterMs, p95LetterMs, listMs, p95ListMs } = await withSiteOf(count, ({ url }) =>
      typingTimes(url),
    );
    const cells = [letterMs, p95LetterMs, listMs, p95ListMs].map((ms) => ms.toFixed(1));
    console.log(`| ${[count.toLocaleString("en-US"), ...cells].join(" | ")} |`);
  }
  console.log();
  await measureRule();
}

async function measureRule(): Promise<void> {
  const wineries = manyWineries(WINERIES);
  let directory: Directory = createDirectory(wineries);
  const prepareMs = timed(() => {
    directory = createDirectory(wineries);
  });
  const indexStarted = performance.now();
  const index = await createWordIndex(wineries);
  const indexMs = performance.now() - indexStarted;

  const [plain, ...others] = perKeystroke({
    "plain scan": (text) => scan(wineries, text),
    "by the letter, with counts": (search) =>
      findInDirectory(directory, { ...NO_FILTERS, search }, null),
    "with words, typos and counts": (search) =>
      findInDirectory(directory, { ...NO_FILTERS, search }, index),
    "the same with two filters": (search) =>
      findInDirectory(directory, { ...CHOICES, search }, index),
  });
  if (!plain) return;
  console.log(
    `${WINERIES} wineries, ${KEYSTROKES.length} keystrokes, best of ${ROUNDS} rounds each`,
  );
  console.log(`${plain.name}: ${plain.typical.toFixed(2)} ms, worst ${plain.worst.toFixed(2)} ms`);
  for (const { name, typical, worst } of others) {
    const ratio = (typical / plain.typical).toFixed(1);
    console.log(
      `${name}: ${typical.toFixed(2)} ms (ratio ${ratio}), worst ${worst.toFixed(2)} ms (ratio ${(worst / plain.worst).toFixed(1)})`,
    );
  }
  console.log(`once: reading the list ${prepareMs.toFixed(0)} ms, index ${indexMs.toFixed(0)} ms`);
}
