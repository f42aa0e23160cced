import { type RequestHandler, Router } from "express";
import { LRUCache } from "lru-cache";
import { isPrivatePath, PAGES } from "#shared/domain/site/page-routes.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { FILE_HEADERS } from "../guards/security-headers.ts";
import { HttpProblem, notFound } from "../problem.ts";
import {
  type CachedResponse,
  makeCachedResponse,
  type ResponseContent,
  sizeOf,
  type TextResponse,
} from "./cached-response.ts";
import type { CachedResponses } from "./cached-responses.ts";
import { sendCached } from "./send-cached.ts";
import { isHashedPath, readStaticFiles, type StaticFile } from "./static-files.ts";

const PAGE = "/index.html";

/** A face among the build's assets, and what it is called. */
const FONT = /^\/assets\/([a-z-]+)-[\w-]{8}\.woff2$/;
const A_DAY = "public, max-age=86400";

/** Where a face stands whatever the build, for pages whose styles are written before it. */
export function fontPath(name: string): string {
  return `/fonts/${name}.woff2`;
}

/** Where the assets of every build lie that runs beside this one, or ran lately. */
export interface AssetArchive {
  /** Keeps the assets of this build, before the first page names them. */
  store(assets: readonly StaticFile[]): Promise<void>;
  find(path: string): Promise<StaticFile | undefined>;
}

/** What stands at a path, the same for everybody. */
interface FoundPage {
  /** Pages of one key are the same to the byte, so that it is made once. Of misspelled paths there is no end, of keys there is. */
  readonly key: string;
  /** The page of this key from the content of the moment, whatever has become of the path asked. */
  readonly load: () => Promise<TextResponse>;
}

/** Finds, with the build's page to make them of, the page of every path. */
export type PageSource = (buildPage: string) => (path: string) => Promise<FoundPage>;

interface SiteParts {
  /** Without one only this build's own assets are found. */
  readonly archive?: AssetArchive;
  readonly pages: PageSource;
}

/** The client's build: its files, and the page among them. */
interface ClientBuild {
  readonly page: StaticFile;
  readonly files: readonly StaticFile[];
}

/**
 * Reads the built client. From then on nothing is read from the folder, so that it can be replaced or
 * go away while the process serves.
 *
 * @param folder the client's build, with `.br` and `.gz` beside each compressible file.
 * @throws Error where the folder holds no build.
 */
export async function readBuild(folder: string): Promise<ClientBuild> {
  const files = await readStaticFiles(folder).catch((error: unknown) => {
    throw new Error(`${folder} holds no build; run npm run build`, { cause: error });
  });
  const page = files.find(({ path }) => path === PAGE);
  if (!page) throw new Error(`${folder} holds no page; run npm run build`);
  return { page, files };
}

/**
 * Puts the built client into the table of cached responses: hashed assets for a year, everything else
 * revalidated.
 *
 * @returns the router of every other path, and the page of one, made when it is first asked for and kept.
 */
export async function staticSite(
  { page, files }: ClientBuild,
  cached: CachedResponses,
  { archive, pages }: SiteParts,
): Promise<{ router: Router; pageAt: (path: string) => Promise<CachedResponse> }> {
  for (const { path, ...file } of files) {
    if (path !== PAGE) cached.set(path, makeCachedResponse(fileContent({ path, ...file })));
    const [, font] = FONT.exec(path) ?? [];
    if (font)
      cached.set(
        fontPath(font),
        makeCachedResponse({ ...file, route: "font", cacheControl: A_DAY, headers: FILE_HEADERS }),
      );
  }
  await archive?.store(files.filter(({ path }) => isHashedPath(path)));
  const find = pages(page.bodies.identity.toString("utf8"));
  const pageAt = async (path: string) => {
    const { key, load } = await find(path);
    if (!isPrivatePath(path)) return cached.current(key, load);
    return cached.current(`hidden ${key}`, async () => hidden(await load()));
  };
  const router = Router();
  router.get(PAGES.wineryDirectory.path, (_req, res) => res.redirect(301, paths.wineries));
  router.use(onlyReading, sendArchived(archive));
  router.use(async (req, res) => sendCached(req, res, await pageAt(req.path)));
  return { router, pageAt };
}

/** Pages and files are read; nothing else can be done with them. */
const onlyReading: RequestHandler = (req, _res, next) => {
  if (req.method === "GET" || req.method === "HEAD") {
    next();
    return;
  }
  throw new HttpProblem(405, `${req.method} is not possible here; use GET, HEAD.`, {
    headers: { Allow: "GET, HEAD" },
  });
};

/** Bytes of other builds' assets that are kept, uncompressed and compressed. */
const MOST_ARCHIVED_BYTES = 16_000_000;

/** The assets of a build that another process serves, or served lately. */
function sendArchived(archive?: AssetArchive): RequestHandler {
  const kept = new LRUCache<string, CachedResponse>({
    maxSize: MOST_ARCHIVED_BYTES,
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
    if (!answer) throw missingAsset(req.path);
    kept.set(req.path, answer);
    sendCached(req, res, answer);
  };
}

function fileContent({ path, ...file }: StaticFile): ResponseContent {
  return { route: "static file", ...file, ...(isHashedPath(path) && { headers: FILE_HEADERS }) };
}

/** What a build may call an asset; nothing else is worth a look into the archive. */
const ASSET_PATH = /^\/assets\/[\w.-]{1,150}$/;

/** No build we know has it. The answer must not outlive the moment: a release may be under way. */
function missingAsset(path: string): HttpProblem {
  return notFound(`No build has ${path}. Load the page again.`, {
    "Cache-Control": "no-store",
  });
}

/** A page whose address holds a token: no search engine lists it, no link tells the address on. */
function hidden(page: TextResponse): TextResponse {
  const headers = { "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };
  return { ...page, headers: { ...page.headers, ...headers } };
}
