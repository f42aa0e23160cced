import { randomBytes } from "node:crypto";
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
  req: IncomingMessage,
  res: ServerResponse,
  route: () => string | undefined,
): string {
  const id = requestId(req.headers["x-request-id"]);
  const { method } = req;
  const started = performance.now();
  onceOver(res, (complete) =>
    logger.request(lineOf(res, complete, { id, method, route: route(), started })),
  );
  return id;
}

/**
 * The same for an answer that stands ready: `send` sends it whole, with the id it is given. The system
 * mostly takes it at once, so that there is nothing to wait for.
 */
export function logReady(
  logger: Logger,
  req: IncomingMessage,
  res: ServerResponse,
  { route, send }: { readonly route: string; readonly send: (id: string) => void },
): void {
  const asked = {
    id: requestId(req.headers["x-request-id"]),
    method: req.method,
    route,
    started: performance.now(),
  };
  send(asked.id);
  if (res.writableFinished) logger.request(lineOf(res, true, asked));
  else onceOver(res, (complete) => logger.request(lineOf(res, complete, asked)));
}

/**
 * Tells once whether the system took an answer whole. `finish` alone does not say so: it comes too when
 * what was left to write is given up with the connection.
 */
function onceOver(res: ServerResponse, then: (complete: boolean) => void): void {
  let complete = false;
  // Before Node's own listener, which takes the response off its connection.
  res.prependOnceListener("finish", () => {
    const { socket } = res;
    complete = socket !== null && !socket.destroyed && !socket.errored;
  });
  res.once("close", () => then(complete));
}

interface Asked {
  readonly id: string;
  readonly method: string | undefined;
  readonly route: string | undefined;
  /** On the clock of `performance.now()`. */
  readonly started: number;
}

function lineOf(
  res: ServerResponse,
  complete: boolean,
  { id, method = "", route, started }: Asked,
): RequestLine {
  return {
    id,
    method,
    route,
    status: res.statusCode,
    complete,
    ms: Math.round(performance.now() - started),
  };
}

/** A header sent twice arrives joined by a comma, which no accepted id holds. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === "string" && ACCEPTED_ID.test(given) ? given : newId();
}

/** Digits of an id: 16 bytes. */
const ID_DIGITS = 32;
/** Ids made at a time: asking the system for chance costs more than an answer's own work. */
const IDS_AT_A_TIME = 256;
let digits = "";
let nextId = 0;

function newId(): string {
  if (nextId === digits.length) {
    digits = randomBytes((IDS_AT_A_TIME * ID_DIGITS) / 2).toString("hex");
    nextId = 0;
  }
  nextId += ID_DIGITS;
  return digits.slice(nextId - ID_DIGITS, nextId);
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
