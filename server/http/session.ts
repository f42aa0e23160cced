import type { Request, RequestHandler } from "express";
import session, { type Store } from "express-session";

declare module "express-session" {
  interface SessionData {
    /** Where the visitor was when they asked to sign in: a path of this site. */
    returnTo?: string;
    /** The identity token of the sign-in, which the provider wants back at sign-out. */
    idToken?: string;
    /** Day of the last prolongation, so that it is written once a day and not at each request. */
    prolongedOn?: string;
  }
}

interface SessionOptions {
  /** Where visitors reach the site; over TLS the cookie is Secure and bound to the host. */
  readonly publicUrl: string;
  readonly secret: string;
  readonly store: Store;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a session lasts after its last use. */
export const SESSION_DAYS = 30;

/** How long a visitor may take at the provider. */
export const PENDING_SIGN_IN_MS = 60 * 60 * 1000;

/** The cookie's name; `__Host-` makes browsers refuse one that another host or plain HTTP set. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Host-guide-session" : "guide-session";
}

/** Whether the browser sent a session cookie, valid or not. */
export function hasSessionCookie(req: Request, publicUrl: string): boolean {
  const start = `${sessionCookieName(publicUrl)}=`;
  return (req.headers.cookie ?? "").split(/;\s*/).some((pair) => pair.startsWith(start));
}

/**
 * Loads the session of the cookie, or makes one that is stored only once something is put in it.
 * Nothing is written for a visitor who has none.
 */
export function loadSession({ publicUrl, secret, store }: SessionOptions): RequestHandler {
  const secure = publicUrl.startsWith("https:");
  const load = session({
    name: sessionCookieName(publicUrl),
    secret,
    store,
    resave: false,
    saveUninitialized: false,
    cookie: {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure,
      maxAge: SESSION_DAYS * DAY_MS,
    },
  });
  return (req, res, next) => {
    // The public address says that TLS ends in front of us, whatever headers the proxy sends.
    if (secure) Object.defineProperty(req, "secure", { value: true, configurable: true });
    void load(req, res, next);
  };
}

/**
 * Prolongs a used session to its full length once a day. `now` is compared as a day only.
 */
export function prolongSession(req: Request, now: Date): void {
  const today = now.toISOString().slice(0, 10);
  if (!req.session || req.session.prolongedOn === today) return;
  req.session.prolongedOn = today;
  req.session.cookie.maxAge = SESSION_DAYS * DAY_MS;
}

/** Ends the session in the store and takes the cookie back. */
export async function endSession(req: Request, publicUrl: string): Promise<void> {
  if (req.session) {
    await new Promise<void>((resolve, reject) => {
      req.session.destroy((error: unknown) => (error ? reject(error) : resolve()));
    });
  }
  req.res?.clearCookie(sessionCookieName(publicUrl), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: publicUrl.startsWith("https:"),
  });
}
