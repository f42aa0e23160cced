import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { ResponseContent } from "./cached-response.ts";

/** One file of the build, as it is answered. */
export type StaticFile = Pick<ResponseContent, "type" | "cacheControl" | "bodies"> & {
  /** Where it is asked for: `/assets/index-D1TBOvLl.js`. */
  readonly path: string;
};

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** What the build names by its content never changes under its name. */
export const isHashedPath = (path: string) => path.startsWith("/assets/");

/** The media type a file of the build is answered with. */
export function mediaType(path: string): string {
  return TYPES[extname(path)] ?? "application/octet-stream";
}

/** How long a browser may keep a file of the build: for good where its name says what is in it, illustrations for a day. */
export function cacheControl(path: string): string {
  if (isHashedPath(path)) return "public, max-age=31536000, immutable";
  return path.startsWith("/illustrations/") ? "public, max-age=86400" : "no-cache";
}

/**
 * Reads a build into memory, each file with the compressed copies that stand beside it (`.br`,
 * `.gz`). Files whose path has a part that begins with a dot are left out, as they are not for
 * visitors. One is read after another: a process may be allowed few open files.
 *
 * @throws Error of the file system where the folder is not there.
 */
export async function readStaticFiles(folder: string): Promise<StaticFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
  const files: StaticFile[] = [];
  for (const name of [...names].sort()) {
    const path = `/${name.split(sep).join("/")}`;
    if (path.includes("/.") || isCopy(name, names)) continue;
    const read = (suffix: string) =>
      names.has(name + suffix) ? readFile(join(folder, name + suffix)) : undefined;
    const [br, gzip] = [await read(".br"), await read(".gz")];
    files.push({
      path,
      type: mediaType(path),
      cacheControl: cacheControl(path),
      bodies: {
        identity: await readFile(join(folder, name)),
        ...(br && { br }),
        ...(gzip && { gzip }),
      },
    });
  }
  return files;
}

function isCopy(name: string, names: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(name) && names.has(name.slice(0, -3));
}
