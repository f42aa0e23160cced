import type { Request } from "express";
import type { User as ApiUser } from "#shared/api/account/auth.ts";

/**
 * The signed-in visitor, as the API answers them. Until their address is confirmed, they get no mail but the
 * one that confirms it.
 */
export type SessionUser = Readonly<ApiUser>;

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
