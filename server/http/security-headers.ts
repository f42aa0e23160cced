import type { RequestHandler } from "express";
import helmet from "helmet";

interface SecurityOptions {
  readonly tileUrl: string;
  /** Whether visitors reach the site over TLS. */
  readonly secure: boolean;
  /** Vite's development client needs inline scripts and a socket. */
  readonly development?: boolean;
}

/**
 * Security headers. Two of helmet's defaults would break the map: tiles come from another host, and
 * OpenStreetMap refuses requests without a referrer.
 */
export function securityHeaders(options: SecurityOptions): RequestHandler {
  const { tileUrl, secure, development = false } = options;
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
        // Radix and Leaflet set inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", tileOrigin(tileUrl)],
        connectSrc: ["'self'", ...(development ? ["ws:"] : [])],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: secure ? [] : null,
      },
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
}

/** `https://{s}.tile.example/{z}` has a wildcard where Leaflet puts the sub-domain. */
function tileOrigin(tileUrl: string): string {
  const match = /^(https?:\/\/)([^/]+)/.exec(tileUrl);
  return match ? `${match[1]}${match[2]?.replace("{s}", "*")}` : "'self'";
}
