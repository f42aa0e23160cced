/** What Vite writes of a build: `.vite/manifest.json`. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The chunks by their sources. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The files of some chunks and of all that they import at once. */
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
