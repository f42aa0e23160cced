/** What a visitor's browser has to fetch before a page can be drawn, held to a budget. */
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** Bytes on the wire (brotli where there is a copy). They only ever go down: the goal is 75 kB on a page without a map. */
const BUDGETS = {
  /** Script of every page. */
  "script of every page": 105_000,
  /** Script of a page with all that it imports at once; maps and dialogs come later. */
  "script of one page": 230_000,
  "styles of one page": 16_000,
  "fonts of one page": 140_000,
} as const;

/** A build whose pages ask more of a visitor's line than they may; all of it is built. */
export class OverBudget extends Error {}

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Pages are the chunks that the route table imports. */
const PAGE = /^src\/pages\/.+-page\.tsx$/;

/**
 * Measures every page of a build.
 *
 * @param folder the client's build, with its manifest and compressed copies.
 * @throws OverBudget that names each page over a budget, by how much.
 */
export async function checkBudgets(folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, ".vite/manifest.json"), "utf8"),
  );
  const size = (file: string) => sizeOf(join(folder, file));
  const sum = async (files: Iterable<string>) =>
    (await Promise.all([...files].map(size))).reduce((total, bytes) => total + bytes, 0);
  const [entry] = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  if (entry === undefined) throw new Error(`${folder} has no entry in its manifest`);
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
  const over = measured.filter(([what, , bytes]) => bytes > BUDGETS[what]);
  if (over.length === 0) return;
  const lines = over.map(
    ([what, where, bytes]) => `${where}: ${what} is ${bytes} bytes, ${bytes - BUDGETS[what]} over`,
  );
  throw new OverBudget(`over the budget of scripts/build/budgets.ts:\n${lines.join("\n")}`);
}

/** What some chunks need at once, with what they import. */
function filesOf(manifest: Manifest, names: readonly string[]) {
  const seen = new Set<string>();
  const add = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of manifest[name]?.imports ?? []) add(imported);
  };
  for (const name of names) add(name);
  const chunks = [...seen].flatMap((name) => manifest[name] ?? []);
  return {
    scripts: new Set(chunks.map(({ file }) => file)),
    styles: new Set(chunks.flatMap(({ css = [] }) => css)),
  };
}

async function sizeOf(file: string): Promise<number> {
  const compressed = await stat(`${file}.br`).catch(() => undefined);
  return (compressed ?? (await stat(file))).size;
}
