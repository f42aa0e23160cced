import { milliseconds } from "date-fns";
import type { CookieOptions, NextFunction, Request, RequestHandler, Response } from "express";
import session, { type Store } from "express-session";
import { hasSessionHint, SESSION_HINT_COOKIE } from "#shared/api/account/session-hint.ts";
import { HttpProblem, unavailable } from "./problem.ts";

/** The signed-in visitor, as the session holds them. */
export interface SessionUser {
  readonly id: string;
  readonly email: string | null;
  /** Until the address is confirmed, they get no mail but the one that confirms it. */
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly picture: string | null;
}

declare global {
  namespace Express {
    interface User extends SessionUser {}
    interface Request {
      user?: User | undefined;
    }
  }
}

declare module "express-session" {
  interface SessionData {
    /** The path to return to after signing in. */
    returnTo?: string;
    /** When the visitor signed in, as an ISO time: a session lives `SESSION_MAX_DAYS` at most. */
    startedAt?: string;
    /** Day of the last renewal, so that it is written once a day rather than at each request. */
    prolongedOn?: string;
  }
}

interface SessionOptions {
  /** Where visitors reach the site; over TLS the cookie is Secure and bound to the host. */
  readonly publicUrl: string;
  /** The first one signs; the others are accepted too. */
  readonly secrets: readonly string[];
  readonly store: Store;
}

/** How long a session lasts after its last use. */
const SESSION_MS = milliseconds({ days: 30 });

/** Maximum age of a session, however often it is used. */
export const SESSION_MAX_DAYS = 90;
const SESSION_MAX_MS = milliseconds({ days: SESSION_MAX_DAYS });

/** How long a visitor may take at the provider. */
export const PENDING_SIGN_IN_MS = 60 * 60 * 1000;

/** The cookie's name; `__Host-` makes browsers refuse one that another host or plain HTTP set. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Host-guide-session" : "guide-session";
}

/** Whether the browser sent a session cookie, valid or not. */
export function hasSessionCookie(req: Request, publicUrl: string): boolean {
  return cookieOf(req, sessionCookieName(publicUrl)) !== undefined;
}

/** The value of a cookie as the browser sent it. */
export function cookieOf(req: Request, name: string): string | undefined {
  const pairs = (req.headers.cookie ?? "").split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/**
 * Loads the session of the cookie, or creates one that is stored only once something is put in it.
 * A session that cannot be read is a 503.
 */
export function loadSession({ publicUrl, secrets, store }: SessionOptions): RequestHandler {
  const secure = publicUrl.startsWith("https:");
  const load = session({
    name: sessionCookieName(publicUrl),
    secret: [...secrets],
    store,
    resave: false,
    saveUninitialized: false,
    cookie: {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure,
      maxAge: SESSION_MS,
    },
  });
  return keepingSession((req, res, next) => {
    // An https PUBLIC_URL means that a proxy terminates TLS, whatever headers it sends.
    if (secure) Object.defineProperty(req, "secure", { value: true, configurable: true });
    void load(req, res, next);
  });
}

/**
 * Responds 503 if `handler` cannot identify the visitor. Cookie and session are kept, since only the
 * database's own "no such session" ends one.
 */
export function keepingSession(handler: RequestHandler): RequestHandler {
  return (req: Request, res: Response, next: NextFunction) => {
    const settled: NextFunction = (error?: unknown) => {
      if (!error) next();
      else if (error instanceof HttpProblem) next(error);
      else {
        const detail = "It could not be checked who you are; you have not been signed out.";
        next(Object.assign(unavailable(`${detail} Please try again.`), { cause: error }));
      }
    };
    return handler(req, res, settled);
  };
}

/**
 * Renews a session once a day, but never past its maximum age. Sets the hint cookie again if the browser
 * has lost it.
 *
 * @returns false for a session that has reached its maximum age and must end.
 */
export function prolongSession(req: Request, now: Date, publicUrl: string): boolean {
  const { session: current, res } = req;
  if (!current) return true;
  current.startedAt ??= now.toISOString();
  const left = new Date(current.startedAt).getTime() + SESSION_MAX_MS - now.getTime();
  if (left <= 0) return false;
  const today = now.toISOString().slice(0, 10);
  const isNew = current.prolongedOn !== today;
  if (isNew) {
    current.prolongedOn = today;
    current.cookie.maxAge = Math.min(SESSION_MS, left);
  }
  if (isNew || !hasSessionHint(req.headers.cookie)) {
    const maxAge = Math.min(SESSION_MS, left);
    res?.cookie(SESSION_HINT_COOKIE, "1", { ...hintOptions(publicUrl), maxAge });
  }
  return true;
}

/** Deletes the session and its cookies. */
export async function endSession(req: Request, publicUrl: string): Promise<void> {
  if (req.session) {
    await new Promise<void>((resolve, reject) => {
      req.session.destroy((error: unknown) => (error ? reject(error) : resolve()));
    });
  }
  req.user = undefined;
  req.res?.clearCookie(sessionCookieName(publicUrl), { ...hintOptions(publicUrl), httpOnly: true });
  clearHint(req, publicUrl);
}

/** Deletes the hint cookie. */
export function clearHint(req: Request, publicUrl: string): void {
  if (hasSessionHint(req.headers.cookie)) {
    req.res?.clearCookie(SESSION_HINT_COOKIE, hintOptions(publicUrl));
  }
}

/**
 * Signs out at the visitor's request. The browser drops every cookie of the site but keeps its storage,
 * since a trip list and a trip's draft belong to the device (docs/decisions).
 */
export async function leaveSession(req: Request, publicUrl: string): Promise<void> {
  await endSession(req, publicUrl);
  req.res?.setHeader("Clear-Site-Data", '"cookies"');
}

const hintOptions = (publicUrl: string): CookieOptions => ({
  path: "/",
  sameSite: "lax",
  secure: publicUrl.startsWith("https:"),
});
