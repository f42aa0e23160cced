import { STATUS_CODES } from "node:http";
import type { Request, Response } from "express";
import type { SignInProblem } from "#shared/api/account/auth.ts";
import type { FieldError, Problem } from "#shared/api/problem.ts";
import { counted } from "#shared/domain/text/words.ts";

interface ProblemExtras {
  readonly errors?: readonly FieldError[];
  /** Seconds until the request may be repeated. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Further members of the problem (RFC 9457 §3.2). */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** An expected failure, answered as RFC 9457 problem details with this status. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly extras: ProblemExtras;

  constructor(status: number, detail: string, extras: ProblemExtras = {}) {
    super(detail);
    this.name = "HttpProblem";
    this.status = status;
    this.extras = extras;
  }
}

/** Limits on the errors listed and on each name and message, since these can repeat what was sent. */
const MAX_ERRORS = 20;
const MAX_ERROR_LENGTH = 200;

/** What is wrong with the input: the first errors, and how many more there are. */
export function badRequest(detail: string, errors?: readonly FieldError[]): HttpProblem {
  if (!errors) return new HttpProblem(400, detail);
  const listed = errors.slice(0, MAX_ERRORS).map(({ field, message }) => ({
    field: field.slice(0, MAX_ERROR_LENGTH),
    message: message.slice(0, MAX_ERROR_LENGTH),
  }));
  const more = errors.length - listed.length;
  const rest = more > 0 ? ` (and ${counted(more, "more error")})` : "";
  return new HttpProblem(400, detail + rest, { errors: listed });
}
/** Input that the contract does not allow. */
export const invalid = (errors: readonly FieldError[]) =>
  badRequest(`The request is not valid: ${errors[0]?.message.slice(0, MAX_ERROR_LENGTH)}`, errors);
/** One field that cannot be taken; its message is what the visitor reads. */
export const wrongField = (field: string, message: string) =>
  badRequest(message, [{ field, message }]);
export const unauthorized = (detail = "Sign in to do this.") => new HttpProblem(401, detail);
export const forbidden = (detail: string) => new HttpProblem(403, detail);
export const notFound = (detail: string, headers: Readonly<Record<string, string>> = {}) =>
  new HttpProblem(404, detail, { headers });
export const conflict = (detail: string) => new HttpProblem(409, detail);
export const gone = (detail: string) => new HttpProblem(410, detail);
export const tooManyRequests = (detail: string, retryAfter: number) =>
  new HttpProblem(429, detail, { retryAfter });
export const unavailable = (detail: string, retryAfter = 10) =>
  new HttpProblem(503, detail, { retryAfter });

/** Sends problem details on a single line, as the client's message (spec §7) needs them. */
export function sendProblem(res: Response, problem: HttpProblem): void {
  const { status, message, extras } = problem;
  const body: Problem & Readonly<Record<string, unknown>> = {
    ...extras.members,
    title: STATUS_CODES[status] ?? "Error",
    status,
    detail: message,
    ...(extras.errors && { errors: [...extras.errors] }),
    ...(extras.retryAfter !== undefined && { retryAfter: extras.retryAfter }),
  };
  res.set(extras.headers ?? {});
  if (extras.retryAfter !== undefined) res.setHeader("Retry-After", String(extras.retryAfter));
  res.status(status).type("application/problem+json").send(JSON.stringify(body));
}

/** Answers a browser with the page that says why a sign-in goes no further, and everything else with the problem. */
export function refuseSignIn(
  { req, res }: { readonly req: Request; readonly res: Response },
  reason: SignInProblem,
  problem: HttpProblem,
): void {
  if (req.accepts(["json", "html"]) !== "html") throw problem;
  res.redirect(303, `/sign-in/problem?reason=${reason}`);
}
