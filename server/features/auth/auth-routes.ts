import { type Request, type Response, Router } from "express";
import * as client from "openid-client";
import { originOf } from "#server/http/guards/same-origin.ts";
import { withHeaders } from "#server/http/guards/security-headers.ts";
import { mount } from "#server/http/mount.ts";
import { badRequest, forbidden, refuseSignIn, unavailable } from "#server/http/problem.ts";
import { limitedStep } from "#server/limits/sign-in-limits.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { Outages } from "#server/platform/outages.ts";
import { authApi } from "#shared/api/account/auth.ts";
import { CALLBACK_PATH, LOGIN_PATH } from "./openid.ts";
import { isProviderAway } from "./provider-fetch.ts";
import { PENDING_SIGN_IN_MS, type Sessions } from "./sessions.ts";
import type { SignIn, SignOut } from "./sign-in.ts";

interface AuthParts {
  readonly sessions: Sessions;
  /** Undefined where the operator has named no provider and not allowed the embedded one. */
  readonly signIn: SignIn;
  readonly signOut: SignOut;
  readonly outages: Pick<Outages, "failed" | "worked">;
}

/** The addresses of signing in and out, and the current user. */
export function authRoutes(
  deps: Pick<AppDeps, "config" | "db" | "logger" | "now" | "secret">,
  { sessions, signIn, signOut, outages }: AuthParts,
): Router {
  const router = Router();
  const { config, logger } = deps;
  const { publicUrl } = config;

  const unkept = withHeaders({ "Cache-Control": "no-store" });
  const refuse = (req: Request, res: Response, reason: keyof typeof PROBLEMS) =>
    refuseSignIn({ req, res }, reason, PROBLEMS[reason]);

  router.get(LOGIN_PATH, unkept, limitedStep(deps, "begin"), sessions.open, async (req, res) => {
    if (!signIn) return refuse(req, res, "closed");
    const returnParameter = req.query.returnTo;
    const returnTo =
      returnParameter === undefined
        ? (req.session.signIns?.at(-1)?.returnTo ?? "/")
        : safeReturnTo(returnParameter);
    if (returnTo === undefined) {
      const page = "returnTo must be the path of a page of this site, such as /planner.";
      return refuseSignIn({ req, res }, "refused", badRequest(page));
    }
    if (req.user) return res.redirect(303, returnTo);
    const elsewhere = publicLogin(req, publicUrl, returnTo);
    if (elsewhere) return res.redirect(303, elsewhere);
    req.session.cookie.maxAge = PENDING_SIGN_IN_MS;
    const address = await signIn.begin(req, returnTo).catch((error: unknown) => {
      outages.failed("oidc", { error: new Error(reasonOf(error)) });
    });
    if (!address) return refuse(req, res, "away");
    await sessions.save(req);
    res.redirect(address);
  });

  const returned = [unkept, limitedStep(deps, "callback"), sessions.open];
  router.get(CALLBACK_PATH, returned, async (req: Request, res: Response) => {
    if (!signIn) return refuse(req, res, "closed");
    try {
      const { user, returnTo } = await signIn.complete(req);
      if (user) {
        await sessions.signIn(req, user);
        // Beginning one may need nothing of the provider any more.
        outages.worked("oidc");
      }
      res.redirect(303, returnTo);
    } catch (error) {
      const reason = refusalOf(error);
      if (!reason) throw error;
      if (reason === "away") outages.failed("oidc", { error: new Error(reasonOf(error)) });
      else logger.warn({ reason: reasonOf(error), id: req.id }, "a sign-in was refused");
      refuse(req, res, reason);
    }
  });

  // A link may sign out too, but not one on another site.
  router.get(authApi.logout.path, async (req, res) => {
    if (originOf(req, publicUrl) !== "own") {
      throw forbidden("This sign-out came from another site. Use this site’s own button.");
    }
    res.redirect(303, await signOut(req));
  });

  const calls = mount(authApi, {
    user: ({ user }) => user,
    logout: async ({ req }) => ({ goTo: await signOut(req) }),
  });
  return router.use(calls);
}

/** Why a sign-in goes no further. */
const PROBLEMS = {
  away: unavailable("The sign-in service does not answer. Please try again in a few minutes."),
  closed: unavailable("Sign-in is not set up on this site."),
  refused: badRequest(
    "This sign-in cannot be completed: it has expired, was used already, or was not begun in this browser. Please sign in again.",
  ),
  canceled: badRequest("The sign-in was canceled."),
} as const;

/** What the provider sent the visitor back with instead of a code (RFC 6749 §4.1.2.1). */
const REFUSALS: ReadonlyMap<string, keyof typeof PROBLEMS> = new Map([
  ["access_denied", "canceled"],
  ["server_error", "away"],
  ["temporarily_unavailable", "away"],
]);

/** What the visitor is told about an error of the flow; undefined when it is a fault of ours. */
function refusalOf(error: unknown): keyof typeof PROBLEMS | undefined {
  if (isProviderAway(error)) return "away";
  if (error instanceof client.AuthorizationResponseError)
    return REFUSALS.get(error.error) ?? "refused";
  const expected =
    error instanceof client.ClientError ||
    error instanceof client.ResponseBodyError ||
    error instanceof client.WWWAuthenticateChallengeError;
  return expected ? "refused" : undefined;
}

/** The error's own words without its causes, which may hold tokens. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  return error.message + cause;
}

/**
 * Where to start over when the site was reached by another name than its public one, to which the
 * provider sends the visitor back: the cookie must be set there. Asked once only, since a proxy
 * may hide the name from us.
 */
function publicLogin(req: Request, publicUrl: string, returnTo: string): string | undefined {
  if (req.query.here !== undefined || req.get("host") === new URL(publicUrl).host) return undefined;
  return `${publicUrl}${LOGIN_PATH}?${new URLSearchParams({ returnTo, here: "1" })}`;
}

/** Longest path a sign-in carries along. */
const MAX_LENGTH = 2000;

/** Addresses that would act or sign in again instead of showing a page. */
const NOT_A_PAGE = /^\/(api|oidc)(\/|$|\?|#)/i;

/**
 * The path a visitor is sent back to after signing in, or undefined when it could lead elsewhere:
 * it starts with a single `/`, and holds no backslash and no control character, which browsers
 * read as something else than they look like.
 */
export function safeReturnTo(text: unknown): string | undefined {
  if (typeof text !== "string" || text.length > MAX_LENGTH) return undefined;
  if (!text.startsWith("/") || text.startsWith("//") || /[\\\p{Cc}]/u.test(text)) return undefined;
  const base = "http://site.invalid";
  if (!URL.canParse(text, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, base);
  // Dot segments are resolved by now: `/x/..//evil.example` has become `//evil.example`.
  if (origin !== base || pathname.startsWith("//") || NOT_A_PAGE.test(pathname)) return undefined;
  return pathname + search + hash;
}
