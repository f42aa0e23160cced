/** The lazy chunks of the application, as the manifest of the build lists them. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { BrowserContext } from "@playwright/test";

interface BuiltChunk {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
  /** Keys of the chunks that come with it. */
  readonly imports?: readonly string[];
}

const MANIFEST = resolve(import.meta.dirname, "../dist/client/.vite/manifest.json");
const manifest: Readonly<Record<string, BuiltChunk>> = JSON.parse(readFileSync(MANIFEST, "utf8"));

const files = new Map(
  Object.entries(manifest)
    .filter(([, { isDynamicEntry }]) => isDynamicEntry)
    .map(([source, { file }]) => [source.replace(/^.*\/|\.tsx?$/g, ""), file]),
);

/** The chunks that are loaded lazily, each by the name of its source file: `blog-page`. */
export const NAMES_OF_CHUNKS: readonly string[] = [...files.keys()];

/**
 * The file of a chunk below the site's root, with its hash.
 *
 * @throws Error when the build has no such chunk.
 */
export function fileOf(name: string): string {
  const file = files.get(name);
  if (!file) throw new Error(`the build has no chunk ${name}`);
  return file;
}

/** The files of a chunk and of all that it imports: a chunk whose imports are away does not run. */
export function filesWith(name: string): string[] {
  const found = new Set<BuiltChunk>();
  const add = (chunk: BuiltChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const key of chunk.imports ?? []) add(manifest[key]);
  };
  add(Object.values(manifest).find(({ file }) => file === fileOf(name)));
  return [...found].map(({ file }) => file);
}

/** Aborts every request for a chunk until the answer is called. */
export async function withhold(
  context: BrowserContext,
  name: string,
): Promise<() => Promise<void>> {
  const address = `**/${fileOf(name)}`;
  await context.route(address, (route) => route.abort());
  return () => context.unroute(address);
}
