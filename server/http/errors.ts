import type { ErrorRequestHandler, RequestHandler } from "express";
import { MailError } from "#server/mail/mailer.ts";
import type { Logger } from "#server/platform/logger.ts";
import { HttpProblem, notFound, sendProblem, unavailable } from "./problem.ts";

/** Answers an `/api` path that no router knows with a problem, never with the page. */
export const unknownApiPath: RequestHandler = (req) => {
  throw notFound(`There is no ${req.baseUrl}${req.path === "/" ? "" : req.path} in this API.`);
};

/** Turns whatever a route threw into problem details; what nobody expected is logged as an error. */
export function problemHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const problem = problemOf(error);
    if (problem.status === 500) logger.error({ err: error, id: req.id }, "request failed");
    else if (problem.status === 503) logger.warn({ err: error, id: req.id }, "dependency away");
    sendProblem(res, problem);
  };
}

function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof MailError) {
    return unavailable("The mail server did not take the message. Please try again.");
  }
  if (isDatabaseAway(error)) return unavailable("The database does not answer. Please try again.");
  return exposedProblem(error) ?? new HttpProblem(500, "Something went wrong on our side.");
}

/** Express's own refusals (malformed JSON, body too large, unknown charset) keep their status. */
function exposedProblem(error: unknown): HttpProblem | undefined {
  if (!(error instanceof Error) || !("status" in error) || typeof error.status !== "number") {
    return undefined;
  }
  const { status } = error;
  if (status < 400 || status > 499) return undefined;
  const type = "type" in error ? error.type : undefined;
  if (type === "entity.too.large") {
    return new HttpProblem(413, "The request body is too large; 100 kB is the most.");
  }
  if (type === "entity.parse.failed") {
    return new HttpProblem(400, "The request body is not valid JSON.");
  }
  return new HttpProblem(status, "The request could not be read.");
}

/** Connection failures of the system (ECONN…), of the pool, and of Postgres (classes 08, 53, 57P). */
const AWAY =
  /^(ECONN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|ENOENT$|EAI_AGAIN|08|53|57P)/;
const AWAY_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (AWAY.test(code) || AWAY_MESSAGE.test(error.message)) return true;
  if (error instanceof AggregateError) {
    return error.errors.some((inner) => isDatabaseAway(inner, depth + 1));
  }
  return isDatabaseAway(error.cause, depth + 1);
}
