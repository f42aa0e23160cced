/** Which build of the site a page belongs to, and which one the server has now. */

const PATIENCE_MS = 10_000;

/**
 * A page's build: what its `<meta name="build">` says, else the address of its entry script, whose
 * hash changes with every chunk. Null where neither is there, as in development.
 */
export function buildOf(page: Document): string | null {
  const named = page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  if (named) return named;
  const entry = page.querySelector('script[type="module"][src^="/assets/"]');
  return entry?.getAttribute("src") ?? null;
}

/**
 * The build that the server gives to somebody who comes now.
 *
 * @throws TypeError when the network is away; Error when the server answers with a failure.
 */
export async function readServerBuild(): Promise<string | null> {
  // biome-ignore lint/style/noRestrictedGlobals: a page of this site, not the API.
  const response = await fetch("/", {
    cache: "no-store",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`/: ${response.status}`);
  return buildOf(new DOMParser().parseFromString(await response.text(), "text/html"));
}
