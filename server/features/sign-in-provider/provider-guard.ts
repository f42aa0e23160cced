import type { Request, RequestHandler } from "express";
import { HttpProblem, notFound } from "#server/http/problem.ts";
import { limitedStep } from "#server/limits/sign-in-limits.ts";
import type { AppDeps } from "#server/platform/deps.ts";

/** What the provider is asked by anybody. */
const ENDPOINTS =
  /^\/(auth(\/[\w-]{1,60})?|token|me|jwks|\.well-known\/(openid-configuration|oauth-authorization-server))$/;

/** Longest form it is sent, in bytes. */
const MAX_FORM_BYTES = 4_000;

/** The site's own words for state and nonce have 43 characters; these are kept in a record. */
const MAX_WORD = 100;
const KEPT_WORDS = ["state", "nonce", "code_challenge", "scope", "prompt"];

/** The parameters of the site's own authorization request; a record keeps all it is sent. */
const PARAMETERS: ReadonlySet<string> = new Set([
  ...KEPT_WORDS,
  "client_id",
  "redirect_uri",
  "response_type",
  "code_challenge_method",
]);

/**
 * Stands before the site's own provider: nothing of it is asked without a limit, and nothing long
 * is stored. Its records are the site's storage, and anybody may cause them.
 */
export function providerGuard(deps: Pick<AppDeps, "db" | "now" | "secret">): RequestHandler[] {
  return [refuseForeign, limitedStep(deps, "provider")];
}

const refuseForeign: RequestHandler = (req, _res, next) => {
  if (!ENDPOINTS.test(req.path)) throw notFound("There is no such address in the sign-in.");
  refuseLongForm(req);
  if (req.path === "/auth") refuseForeignParameters(req);
  next();
};

/** @throws HttpProblem 411 for a body of unknown length, 413 for a long one. */
function refuseLongForm(req: Request): void {
  if (req.headers["transfer-encoding"] !== undefined) {
    throw new HttpProblem(411, "Send the form with its length (Content-Length).");
  }
  if (Number(req.headers["content-length"] ?? 0) > MAX_FORM_BYTES) {
    throw new HttpProblem(413, `The form is too large; ${MAX_FORM_BYTES} bytes is the most here.`);
  }
}

function refuseForeignParameters(req: Request): void {
  for (const [name, value] of Object.entries(req.query)) {
    const isLong = KEPT_WORDS.includes(name) && String(value).length > MAX_WORD;
    if (typeof value === "string" && PARAMETERS.has(name) && !isLong) continue;
    throw new HttpProblem(
      400,
      `This sign-in was not begun by the site: it holds ${isLong ? "too long a value" : "something else than expected"} for a parameter. Begin it anew.`,
    );
  }
}
