import type { CustomFetch, CustomFetchOptions } from "openid-client";

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

interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** How requests to the site's own provider differ from those to another's. */
interface OwnRequests {
  readonly resolve: (url: string) => string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * How the site talks to a provider.
 *
 * A client's way of proving itself is settled when it is registered, and nothing tells which way
 * that was: HTTP Basic, the standard's default, is tried first, and the form fields where the
 * provider answers `invalid_client`.
 *
 * @param own changes the address a request is sent to, and adds headers to it.
 */
export function providerFetch(
  { clientId, clientSecret }: Credentials,
  own?: OwnRequests,
): CustomFetch {
  const resolve = own?.resolve ?? ((url) => url);
  return async (url, given) => {
    const options = { ...given, headers: { ...given.headers, ...own?.headers } };
    const response = await send(resolve(url), options);
    if (!(await refusedBasic(response, options))) return response;
    const body = new URLSearchParams(options.body as URLSearchParams);
    body.set("client_id", clientId);
    body.set("client_secret", clientSecret);
    const { authorization: _basic, ...headers } = options.headers;
    return send(resolve(url), { ...options, headers, body });
  };
}

/**
 * Each request on a connection of its own: a provider may end a kept one in the moment in which it is used
 * again, and a sign-in's code cannot be sent twice (RFC 6749 §4.1.2).
 */
async function send(url: string, options: CustomFetchOptions): Promise<Response> {
  const headers = { ...options.headers, connection: "close" };
  const response = await fetch(url, { ...options, headers } as RequestInit).catch(
    (error: unknown) => {
      throw new ProviderAwayError(error);
    },
  );
  if (response.status >= 500) throw new ProviderAwayError(new Error(`status ${response.status}`));
  return response;
}

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
