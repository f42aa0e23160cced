import type { RequestHandler } from "express";
import type { Config } from "#server/platform/config.ts";

/**
 * Whether a `Host` header, or the host of an address, means this very machine. Only names that no
 * DNS server can give to somebody else count: a page that rebinds its own name to 127.0.0.1 comes
 * with that name as the host.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  const match = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.exec(host ?? "");
  const name = match?.[1]?.toLowerCase();
  if (name === undefined) return false;
  return name === "localhost" || name === "[::1]" || /^127(\.\d{1,3}){3}$/.test(name);
}

/** Whether an address leads to this very machine. */
export function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && isLoopbackHost(new URL(url).host);
}

const LOOPBACK_ADDRESS = /^(?:::1$|(?:::ffff:)?127\.)/;

/**
 * Lets only this machine's own browsers through; for all others the routes behind it do not exist.
 *
 * It checks the address, since a stranger can send any `Host` where HOST is an address of the network; the
 * `Host`, since a page can rebind its own name to this machine; and headers of proxies, since one that
 * TRUST_PROXY does not name may forward a stranger's request.
 */
export function onlyFromThisMachine({ trustProxy }: Pick<Config, "trustProxy">): RequestHandler {
  return ({ headers, ip = "" }, _res, next) => {
    const forwarded = headers.forwarded ?? headers["x-forwarded-for"] ?? headers.via;
    const strange = forwarded !== undefined && trustProxy === false;
    const isNear = LOOPBACK_ADDRESS.test(ip);
    next(isNear && isLoopbackHost(headers.host) && !strange ? undefined : "router");
  };
}
