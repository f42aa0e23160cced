import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import { MailError } from "#server/mail/delivery/mailer.ts";
import { databaseFailure } from "#server/platform/database/db-failures.ts";
import type { Logger } from "#server/platform/logger.ts";
import { failurePage, isReadByPeople } from "./plain/failure-page.ts";
import { PLAIN_PAGE_HEADERS } from "./plain/plain-page.ts";
import { HttpProblem, notFound, sendProblem, unavailable } from "./problem.ts";

/** Answers an `/api` path that no router knows with a problem, never with the page. */
export const unknownApiPath: RequestHandler = (req) => {
  throw notFound(`There is no ${req.baseUrl}${req.path === "/" ? "" : req.path} in this API.`);
};

/** An absent database fails every request alike: one stack a minute says where. */
const STACK_EVERY_MS = 60_000;

/** Turns whatever a route threw into problem details, or a page where somebody reads it; what nobody expected is logged as an error. */
export function problemHandler(logger: Logger, now = () => Date.now()): ErrorRequestHandler {
  let nextStack = 0;
  const logAway = (error: unknown, id: string | undefined) => {
    if (now() < nextStack) {
      logger.warn({ code: databaseFailure(error)?.code, id }, "dependency away");
      return;
    }
    nextStack = now() + STACK_EVERY_MS;
    logger.warn({ err: error, id }, "dependency away");
  };
  return (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const problem = problemOf(error);
    if (problem.status === 500) logger.error({ err: error, id: req.id }, "request failed");
    else if (problem.status === 503) logAway(error, req.id);
    if (isReadByPeople(req)) sendFailurePage(res, problem);
    else sendProblem(res, problem);
  };
}

function sendFailurePage(res: Response, { status, message, extras }: HttpProblem): void {
  if (extras.retryAfter !== undefined) res.setHeader("Retry-After", String(extras.retryAfter));
  res.setHeader("Cache-Control", "no-store");
  for (const [name, value] of Object.entries(PLAIN_PAGE_HEADERS)) res.setHeader(name, value);
  res.status(status).type("html").send(failurePage(status, message));
}

/** SQLSTATE read_only_sql_transaction: a standby, or a database in maintenance. */
const READ_ONLY = "25006";

function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof MailError) {
    return unavailable("The mail server did not take the message. Please try again.");
  }
  const database = databaseFailure(error);
  if (database?.code === READ_ONLY) {
    return unavailable("Nothing can be stored at this moment. Please try again.");
  }
  if (database?.away) return unavailable("The database does not answer. Please try again.");
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
