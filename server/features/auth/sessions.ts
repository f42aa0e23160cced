import { promisify } from "node:util";
import { milliseconds } from "date-fns";
import { type Request, type RequestHandler, Router } from "express";
import session from "express-session";
import passport from "passport";
import { HttpProblem, unavailable } from "#server/http/problem.ts";
import { hasSessionCookie, type SessionUser, sessionCookieName } from "#server/http/session.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { hasSessionHint, SESSION_HINT_COOKIE } from "#shared/api/account/session-hint.ts";
import { CALLBACK_PATH, LOGIN_PATH } from "./openid.ts";
import { findUser } from "./user-queries.ts";

declare module "express-session" {
  interface SessionData {
    /** When the visitor signed in, as an ISO time: a session lives `SESSION_MAX_DAYS` at most. */
    startedAt?: string;
    /** Day of the last renewal, so that it is written once a day rather than at each request. */
    prolongedOn?: string;
  }
}

/** How long a session lasts after its last use. */
const SESSION_MS = milliseconds({ days: 30 });

/** Maximum age of a session, however often it is used. */
export const SESSION_MAX_DAYS = 90;
const SESSION_MAX_MS = milliseconds({ days: SESSION_MAX_DAYS });

/** How long a visitor may take at the provider. */
export const PENDING_SIGN_IN_MS = 60 * 60 * 1000;

const SIGN_IN_PATHS: ReadonlySet<string> = new Set([LOGIN_PATH, CALLBACK_PATH]);

/** How requests are tied to visitors. */
export type Sessions = ReturnType<typeof createSessions>;

export function createSessions({
  config,
  db,
  now,
  secret,
  sessionStore: store,
}: Pick<AppDeps, "config" | "db" | "now" | "secret" | "sessionStore">) {
  const { publicUrl } = config;
  const cookie = { path: "/", sameSite: "lax", secure: publicUrl.startsWith("https:") } as const;
  // Outlives requests: functions only. Its strategy "session" goes by name, so passport copies it.
  const authenticator = new passport.Passport();
  authenticator.serializeUser((user, done) => done(null, user.id));
  authenticator.deserializeUser((id: string, done) => {
    findUser(db, id).then((user) => done(null, user ?? false), done);
  });
  const recognize = keepingSession(authenticator.authenticate("session"));
  const load = session({
    name: sessionCookieName(publicUrl),
    // The first one signs; the others are accepted too.
    secret: [secret, ...config.formerSecrets],
    store,
    resave: false,
    saveUninitialized: false,
    cookie: { ...cookie, httpOnly: true, maxAge: SESSION_MS },
  });
  const open = keepingSession((req, res, next) => {
    // An https PUBLIC_URL means that a proxy terminates TLS, whatever headers it sends.
    if (cookie.secure) Object.defineProperty(req, "secure", { value: true, configurable: true });
    void load(req, res, next);
  });

  const clearHint = (req: Request) => {
    if (hasSessionHint(req.headers.cookie)) req.res?.clearCookie(SESSION_HINT_COOKIE, cookie);
  };

  /** Deletes a request's session and its cookies; with `mayStay` the cookies also where the session cannot be. */
  const end = async (req: Request, mayStay = false): Promise<void> => {
    if (req.session) {
      const destroyed = promisify((done: (error: unknown) => void) => req.session.destroy(done))();
      await (mayStay ? destroyed.catch(() => {}) : destroyed);
    }
    req.user = undefined;
    req.res?.clearCookie(sessionCookieName(publicUrl), { ...cookie, httpOnly: true });
    clearHint(req);
  };

  /**
   * Renews a session once a day, but never past its maximum age. Sets the hint cookie again if the browser
   * has lost it.
   *
   * @returns false for a session that has reached its maximum age and must end.
   */
  const prolong = ({ session: current, headers, res }: Request): boolean => {
    if (!current) return true;
    const time = now();
    current.startedAt ??= time.toISOString();
    const left = new Date(current.startedAt).getTime() + SESSION_MAX_MS - time.getTime();
    if (left <= 0) return false;
    const today = time.toISOString().slice(0, 10);
    const maxAge = Math.min(SESSION_MS, left);
    const isNew = current.prolongedOn !== today;
    if (isNew) {
      current.prolongedOn = today;
      current.cookie.maxAge = maxAge;
    }
    if (isNew || !hasSessionHint(headers.cookie)) {
      res?.cookie(SESSION_HINT_COOKIE, "1", { ...cookie, maxAge });
    }
    return true;
  };

  const settle: RequestHandler = async (req, res, next) => {
    res.setHeader("Cache-Control", "no-store");
    const isSigningIn = SIGN_IN_PATHS.has(req.baseUrl + req.path) || req.session.signIns;
    const goesOn = req.user ? prolong(req) : isSigningIn;
    // Expired, too old, or its account is gone: without the cookie later requests ask no table. What cannot
    // be deleted now gives nobody anything, and housekeeping deletes it.
    if (!goesOn) await end(req, true);
    next();
  };

  const recognizeWhole = Router().use(open, recognize, settle);

  return {
    /** Recognizes the visitor where there is a session cookie; asks no table where there is none. */
    restore: ((req, res, next) => {
      if (hasSessionCookie(req, publicUrl)) return recognizeWhole(req, res, next);
      clearHint(req);
      return next();
    }) satisfies RequestHandler,
    /** Loads the session of the cookie or makes a new one, stored only once something is put in it. */
    open,
    /**
     * Stores the session before the browser is sent on by it: a redirect alone goes out while that is under
     * way, and what the browser asks next may come before it.
     *
     * @throws HttpProblem 503 where it cannot be stored.
     */
    save: (req: Request): Promise<void> =>
      promisify((done: (error: unknown) => void) => req.session.save(done))().catch((cause) => {
        throw Object.assign(unavailable("Nobody can sign in right now. Please try again."), {
          cause,
        });
      }),
    /** Makes the visitor the session's owner, under a new session id; sign-ins of other tabs stay under way. */
    signIn: async (req: Request, user: SessionUser): Promise<void> => {
      const { signIns = [] } = req.session;
      await promisify((done: (error: unknown) => void) => req.logIn(user, done))();
      if (signIns.length > 0) req.session.signIns = signIns;
      prolong(req);
    },
    /**
     * Signs out at the visitor's request. The browser drops every cookie of the site but keeps its storage,
     * since a trip list and a trip's draft belong to the device (docs/decisions).
     */
    leave: async (req: Request): Promise<void> => {
      await end(req);
      req.res?.setHeader("Clear-Site-Data", '"cookies"');
    },
  };
}

/**
 * Responds 503 if `handler` cannot identify the visitor. Cookie and session are kept, since only the
 * database's own "no such session" ends one.
 */
function keepingSession(handler: RequestHandler): RequestHandler {
  return (req, res, next) =>
    handler(req, res, (error?: unknown) => {
      if (!error || error instanceof HttpProblem) {
        next(error);
        return;
      }
      const detail = "It could not be checked who you are; you have not been signed out.";
      next(Object.assign(unavailable(`${detail} Please try again.`), { cause: error }));
    });
}
