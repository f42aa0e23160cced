import { createHmac, randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { Logger } from "#server/platform/logger.ts";
import { routePattern } from "#server/platform/tracing.ts";

/** What a proxy or a caller may name its request: nothing that could break a line of a log or a header. */
const ACCEPTED_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** Asked every second or two, each time with the same answer, of which nothing is logged. */
const ASKED_BY_MACHINES = new Set(["/api/live", "/api/ready", "/api/health", "/api/metrics"]);

declare global {
  namespace Express {
    interface Request {
      /** Names the request in the log and in the `X-Request-Id` header; the caller's own where it is usable. */
      id?: string;
    }
  }
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

/** A header sent twice arrives joined by a comma, which no accepted id holds. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === "string" && ACCEPTED_ID.test(given)
    ? given
    : randomBytes(16).toString("hex");
}

/**
 * Logs one line about every visitor's request once its answer is complete or given up: method, route (a pattern
 * or a name, never the path, which may hold tokens), status, ms, and who acted on which trip, as
 * digests that only the secret leads to. The request is named in it and in the header `X-Request-Id`,
 * by the caller's own id where that is usable.
 */
export function requestLog(logger: Logger, secret: string): RequestHandler {
  // docs/operations.md has the same as a command ("Who changed this trip?").
  const digest = (kind: string, id: unknown) =>
    typeof id === "string"
      ? {
          [kind]: createHmac("sha256", secret).update(`${kind}:${id}`).digest("hex").slice(0, 16),
        }
      : {};
  return (req, res, next) => {
    const id = requestId(req.headers["x-request-id"]);
    const { method } = req;
    const started = performance.now();
    req.id = id;
    res.setHeader("X-Request-Id", id);
    onceOver(res, (complete) => {
      const ms = Math.round(performance.now() - started);
      // The name of a cached response, or the pattern of a route.
      const route: string | undefined = res.locals.route ?? routePattern(req);
      if (route !== undefined && ASKED_BY_MACHINES.has(route)) return;
      const who = { ...digest("account", req.user?.id), ...digest("trip", res.locals.tripId) };
      logger.info({ id, method, route, status: res.statusCode, complete, ms, ...who });
    });
    next();
  };
}
