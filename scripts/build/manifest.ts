/** What Vite made of the client: its chunks, and which files each needs. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

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
