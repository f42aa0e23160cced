import { isOffline } from "../connection.ts";

/** A part of the application that could not be loaded. */
export class ChunkUnavailable extends Error {
  constructor(cause: unknown) {
    super("A part of the page did not arrive", { cause });
    this.name = "ChunkUnavailable";
  }
}

/** What loading needs of the browser. */
const browser = {
  isOffline,
  pageBuild: () => buildOf(document),
  serverBuild: readServerBuild,
  reload: () => window.location.reload(),
  /** What a tab remembers over a reload; it fails where the browser refuses to store. */
  storage: () => window.sessionStorage,
  pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};

export type LoaderDependencies = typeof browser;

export type LoadChunk = <T>(load: () => Promise<T>) => Promise<T>;

/** Chunks for which the visitor has pressed Try again, until they are asked for. */
const triedAgain = new WeakSet<() => unknown>();

/** Notes that the visitor asks again for a chunk whose failure they were shown. */
export const tryAgainWith = (load: () => unknown) => void triedAgain.add(load);

/** The builds this tab was reloaded for: each one once, so that no reload follows another for ever. */
const RELOADED_KEY = "reloaded-for-builds";
/** Between the two attempts. */
const PAUSE_MS = 300;
/** A chunk that has not arrived by then is given up. */
const TIMEOUT_MS = 20_000;
/** How long the server may take to answer which build it has. */
const SERVER_TIMEOUT_MS = 10_000;

/**
 * Makes the function that fetches chunks. A chunk that fails is fetched once more. When it fails again
 * and the server has another build than the page, the page is loaded again, once for each build: the
 * chunk is no longer there to be fetched. What is typed is in the tab's storage meanwhile.
 *
 * Browsers older than the summer of 2026 remember a module that failed and never fetch it again, so
 * a visitor who presses Try again gets a new page when the chunk fails although the server answers.
 */
export function createChunkLoader(dependencies: LoaderDependencies): LoadChunk {
  return async (load) => {
    const isRetry = triedAgain.delete(load);
    try {
      return await attempt(load, dependencies);
    } catch (failure) {
      if (dependencies.isOffline()) throw new ChunkUnavailable(failure);
    }
    await dependencies.pause(PAUSE_MS);
    try {
      return await attempt(load, dependencies);
    } catch (failure) {
      if (!(await reloadHelps(dependencies, isRetry))) throw new ChunkUnavailable(failure);
      dependencies.reload();
      // The page is on its way out; nothing is to be rendered any more.
      return new Promise(() => {});
    }
  };
}

/** The style sheet that each part turned out to lack. */
const lacking = new WeakMap<() => unknown, string>();

function attempt<T>(load: () => Promise<T>, { pause }: LoaderDependencies): Promise<T> {
  return new Promise((resolve, reject) => {
    fetchFailedStyles(lacking.get(load))
      .then(load)
      .then(resolve, (failure: unknown) => {
        const [, href] = /preload CSS for (\S+)/.exec(String(failure)) ?? [];
        if (href) lacking.set(load, href);
        reject(failure);
      });
    void pause(TIMEOUT_MS).then(() => reject(new Error("The chunk took too long")));
  });
}

async function reloadHelps(dependencies: LoaderDependencies, isRetry: boolean): Promise<boolean> {
  try {
    const server = await dependencies.serverBuild();
    if (isRetry) return true;
    if (server === null || server === dependencies.pageBuild()) return false;
    const storage = dependencies.storage();
    const reloadedFor = (storage.getItem(RELOADED_KEY) ?? "").split(" ").filter(Boolean);
    if (reloadedFor.includes(server)) return false;
    storage.setItem(RELOADED_KEY, [...reloadedFor, server].join(" "));
    return true;
  } catch {
    return false;
  }
}

/**
 * The build tool asks for a chunk's style sheet once; one that failed is asked for again here.
 *
 * @throws Error where the one that is `needed` fails again; a part without need of it comes all the same.
 */
async function fetchFailedStyles(needed: string | undefined): Promise<void> {
  const failed = [...failedStyles].filter(({ isConnected }) => isConnected);
  failedStyles.clear();
  const outcomes = await Promise.allSettled(failed.map(fetchAnew));
  const isMissing = failed.some(
    (link, index) => link.getAttribute("href") === needed && outcomes[index]?.status === "rejected",
  );
  if (isMissing) throw new Error(`${needed} did not arrive`);
}

const failedStyles = new Set<HTMLLinkElement>();
const STYLES = 'link[rel="stylesheet"]';

/**
 * Notes which style sheets fail. One that is still on its way for another chunk has no sheet either,
 * and must not be touched: that chunk would wait for it for ever.
 */
function watchStyles(): void {
  // Scripts run when the page's own styles have arrived or failed.
  for (const link of document.querySelectorAll<HTMLLinkElement>(STYLES)) {
    if (link.sheet === null) failedStyles.add(link);
  }
  window.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.matches(STYLES)) failedStyles.add(target);
    },
    { capture: true },
  );
}

if (typeof window !== "undefined") watchStyles();

function fetchAnew(link: HTMLLinkElement): Promise<void> {
  const fresh = document.createElement("link");
  for (const { name, value } of link.attributes) fresh.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    fresh.addEventListener("load", () => resolve());
    fresh.addEventListener("error", () => reject(new Error(`${link.href} did not arrive`)));
    link.replaceWith(fresh);
  });
}

/** Fetches a part of the application that comes in a chunk of its own; the server has them all. */
export const loadChunk: LoadChunk =
  typeof window === "undefined" ? (load) => load() : createChunkLoader(browser);

/**
 * A chunk that an action of the visitor needs, and how to fetch it ahead; a failure shows when it is
 * asked for. Acting again after one counts as pressing Try again.
 */
export const chunkOnDemand = <T>(load: () => Promise<T>, loadWith: LoadChunk = loadChunk) => ({
  ask: () =>
    loadWith(load).catch((failure: unknown) => {
      tryAgainWith(load);
      throw failure;
    }),
  /** Where the visitor is not told of a failure, and so cannot act again after it. */
  askQuietly: () => loadWith(load),
  preload: () => void load().catch(() => {}),
});

/** A page's build; null in development, where pages name none. */
export const buildOf = (page: Document): string | null =>
  page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;

/**
 * The build that the server has now.
 *
 * @throws TypeError when the network is away; Error when the server answers with a failure.
 */
async function readServerBuild(): Promise<string | null> {
  // biome-ignore lint/style/noRestrictedGlobals: a page of this site, not the API.
  const response = await fetch("/", {
    cache: "no-store",
    signal: AbortSignal.timeout(SERVER_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`/: ${response.status}`);
  return buildOf(new DOMParser().parseFromString(await response.text(), "text/html"));
}
