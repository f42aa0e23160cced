/** What a visitor's browser has to fetch for a page, held to a budget. */
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

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

/** A chunk as Vite writes it into `.vite/manifest.json`. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The chunks by their sources. */
type Manifest = Readonly<Record<string, Chunk>>;

/** What Vite made of a client, and the chunk that every page begins with. */
export async function readManifest(folder: string) {
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, ".vite/manifest.json"), "utf8"),
  );
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  if (entry === undefined) throw new Error(`${folder} has no entry in its manifest`);
  return { manifest, entry };
}

/** The files of some chunks and of everything that they import statically. */
export function filesOf(manifest: Manifest, names: readonly string[]) {
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
