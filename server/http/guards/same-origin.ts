import type { Request, RequestHandler } from "express";
import { forbidden } from "../problem.ts";
import { hasSessionCookie } from "../session.ts";

const CHANGING = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** One-click unsubscription is sent by the mail provider, from anywhere (RFC 8058 §3.2). */
const OPEN_TO_OTHERS = /^\/api\/(newsletter\/unsubscribe|mail\/never)\/[^/]+$/;

/**
 * Who caused a request, as far as the browser says: a page of this site (or the visitor's own
 * hand), a page of another, or unknown (no browser, or a very old one).
 */
export function originOf(req: Request, publicUrl: string): "own" | "foreign" | "unknown" {
  const site = req.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none" ? "own" : "foreign";
  const origin = req.get("origin");
  if (!origin) return "unknown";
  if (origin === new URL(publicUrl).origin) return "own";
  return URL.canParse(origin) && new URL(origin).host === req.get("host") ? "own" : "foreign";
}

/**
 * Refuses requests that change something when a page of another site sent them. A program without
 * either header may call, but not in a visitor's name.
 */
export function sameOriginOnly(publicUrl: string): RequestHandler {
  return (req, _res, next) => {
    const path = req.baseUrl + req.path;
    if (!CHANGING.has(req.method) || OPEN_TO_OTHERS.test(path)) {
      next();
      return;
    }
    const origin = originOf(req, publicUrl);
    if (origin === "foreign") {
      throw forbidden("This request came from a page of another site, so nothing was changed.");
    }
    if (origin === "unknown" && hasSessionCookie(req, publicUrl)) {
      throw forbidden(
        "The request does not say which site it comes from (Origin), so nothing was changed.",
      );
    }
    next();
  };
}
