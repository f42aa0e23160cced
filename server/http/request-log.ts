import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Logger } from "#server/platform/logger.ts";

declare global {
  namespace Express {
    interface Request {
      /** Names the request in the log and in the `X-Request-Id` header. */
      id?: string;
    }
  }
}

/** One line a request: method, route pattern (not the path, which may hold tokens), status, ms. */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const id = randomUUID();
    const started = performance.now();
    req.id = id;
    res.setHeader("X-Request-Id", id);
    res.once("close", () => {
      const route: unknown = req.route?.path;
      logger.info({
        id,
        method: req.method,
        route: typeof route === "string" ? route : undefined,
        status: res.statusCode,
        complete: res.writableFinished,
        ms: Math.round(performance.now() - started),
      });
    });
    next();
  };
}
