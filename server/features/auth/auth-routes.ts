import { type Request, type Response, Router } from "express";
import * as client from "openid-client";
import { mount } from "#server/http/mount.ts";
import { forbidden, HttpProblem, unavailable } from "#server/http/problem.ts";
import { originOf } from "#server/http/same-origin.ts";
import { endSession, PENDING_SIGN_IN_MS } from "#server/http/session.ts";
import { takeSignInStep } from "#server/limits/sign-in-limits.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { authApi, type SignInProblem } from "#shared/api/auth.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { CALLBACK_PATH, LOGIN_PATH } from "./openid.ts";
import { isProviderAway } from "./provider-fetch.ts";
import { safeReturnTo } from "./return-to.ts";
import type { Sessions } from "./sessions.ts";
import { CancelledError, type SignIn } from "./sign-in.ts";

interface AuthParts {
  readonly sessions: Sessions;
  /** Undefined where the operator has named no provider and not allowed the embedded one. */
  readonly signIn: SignIn | undefined;
}

/** The addresses of signing in and out, and the current user. */
export function authRoutes(
  deps: Pick<AppDeps, "config" | "db" | "logger" | "now" | "secret">,
  { sessions, signIn }: AuthParts,
): Router {
  const router = Router();
  const { config, logger } = deps;
  const { publicUrl } = config;

  const providerSignOut = async (idToken: string | undefined): Promise<string> => {
    const elsewhere = idToken && (await signIn?.signOutUrl(idToken));
    return elsewhere || paths.home;
  };

  const signOut = async (req: Request): Promise<string> => {
    const idToken = req.session?.idToken;
    await endSession(req, publicUrl);
    return providerSignOut(idToken);
  };

  router.get(LOGIN_PATH, sessions.open, async (req, res) => {
    res.setHeader("Cache-Control", "no-store");
    if (!signIn) return refuse(req, res, CLOSED);
    const asked = req.query.returnTo;
    const returnTo = asked === undefined ? (req.session.returnTo ?? "/") : safeReturnTo(asked);
    if (returnTo === undefined) return refuse(req, res, FOREIGN_RETURN);
    if (req.user) return res.redirect(303, returnTo);
    const elsewhere = publicLogin(req, publicUrl, returnTo);
    if (elsewhere) return res.redirect(303, elsewhere);
    await takeSignInStep(deps, "begin", { ip: req.ip });
    req.session.returnTo = returnTo;
    req.session.cookie.maxAge = PENDING_SIGN_IN_MS;
    try {
      await signIn.begin(req, res);
    } catch (error) {
      logger.warn({ reason: reasonOf(error), id: req.id }, "the sign-in provider is away");
      refuse(req, res, AWAY);
    }
  });

  router.get(CALLBACK_PATH, sessions.open, async (req, res) => {
    res.setHeader("Cache-Control", "no-store");
    if (!signIn) return refuse(req, res, CLOSED);
    const returnTo = req.session.returnTo ?? "/";
    try {
      const { user, idToken } = await signIn.complete(req, res);
      await sessions.signIn(req, user);
      if (idToken) req.session.idToken = idToken;
    } catch (error) {
      const answer = refusalOf(error);
      if (!answer) throw error;
      logger.warn({ reason: reasonOf(error), id: req.id }, "a sign-in was refused");
      return refuse(req, res, answer);
    }
    res.redirect(303, returnTo);
  });

  // A link may sign out too, but not one on another site.
  router.get(authApi.logout.path, async (req, res) => {
    if (originOf(req, publicUrl) !== "own") {
      throw forbidden("Signing out was asked for from another site. Use the site's own button.");
    }
    res.redirect(303, await signOut(req));
  });

  mount(router, authApi, {
    user: ({ user }) => user,
    logout: async ({ req }) => ({ goTo: await signOut(req) }),
  });
  return router;
}

interface Refusal {
  readonly status: number;
  readonly reason: SignInProblem;
  readonly detail: string;
}

const AWAY: Refusal = {
  status: 503,
  reason: "away",
  detail: "The sign-in service does not answer. Please try again in a few minutes.",
};
const CLOSED: Refusal = {
  status: 503,
  reason: "closed",
  detail: "Sign-in is not set up on this site.",
};
const REFUSED: Refusal = {
  status: 400,
  reason: "refused",
  detail:
    "This sign-in cannot be completed: it has expired, was used already, or was not begun in this browser. Please sign in again.",
};
const FOREIGN_RETURN: Refusal = {
  status: 400,
  reason: "refused",
  detail: "returnTo must be the path of a page of this site, such as /planner.",
};
const CANCELLED: Refusal = {
  status: 400,
  reason: "cancelled",
  detail: "The sign-in was cancelled.",
};

/** Answers a browser with the page that says why, and everything else with a problem. */
function refuse(req: Request, res: Response, { status, reason, detail }: Refusal): void {
  if (req.accepts(["json", "html"]) !== "html") {
    throw status === 503 ? unavailable(detail) : new HttpProblem(status, detail);
  }
  res.redirect(303, `/sign-in/problem?reason=${reason}`);
}

/** What the visitor is told about an error of the flow; undefined when it is a fault of ours. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof CancelledError) return CANCELLED;
  if (isProviderAway(error)) return AWAY;
  const expected =
    error instanceof client.ClientError ||
    error instanceof client.AuthorizationResponseError ||
    error instanceof client.ResponseBodyError ||
    error instanceof client.WWWAuthenticateChallengeError;
  return expected ? REFUSED : undefined;
}

/** The error's own words without its causes, which may hold tokens. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  return error.message + cause;
}

/**
 * Where to begin anew when the site was reached by another name than its public one, to which the
 * provider sends the visitor back: the cookie must be set there. Asked once only, since a proxy
 * may hide the name from us.
 */
function publicLogin(req: Request, publicUrl: string, returnTo: string): string | undefined {
  if (req.query.here !== undefined || req.get("host") === new URL(publicUrl).host) return undefined;
  return `${publicUrl}${LOGIN_PATH}?${new URLSearchParams({ returnTo, here: "1" })}`;
}
