import { type RequestHandler, Router } from "express";
import { isPagePath, isPrivatePath, PAGE_ROUTES } from "#shared/domain/site/page-routes.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { HttpProblem, notFound } from "../problem.ts";
import type { ReadyAnswer } from "./ready-answer.ts";
import type { ReadyAnswers } from "./ready-answers.ts";
import { sendReady } from "./send-ready.ts";
import { isHashedPath, readStaticFiles, type StaticFile } from "./static-files.ts";

const PAGE = "/index.html";

/** Where the assets of every build lie that runs beside this one, or ran lately. */
export interface AssetArchive {
  /** Keeps the assets of this build, before the first page names them. */
  store(assets: readonly StaticFile[]): Promise<void>;
  find(path: string): Promise<StaticFile | undefined>;
}

/** Of an installation that has nothing but its own build. */
const NO_ARCHIVE: AssetArchive = { store: async () => {}, find: async () => undefined };

/**
 * Puts the built client into the table of ready answers: hashed assets for a year, everything else
 * revalidated. From then on nothing is read from the folder, so that it can be replaced or go away
 * while the process serves.
 *
 * @param folder the client's build, with `.br` and `.gz` beside each compressible file.
 * @returns the page for every other path, with status 404 where no route of the site matches it.
 * @throws Error where the folder holds no build.
 */
export async function staticSite(
  folder: string,
  ready: ReadyAnswers,
  archive: AssetArchive = NO_ARCHIVE,
): Promise<Router> {
  const files = await readStaticFiles(folder).catch((error: unknown) => {
    throw new Error(`${folder} holds no build; run npm run build`, { cause: error });
  });
  const page = files.find(({ path }) => path === PAGE);
  if (!page) throw new Error(`${folder} holds no page; run npm run build`);
  for (const { path, ...file } of files) {
    if (path !== PAGE) ready.set(path, ready.make({ route: "static file", ...file }));
  }
  await archive.store(files.filter(({ path }) => isHashedPath(path)));
  const found = ready.make({ ...page, route: "page" });
  for (const path of Object.values(PAGE_ROUTES)) {
    if (!path.includes(":") && path !== PAGE_ROUTES.wineryDirectory) ready.set(path, found);
  }
  const router = Router();
  router.get(PAGE_ROUTES.wineryDirectory, (_req, res) => res.redirect(301, paths.wineries));
  router.use(onlyReading, sendTableAnswer(ready), sendArchived(ready, archive));
  router.use(
    sendPage({
      found,
      hidden: ready.make({ ...page, route: "page", headers: HIDDEN }),
      missing: ready.make({ ...page, route: "page", status: 404 }),
    }),
  );
  return router;
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

/** What the table holds under another spelling of the address, which only the framework reads. */
function sendTableAnswer(ready: ReadyAnswers): RequestHandler {
  return (req, res, next) => {
    const answer = ready.get(req.path);
    if (answer) sendReady(req, res, answer);
    else next();
  };
}

/** The assets of a build that another process serves, or served lately. */
function sendArchived(ready: ReadyAnswers, archive: AssetArchive): RequestHandler {
  return async (req, res, next) => {
    if (!isHashedPath(req.path)) {
      next();
      return;
    }
    const file = ASSET_PATH.test(req.path) ? await archive.find(req.path) : undefined;
    if (!file) throw missingAsset(req.path);
    const answer = ready.make({ route: "static file", ...file });
    ready.set(file.path, answer);
    sendReady(req, res, answer);
  };
}

/** What a build may call an asset; nothing else is worth a look into the archive. */
const ASSET_PATH = /^\/assets\/[\w.-]{1,150}$/;

/** No build we know has it. The answer must not outlive the moment: a release may be under way. */
function missingAsset(path: string): HttpProblem {
  return notFound(`No build has ${path}. Load the page again.`, {
    "Cache-Control": "no-store",
  });
}

/** Of pages whose address holds a token: no search engine lists them, no link tells the address on. */
const HIDDEN = { "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };

interface Pages {
  readonly found: ReadyAnswer;
  readonly hidden: ReadyAnswer;
  readonly missing: ReadyAnswer;
}

function sendPage({ found, hidden, missing }: Pages): RequestHandler {
  return (req, res) => {
    if (isPrivatePath(req.path)) sendReady(req, res, hidden);
    else sendReady(req, res, isPagePath(req.path) ? found : missing);
  };
}
