import { createHash } from "node:crypto";
import type { RequestHandler } from "express";

interface SecurityOptions {
  readonly tileUrl: string;
  /** Whether visitors reach the site over TLS. */
  readonly secure: boolean;
  /** Vite's development client needs inline scripts, inline styles and a socket. */
  readonly development?: boolean;
  /** The only inline scripts that run, as they stand. */
  readonly scripts?: readonly string[];
}

/** A year, as browsers' preload lists ask for at least. */
const HSTS_SECONDS = 31_536_000;

/** What the site never asks a browser for; one's own position is all it does ask for. */
const REFUSED_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/**
 * The headers every answer carries. Referrers stay on within the site and say the origin elsewhere:
 * OpenStreetMap's tile servers refuse requests without one.
 */
export function securityHeaders(options: SecurityOptions): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentPolicy(options),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Permissions-Policy": [
      "geolocation=(self)",
      ...REFUSED_FEATURES.map((feature) => `${feature}=()`),
    ].join(", "),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    ...(options.secure && { "Strict-Transport-Security": `max-age=${HSTS_SECONDS}` }),
    "X-Content-Type-Options": "nosniff",
    // For browsers that do not know frame-ancestors; both say the same.
    "X-Frame-Options": "DENY",
  };
}

/**
 * What differs on a file that pages fetch and that never is a page: a browser reads powers, opener,
 * agent cluster and referrers of documents alone, and a phone's line pays for them once a file. A
 * worker goes by the policy of its own file, and so does a drawing that is opened by itself.
 */
export const FILE_HEADERS: Readonly<Record<string, string | null>> = {
  "Content-Security-Policy": policy({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "connect-src": ["'self'"],
    "frame-ancestors": ["'none'"],
  }),
  "Cross-Origin-Opener-Policy": null,
  "Origin-Agent-Cluster": null,
  "Permissions-Policy": null,
  "Referrer-Policy": null,
  "X-Frame-Options": null,
};

/** The policy of the site's pages. Nothing is allowed but what stands here. */
export function contentPolicy(options: SecurityOptions): string {
  const { tileUrl, secure, development = false, scripts = [] } = options;
  const inline = development ? ["'unsafe-inline'"] : [];
  return policy({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inline, ...scripts.map(hashSource)],
    "style-src": ["'self'", ...inline],
    // data: is Leaflet's empty picture, and small pictures that the build puts into the styles.
    "img-src": ["'self'", "data:", tileOrigin(tileUrl)],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(development ? ["ws:"] : [])],
    "media-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    ...(secure && { "upgrade-insecure-requests": [] }),
  });
}

/** Writes a Content-Security-Policy. */
export function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** The source that allows one inline script or style: exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Sets headers on every answer of what stands behind it. */
export function withHeaders(headers: Readonly<Record<string, string>>): RequestHandler {
  return (_req, res, next) => {
    res.set(headers);
    next();
  };
}

/** `https://{s}.tile.example/{z}` has a wildcard where Leaflet puts the sub-domain. */
function tileOrigin(tileUrl: string): string {
  const [origin = "'self'"] = /^https?:\/\/[^/]+/.exec(tileUrl) ?? [];
  return origin.replace("{s}", "*");
}
