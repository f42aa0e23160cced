import type { Request, RequestHandler } from "express";
import passport from "passport";
import type { SessionUser } from "#server/http/session.ts";
import {
  clearHint,
  endSession,
  hasSessionCookie,
  keepingSession,
  loadSession,
  prolongSession,
} from "#server/http/session.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { CALLBACK_PATH, LOGIN_PATH } from "./openid.ts";
import { findUser } from "./user-queries.ts";

declare module "express-session" {
  interface SessionData {
    /** A sign-in under way: what its answer must match. Kept by the OpenID strategy. */
    openid?: unknown;
  }
}

/** How requests are tied to visitors. */
export interface Sessions {
  /** Recognizes the visitor where there is a session cookie; asks no table where there is none. */
  readonly restore: readonly RequestHandler[];
  /** Loads the session of the cookie or makes a new one, for the addresses of signing in. */
  readonly open: RequestHandler;
  readonly passport: InstanceType<typeof passport.Passport>;
  /** Makes the visitor the session's owner, under a new session id. */
  signIn(req: Request, user: SessionUser): Promise<void>;
}

const SIGN_IN_PATHS: ReadonlySet<string> = new Set([LOGIN_PATH, CALLBACK_PATH]);

type SessionDeps = Pick<AppDeps, "config" | "db" | "now" | "secret" | "sessionStore">;

export function createSessions(deps: SessionDeps): Sessions {
  const { config, db, now, secret, sessionStore: store } = deps;
  const { publicUrl } = config;
  // Outlives requests: functions only. Its strategy "session" goes by name, so passport copies it.
  const authenticator = new passport.Passport();
  authenticator.serializeUser((user, done) => done(null, user.id));
  authenticator.deserializeUser((id: string, done) => {
    findUser(db, id).then((user) => done(null, user ?? false), done);
  });
  const load = loadSession({ publicUrl, secrets: [secret, ...config.formerSecrets], store });
  const recognize = keepingSession(authenticator.authenticate("session"));

  const settle: RequestHandler = async (req, res, next) => {
    res.setHeader("Cache-Control", "no-store");
    const isSigningIn = SIGN_IN_PATHS.has(req.baseUrl + req.path) || req.session.openid;
    const goesOn = req.user ? prolongSession(req, now(), publicUrl) : isSigningIn;
    // Expired, too old, or its account is gone: without the cookie later requests ask no table.
    if (!goesOn) await endSession(req, publicUrl);
    next();
  };

  const withCookie =
    (handler: RequestHandler): RequestHandler =>
    (req, res, next) => {
      if (hasSessionCookie(req, publicUrl)) void handler(req, res, next);
      else {
        clearHint(req, publicUrl);
        next();
      }
    };

  return {
    restore: [load, recognize, settle].map(withCookie),
    open: load,
    passport: authenticator,
    signIn: (req, user) =>
      new Promise<void>((resolve, reject) => {
        req.logIn(user, (error: unknown) => (error ? reject(error) : resolve()));
      }).then(() => void prolongSession(req, now(), publicUrl)),
  };
}
