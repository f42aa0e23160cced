import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request, RequestHandler } from "express";
import type { Logger } from "#server/platform/logger.ts";

/** What a proxy or a caller may name its request: nothing that could break a line of a log or a header. */
const ACCEPTED_ID = /^[A-Za-z0-9._-]{1,128}$/;

declare global {
  namespace Express {
    interface Request {
      /** Names the request in the log and in the `X-Request-Id` header; the caller's own where it is usable. */
      id?: string;
    }
  }
}

/**
 * Writes one line about a request once its answer is complete or given up: method, route (a pattern
 * or a name, never the path, which may hold tokens), status, ms.
 *
 * @returns the id that names the request in the log: the caller's `X-Request-Id`, or a new one.
 */
export function logRequest(
  logger: Logger,
  { method, headers }: IncomingMessage,
  res: ServerResponse,
  route: () => string | undefined,
): string {
  const id = requestId(headers["x-request-id"]);
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

/** A header sent twice arrives joined by a comma, which no accepted id holds. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === "string" && ACCEPTED_ID.test(given) ? given : randomUUID();
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
