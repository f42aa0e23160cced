/** As much of a browser as signing in needs: cookies by host and path, redirects by hand. */

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly host: string;
  readonly path: string;
  readonly attributes: string;
}

interface Visit {
  readonly response: Response;
  /** The address that answered. */
  readonly url: string;
}

export class TestBrowser {
  readonly cookies: Cookie[] = [];

  /** One request, with the cookies that belong to it; redirects are not followed. */
  async send(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookie = this.#cookiesFor(new URL(url));
    if (cookie) headers.set("Cookie", cookie);
    if (!headers.has("Accept")) headers.set("Accept", "text/html,*/*;q=0.8");
    const response = await asBrowsersDo(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) this.#keep(new URL(url), line);
    return response;
  }

  /**
   * Opens an address as a click would, following redirects until `until` matches the next one.
   *
   * @throws Error with the answer, where one that must send the visitor on sends nowhere.
   */
  async visit(url: string, until?: RegExp): Promise<Visit> {
    let at = url;
    for (let hops = 0; hops < 20; hops++) {
      const response = await this.send(at);
      const location = response.headers.get("Location");
      if (!location && until && SENDS_ON.test(at)) throw await endedEarly(response, at, until);
      if (!location) return { response, url: at };
      at = new URL(location, at).href;
      if (until?.test(at)) return { response, url: at };
    }
    throw new Error(`too many redirects from ${url}`);
  }

  /** A call as the page's own code makes it. */
  call(url: string, method: string, body?: unknown): Promise<Response> {
    return this.send(url, {
      method,
      headers: {
        Accept: "application/json",
        Origin: new URL(url).origin,
        "Sec-Fetch-Site": "same-origin",
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** The value of the session cookie, if there is one. */
  session(): string | undefined {
    return this.cookies.find(({ name }) => name.endsWith("guide-session"))?.value;
  }

  #cookiesFor({ hostname, pathname }: URL): string {
    return this.cookies
      .filter(({ host, path }) => host === hostname && isBelow(pathname, path))
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
  }

  #keep({ hostname }: URL, line: string): void {
    const [pair = "", ...attributes] = line.split(/;\s*/);
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const attribute = (key: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const path = attribute("path") ?? "/";
    const known = this.cookies.findIndex(
      (cookie) => cookie.name === name && cookie.host === hostname && cookie.path === path,
    );
    if (known >= 0) this.cookies.splice(known, 1);
    const expires = attribute("expires");
    if (expires && new Date(expires).getTime() <= Date.now()) return;
    this.cookies.push({ name, value, host: hostname, path, attributes: attributes.join("; ") });
  }
}

/** What has no page of its own to show. */
const SENDS_ON = /^[^/]+\/\/[^/]+\/(api|oidc)\//;

/** Says what was answered where a redirect was due. */
async function endedEarly(response: Response, url: string, until: RegExp): Promise<Error> {
  const text = (await response.text()).slice(0, 500);
  return new Error(`${url} answered ${response.status} on the way to ${until}:\n${text}`);
}

/** A kept connection that was closed in the moment of its use is no failure for what may be asked twice (RFC 9110 §9.2.2). */
async function asBrowsersDo(url: string, init: RequestInit): Promise<Response> {
  const mayRepeat = (init.method ?? "GET") === "GET";
  return fetch(url, init).catch((error: unknown) => {
    if (!mayRepeat || !(error instanceof TypeError)) throw error;
    return fetch(url, init);
  });
}

/** Path matching of RFC 6265 §5.1.4. */
function isBelow(pathname: string, path: string): boolean {
  if (pathname === path) return true;
  return pathname.startsWith(path.endsWith("/") ? path : `${path}/`);
}
