import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import { DISK_FULL, databaseFailure } from "#server/platform/database/db-failures.ts";
import type { Logger } from "#server/platform/logger.ts";
import { MailError } from "#server/platform/mailer.ts";
import { Outages } from "#server/platform/outages.ts";
import { failurePage, isReadByPeople } from "./failure-page.ts";
import { PLAIN_PAGE_HEADERS } from "./plain-page.ts";
import { HttpProblem, notFound, sendProblem, unavailable } from "./problem.ts";

/** Answers an `/api` path that no router knows with a problem, never with the page. */
export const unknownApiPath: RequestHandler = (req) => {
  throw notFound(`There is no ${req.baseUrl}${req.path === "/" ? "" : req.path} in this API.`);
};

/** Turns whatever a route threw into problem details, or a page where somebody reads it; what nobody expected is logged as an error. */
export function problemHandler(logger: Logger, outages = new Outages(logger)): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const problem = problemOf(error);
    if (problem.status === 500) logger.error({ err: error, id: req.id }, "request failed");
    else if (problem.status === 503) noteAway(error, outages);
    if (isReadByPeople(req)) sendFailurePage(res, problem);
    else sendProblem(res, problem);
  };
}

/** An absent dependency fails every request alike; a refusal of our own is none. */
function noteAway(error: unknown, outages: Outages): void {
  const database = databaseFailure(error);
  if (database) outages.failed("postgres", { code: database.code, error });
  else if (error instanceof MailError) {
    outages.failed("smtp", { code: error.reply && String(error.reply.code), error });
  }
}

function sendFailurePage(res: Response, { status, message, extras }: HttpProblem): void {
  if (extras.retryAfter !== undefined) res.setHeader("Retry-After", String(extras.retryAfter));
  res.set({ ...PLAIN_PAGE_HEADERS, "Cache-Control": "no-store" });
  res.status(status).type("html").send(failurePage(status, message));
}

/** SQLSTATE read_only_sql_transaction (a standby, or in maintenance), and a full disk. */
const TAKES_NOTHING: ReadonlySet<string> = new Set(["25006", DISK_FULL]);

function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof MailError) {
    return unavailable("The mail server did not take the message. Please try again.");
  }
  const database = databaseFailure(error);
  if (database && TAKES_NOTHING.has(database.code)) {
    return unavailable("We can’t save anything right now. Please try again.");
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
