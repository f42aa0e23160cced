import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request, RequestHandler } from "express";
import type { Logger } from "#server/platform/logger.ts";

declare global {
  namespace Express {
    interface Request {
      /** Names the request in the log and in the `X-Request-Id` header. */
      id?: string;
    }
  }
}

/**
 * Writes one line about a request once its answer is complete or given up: method, route (a pattern
 * or a name, never the path, which may hold tokens), status, ms.
 *
 * @returns the id that names the request in the log.
 */
export function logRequest(
  logger: Logger,
  { method }: IncomingMessage,
  res: ServerResponse,
  route: () => string | undefined,
): string {
  const id = randomUUID();
  const started = performance.now();
  res.once("close", () => {
    logger.info({
      id,
      method,
      route: route(),
      status: res.statusCode,
      complete: res.writableFinished,
      ms: Math.round(performance.now() - started),
    });
  });
  return id;
}

/** Logs every request of the framework, and names it in the header `X-Request-Id`. */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    req.id = logRequest(logger, req, res, () => routePattern(req));
    res.setHeader("X-Request-Id", req.id);
    next();
  };
}

function routePattern(req: Request): string | undefined {
  const route: unknown = req.route?.path;
  return typeof route === "string" ? route : undefined;
}
