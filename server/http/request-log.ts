import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request, RequestHandler } from "express";
import type { Logger, RequestLine } from "#server/platform/logger.ts";

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
function logRequest(
  logger: Logger,
  { method, headers }: IncomingMessage,
  res: ServerResponse,
  route: () => string | undefined,
): string {
  const id = requestId(headers["x-request-id"]);
  const started = performance.now();
  res.once("close", () => logger.request(lineOf(res, { id, method, route: route(), started })));
  return id;
}

/**
 * The same for an answer that stands ready: `send` sends it whole, with the id it is given. The system
 * mostly takes it at once, so that there is nothing to wait for.
 */
export function logReady(
  logger: Logger,
  { method, headers }: IncomingMessage,
  res: ServerResponse,
  { route, send }: { readonly route: string; readonly send: (id: string) => void },
): void {
  const asked = {
    id: requestId(headers["x-request-id"]),
    method,
    route,
    started: performance.now(),
  };
  send(asked.id);
  if (res.writableFinished) logger.request(lineOf(res, asked));
  else res.once("close", () => logger.request(lineOf(res, asked)));
}

interface Asked {
  readonly id: string;
  readonly method: string | undefined;
  readonly route: string | undefined;
  /** On the clock of `performance.now()`. */
  readonly started: number;
}

function lineOf(res: ServerResponse, { id, method = "", route, started }: Asked): RequestLine {
  return {
    id,
    method,
    route,
    status: res.statusCode,
    complete: res.writableFinished,
    ms: Math.round(performance.now() - started),
  };
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
