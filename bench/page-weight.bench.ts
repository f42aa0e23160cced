import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
}

const folder = resolve(import.meta.dirname, "../dist/client");

/** The script a page sends before it can be used: the entry, the page's chunk and all they import. */
export async function measure(): Promise<void> {
  const manifest = JSON.parse(
    await readFile(join(folder, ".vite/manifest.json"), "utf8"),
  ) as Readonly<Record<string, Chunk>>;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? "";
  const floor = await weigh(manifest, [entry]);
  console.log(`every page: ${floor} bytes of script (brotli)`);
  const pages = Object.keys(manifest).filter((key) => /src\/pages\/.*-page\.tsx$/.test(key));
  for (const page of pages.sort()) {
    const bytes = await weigh(manifest, [entry, page]);
    console.log(
      `${page.replace("src/pages/", "")}: ${bytes} bytes, ${(bytes / floor).toFixed(2)} of the floor`,
    );
  }
}

async function weigh(manifest: Readonly<Record<string, Chunk>>, roots: string[]): Promise<number> {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const root of roots) add(root);
  const sizes = await Promise.all([...files].map(compressedSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function compressedSize(file: string): Promise<number> {
  const path = join(folder, file);
  const compressed = await stat(`${path}.br`).catch(() => stat(path));
  return compressed.size;
}
