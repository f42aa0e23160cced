import type { Request } from "express";

/** The signed-in visitor, as the session holds them. */
export interface SessionUser {
  readonly id: string;
  readonly email: string | null;
  /** Until the address is confirmed, they get no mail but the one that confirms it. */
  readonly emailVerified: boolean;
  /** Whether they sign in with a password of this site's, or at another provider. */
  readonly hasPassword: boolean;
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
