import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { DISK_FULL, databaseFailure } from "#server/platform/database/db-failures.ts";
import { html } from "#server/platform/html.ts";
import type { Logger } from "#server/platform/logger.ts";
import { MailError } from "#server/platform/mailer.ts";
import { Outages } from "#server/platform/outages.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { PLAIN_PAGE_HEADERS, plainPage } from "./plain-page.ts";
import { HttpProblem, notFound, sendProblem, unauthorized, unavailable } from "./problem.ts";

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
    else if (problem.status === 503) noteOutage(error, outages);
    if (isReadByPeople(req)) sendFailurePage(res, problem);
    else sendProblem(res, problem);
  };
}

/** An absent dependency fails every request alike; a refusal of our own is none. */
function noteOutage(error: unknown, outages: Outages): void {
  const database = databaseFailure(error);
  if (database) outages.failed("postgres", { code: database.code, error });
  else if (error instanceof MailError) {
    outages.failed("smtp", { code: error.replyCode?.toString(), error });
  }
}

function sendFailurePage(res: Response, { status, message, extras }: HttpProblem): void {
  if (extras.retryAfter !== undefined) res.setHeader("Retry-After", String(extras.retryAfter));
  res.set({ ...PLAIN_PAGE_HEADERS, "Cache-Control": "no-store" });
  res.status(status).type("html").send(failurePage(status, message));
}

/** The constraints by which what belongs to an account refers to it. */
const OF_ACCOUNT = /_user_id_users_id_fk$/;

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
  // Saved by somebody whose account was deleted meanwhile.
  if (OF_ACCOUNT.test(database?.constraint ?? "")) return unauthorized();
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

const API = /^\/(api|oidc)(\/|$)/;

/**
 * Whether somebody reads the answer in a browser's window, and no program does: a sign-in goes through
 * addresses of the API too.
 */
function isReadByPeople({ method, headers, url = "" }: Request): boolean {
  const reads = method === "GET" || method === "HEAD";
  const isWindow = headers["sec-fetch-mode"] === "navigate" || !API.test(url);
  return reads && isWindow && (headers.accept?.includes("text/html") ?? false);
}

/** What a visitor reads where a page could not be made; it needs no script and no database. */
function failurePage(status: number, detail: string): string {
  const isOurs = status >= 500;
  const failed = isOurs ? "Something went wrong" : "This cannot be shown";
  const title = status === 503 ? "Back in a moment" : failed;
  return plainPage({
    title,
    body: html`<h1>${title}</h1>
<p>${detail}</p>
${isOurs && html`<p>Load the page again in a moment. What you typed on this device is kept.</p>`}
<p class="ways"><a href="${paths.home}">Start at the home page</a><a href="${paths.wineries}">Find a winery</a></p>
<p class="faint">Error ${status}</p>`,
  });
}
