import { milliseconds } from "date-fns";
import type { CookieOptions, NextFunction, Request, RequestHandler, Response } from "express";
import session, { type Store } from "express-session";
import { hasSessionHint, SESSION_HINT_COOKIE } from "#shared/api/account/session-hint.ts";
import { HttpProblem, unavailable } from "./problem.ts";

declare module "express-session" {
  interface SessionData {
    /** Where the visitor was when they asked to sign in: a path of this site. */
    returnTo?: string;
    /** When the visitor signed in, as an ISO time: a session lives `SESSION_MAX_DAYS` at most. */
    startedAt?: string;
    /** Day of the last prolongation, so that it is written once a day and not at each request. */
    prolongedOn?: string;
  }
}

interface SessionOptions {
  /** Where visitors reach the site; over TLS the cookie is Secure and bound to the host. */
  readonly publicUrl: string;
  /** The first signs; what the others signed is believed. */
  readonly secrets: readonly string[];
  readonly store: Store;
}

/** How long a session lasts after its last use. */
const SESSION_MS = milliseconds({ days: 30 });

/** How long it lasts at most, however often it is used; then the visitor signs in again. */
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
 * Loads the session of the cookie, or makes one that is stored only once something is put in it.
 * Nothing is written for a visitor who has none. A session that cannot be read is a 503.
 */
export function loadSession({ publicUrl, secrets, store }: SessionOptions): RequestHandler {
  const secure = publicUrl.startsWith("https:");
  // Outlives requests: settings only; the session of a request hangs on that request.
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
    // The public address says that TLS ends in front of us, whatever headers the proxy sends.
    if (secure) Object.defineProperty(req, "secure", { value: true, configurable: true });
    void load(req, res, next);
  });
}

/**
 * Answers 503 where `handler` cannot tell who is here. The cookie and the session stay as they are,
 * since only the database's own "no such session" ends one.
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
 * Prolongs a used session once a day: by its full length, but never past its greatest age. Renews
 * the hint where the browser has lost it. `now` is compared as a day only.
 *
 * @returns false for a session that has reached its greatest age: it must end.
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

/** Ends the session in the store and takes its cookies back. */
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

/** Takes the hint back from a browser that has no session. */
export function clearHint(req: Request, publicUrl: string): void {
  if (hasSessionHint(req.headers.cookie)) {
    req.res?.clearCookie(SESSION_HINT_COOKIE, hintOptions(publicUrl));
  }
}

/**
 * Ends the session because the visitor asked for it. The browser drops every cookie of the site;
 * its storage stays, where a trip list and a trip's draft belong to the device (docs/decisions).
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
