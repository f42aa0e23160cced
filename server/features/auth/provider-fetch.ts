import type { CustomFetch, CustomFetchOptions } from "openid-client";
import type { ProviderSettings } from "./openid.ts";

/** The provider does not answer, or answers that it cannot now. */
class ProviderAwayError extends Error {
  constructor(cause: unknown) {
    super("the sign-in provider does not answer", { cause });
    this.name = "ProviderAwayError";
  }
}

/** Whether an error, or what caused it, is the provider's absence. */
export function isProviderAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof ProviderAwayError) return true;
  }
  return false;
}

/**
 * How the site talks to a provider.
 *
 * A client's way of proving itself is settled when it is registered, and nothing tells which way
 * that was: HTTP Basic, the standard's default, is tried first, and the form fields where the
 * provider answers `invalid_client`.
 *
 * @param ask sends one request; else it goes over the network.
 */
export function providerFetch(
  { clientId, clientSecret }: Pick<ProviderSettings, "clientId" | "clientSecret">,
  ask: CustomFetch = overNetwork,
): CustomFetch {
  const send: CustomFetch = async (url, options) => {
    const response = await ask(url, options).catch((error: unknown) => {
      throw new ProviderAwayError(error);
    });
    if (response.status >= 500 || response.status === 429)
      throw new ProviderAwayError(new Error(`status ${response.status}`));
    return response;
  };
  return async (url, options) => {
    const response = await send(url, options);
    if (!(await refusedBasic(response, options))) return response;
    const body = new URLSearchParams(options.body as URLSearchParams);
    body.set("client_id", clientId);
    body.set("client_secret", clientSecret);
    const { authorization: _basic, ...headers } = options.headers;
    return send(url, { ...options, headers, body });
  };
}

/**
 * Each request on a connection of its own: a provider may end a kept one in the moment in which it is used
 * again, and a sign-in's code cannot be sent twice (RFC 6749 §4.1.2).
 */
const overNetwork: CustomFetch = (url, options) =>
  fetch(url, { ...options, headers: { ...options.headers, connection: "close" } } as RequestInit);

async function refusedBasic(response: Response, options: CustomFetchOptions): Promise<boolean> {
  const basic = options.headers.authorization?.startsWith("Basic ") ?? false;
  if (!basic || !(options.body instanceof URLSearchParams)) return false;
  if (response.status !== 400 && response.status !== 401) return false;
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return (answer as { error?: unknown } | undefined)?.error === "invalid_client";
}
