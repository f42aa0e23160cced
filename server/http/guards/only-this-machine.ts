import type { RequestHandler } from "express";
import type { Config } from "#server/platform/config.ts";
import { isLoopbackHost } from "./loopback.ts";

/**
 * Lets only this machine's own browsers through; for all others the routes behind it are not there. A
 * page that rebinds its name to this machine comes with that name as the host. And a proxy that
 * nobody told us of (TRUST_PROXY) may ask in a stranger's name.
 */
export function onlyFromThisMachine({ trustProxy }: Pick<Config, "trustProxy">): RequestHandler {
  return ({ headers }, _res, next) => {
    const forwarded = headers.forwarded ?? headers["x-forwarded-for"] ?? headers.via;
    const strange = forwarded !== undefined && trustProxy === false;
    next(isLoopbackHost(headers.host) && !strange ? undefined : "router");
  };
}
