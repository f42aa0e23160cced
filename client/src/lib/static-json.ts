import { withPatience } from "./api.ts";

/**
 * Reads a JSON file that the site serves from `client/public`.
 *
 * @throws Error when the answer is not 2xx; TypeError when the network is away;
 *   DOMException when it took too long.
 */
export async function loadStaticJson<T>(path: `/${string}.json`, signal: AbortSignal): Promise<T> {
  return withPatience(signal, async (patient) => {
    // biome-ignore lint/style/noRestrictedGlobals: a file of this site, not the API.
    const response = await fetch(path, { signal: patient });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as T;
  });
}
