/** What a visitor's browser has to fetch for a page, held to a budget. */
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { filesOf, readManifest } from "./manifest.ts";

/**
 * Bytes on the wire (brotli where there is a copy). They only ever go down. The server renders pages
 * and they ask for script after their first paint (docs/decisions/0022): what is counted here is what
 * their controls wait for.
 */
const BUDGETS = {
  /** Script of every page: docs/quality.md says what is in it, and why it is not the goal's 75 kB. */
  "script of every page": 85_200,
  /** Script of a page with all that it imports at once; maps and dialogs come later. */
  "script of one page": 173_600,
  "styles of one page": 13_700,
  /** What is preloaded; the bold of running text comes where it is set. */
  "fonts of one page": 75_000,
} as const;

/** Pages are the chunks that the route table imports. */
const PAGE = /^src\/pages\/.+-page\.tsx$/;

/**
 * Measures every page of a build.
 *
 * @param folder the client's build, with its manifest and compressed copies.
 * @returns a line for each page over a budget, by how much.
 */
export async function pagesOverBudget(folder: string): Promise<string[]> {
  const { manifest, entry } = await readManifest(folder);
  const size = (file: string) => sizeOf(join(folder, file));
  const sum = async (files: Iterable<string>) =>
    (await Promise.all([...files].map(size))).reduce((total, bytes) => total + bytes, 0);
  const page = await readFile(join(folder, "index.html"), "utf8");
  const fonts = [...page.matchAll(/href="\/(assets\/[^"]+\.woff2)"/g)].map(([, file = ""]) => file);
  const measured: [what: keyof typeof BUDGETS, where: string, bytes: number][] = [
    ["script of every page", entry, await sum(filesOf(manifest, [entry]).scripts)],
    ["fonts of one page", entry, await sum(fonts)],
  ];
  for (const name of Object.keys(manifest).filter((key) => PAGE.test(key))) {
    const { scripts, styles } = filesOf(manifest, [entry, name]);
    measured.push(["script of one page", name, await sum(scripts)]);
    measured.push(["styles of one page", name, await sum(styles)]);
  }
  return measured
    .filter(([what, , bytes]) => bytes > BUDGETS[what])
    .map(
      ([what, where, bytes]) =>
        `${where}: ${what} is ${bytes} bytes, ${bytes - BUDGETS[what]} over`,
    );
}

async function sizeOf(file: string): Promise<number> {
  const compressed = await stat(`${file}.br`).catch(() => undefined);
  return (compressed ?? (await stat(file))).size;
}
