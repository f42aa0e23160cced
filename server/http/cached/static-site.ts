import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { type RequestHandler, Router } from "express";
import { LRUCache } from "lru-cache";
import { contentType } from "mime-types";
import { isPrivatePath, PAGES } from "#shared/domain/site/page-routes.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { FILE_HEADERS } from "../guards/security-headers.ts";
import { refuseMethod } from "../mount.ts";
import { notFound } from "../problem.ts";
import {
  type CachedResponse,
  makeCachedResponse,
  type ResponseContent,
  sizeOf,
  type TextResponse,
} from "./cached-response.ts";
import type { CachedResponses } from "./cached-responses.ts";
import { sendCached } from "./send-cached.ts";

/** A file of the build, ready to be sent. */
export interface StaticFile extends Pick<ResponseContent, "bodies"> {
  /** Its URL path: `/assets/index-D1TBOvLl.js`. */
  readonly path: string;
}

/** Whether the file name contains a content hash, so the file never changes. */
const isHashedPath = (path: string) => path.startsWith("/assets/");

/** Hashed files are cached for good, illustrations for a day, everything else is revalidated. */
function cacheControl(path: string): string {
  if (isHashedPath(path)) return "public, max-age=31536000, immutable";
  return path.startsWith("/illustrations/") ? A_DAY : "no-cache";
}

/**
 * Reads a build into memory, each file with its compressed copies (`.br`, `.gz`). Dotfiles are skipped.
 * Nothing is served before they are there, so they are read at once.
 */
function readStaticFiles(folder: string): StaticFile[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
  return [...names].sort().flatMap((name) => {
    const path = `/${name.split(sep).join("/")}`;
    if (path.includes("/.") || isCopy(name, names)) return [];
    const read = (suffix = "") => readFileSync(join(folder, name + suffix));
    const bodies = {
      identity: read(),
      ...(names.has(`${name}.br`) && { br: read(".br") }),
      ...(names.has(`${name}.gz`) && { gzip: read(".gz") }),
    };
    return { path, bodies };
  });
}

function isCopy(name: string, names: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(name) && names.has(name.slice(0, -3));
}

const PAGE = "/index.html";

/** A font among the build's assets, and its name. */
const FONT = /^\/assets\/([a-z-]+)-[\w-]{8}\.woff2$/;
const A_DAY = "public, max-age=86400";

/** A font's path that does not depend on the build, for styles written before it. */
export function fontPath(name: string): string {
  return `/fonts/${name}.woff2`;
}

/** Stores the assets of other builds that are running, or ran lately. */
interface AssetArchive {
  /** Stores this build's assets; called before the first page that refers to them. */
  store(assets: readonly StaticFile[]): Promise<void>;
  find(path: string): Promise<StaticFile | undefined>;
}

/** The page at a path, the same for everybody. */
interface FoundPage {
  /** Pages with the same key are identical. Misspelled paths are endless, so pages are cached by key. */
  readonly key: string;
  /** Renders the page of this key from the current content. */
  readonly load: () => Promise<TextResponse>;
}

/** Finds the page of any path, rendered into the build's `index.html`. */
export type PageSource = (path: string) => Promise<FoundPage>;

/** The text of the client's `index.html`, and all files of its build. */
export type ClientBuild = ReturnType<typeof readBuild>;

/**
 * Reads the built client into memory, so that the folder can be replaced while the process serves.
 *
 * @param folder the client's build, with `.br` and `.gz` beside each compressible file.
 * @throws Error where the folder holds no build.
 */
export function readBuild(folder: string) {
  const noBuild = `${folder} holds no build; run npm run build`;
  if (!existsSync(folder)) throw new Error(noBuild);
  const files = readStaticFiles(folder);
  const page = files.find(({ path }) => path === PAGE);
  if (!page) throw new Error(noBuild);
  return { page: page.bodies.identity.toString("utf8"), files };
}

/**
 * Puts the built client into the table of cached responses: hashed assets for a year, everything else
 * revalidated.
 *
 * @param archive without it only this build's own assets are served.
 * @returns the router of all other paths, and `pageFor`, which renders and caches a page.
 */
export async function staticSite(
  { files }: ClientBuild,
  cached: CachedResponses,
  find: PageSource,
  archive?: AssetArchive,
): Promise<{ router: Router; pageFor: (path: string) => Promise<CachedResponse> }> {
  for (const file of files) {
    const content = fileContent(file);
    if (file.path !== PAGE) cached.set(file.path, makeCachedResponse(content));
    const [, font] = FONT.exec(file.path) ?? [];
    if (!font) continue;
    const face = { ...content, route: "font", cacheControl: A_DAY };
    cached.set(fontPath(font), makeCachedResponse(face));
  }
  await archive?.store(files.filter(({ path }) => isHashedPath(path)));
  const pageFor = async (path: string) => {
    const { key, load } = await find(path);
    if (!isPrivatePath(path)) return cached.current(key, load);
    return cached.current(`hidden ${key}`, async () => hidden(await load()));
  };
  const router = Router();
  router.get(PAGES.wineryDirectory.path, (_req, res) => res.redirect(301, paths.wineries));
  router.get(/.*/, sendArchived(archive), async (req, res) =>
    sendCached(req, res, await pageFor(req.path)),
  );
  router.all(/.*/, refuseMethod(["GET"]));
  return { router, pageFor };
}

/** Cache size for other builds' assets. */
const MAX_ARCHIVED_BYTES = 16_000_000;

/** Serves the assets of other builds. */
function sendArchived(archive?: AssetArchive): RequestHandler {
  const kept = new LRUCache<string, CachedResponse>({
    maxSize: MAX_ARCHIVED_BYTES,
    sizeCalculation: sizeOf,
  });
  return async (req, res, next) => {
    if (!isHashedPath(req.path)) {
      next();
      return;
    }
    const known = kept.get(req.path);
    const file = known || !ASSET_PATH.test(req.path) ? undefined : await archive?.find(req.path);
    const answer = known ?? (file && makeCachedResponse(fileContent(file)));
    if (!answer) {
      // Not kept by anybody: a release may be in progress.
      const unkept = { "Cache-Control": "no-store" };
      throw notFound(`No build has ${req.path}. Load the page again.`, unkept);
    }
    kept.set(req.path, answer);
    sendCached(req, res, answer);
  };
}

function fileContent({ path, bodies }: StaticFile): ResponseContent {
  const type = contentType(extname(path)) || "application/octet-stream";
  const isPart = isHashedPath(path) || type.startsWith("image/");
  return {
    ...{ route: "static file", type, cacheControl: cacheControl(path), bodies },
    ...(isPart && { headers: FILE_HEADERS }),
  };
}

/** A valid asset path; anything else is not looked up in the archive. */
const ASSET_PATH = /^\/assets\/[\w.-]{1,150}$/;

/** A page with a token in its URL: kept out of search engines and of the Referer header. */
function hidden(page: TextResponse): TextResponse {
  const headers = { "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };
  return { ...page, headers: { ...page.headers, ...headers } };
}

/** Replaces the installed worker, deletes its caches, and unregisters itself. */
const RETIRED = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
`;

/**
 * The kill switch (docs/decisions/0019): serves a service worker that removes itself. The path must not
 * become a 404, since browsers keep a worker whose file is missing.
 */
export function retireServiceWorker(cached: CachedResponses): void {
  const file = { path: "/sw.js", bodies: { identity: Buffer.from(RETIRED) } };
  cached.set(file.path, makeCachedResponse(fileContent(file)));
}
