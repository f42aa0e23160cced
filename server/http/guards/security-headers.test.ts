import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentPolicy, securityHeaders } from "./security-headers.ts";

const tileUrl = "https://{s}.tile.example/{z}/{x}/{y}.png";

function directives(options: Partial<Parameters<typeof securityHeaders>[0]> = {}) {
  const headers = securityHeaders({ tileUrl, secure: true, ...options });
  const policy = headers["Content-Security-Policy"] ?? "";
  return new Map(
    policy.split("; ").map((text): [string, string] => {
      const [name = "", ...sources] = text.split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

test("nothing may be loaded but what is named, and nothing inline runs or styles", () => {
  const policy = directives();
  expect(policy.get("default-src")).toBe("'none'");
  expect(policy.get("script-src")).toBe("'self'");
  expect(policy.get("img-src")).toBe("'self' data: https://*.tile.example");
  for (const name of ["style", "font", "connect", "media", "manifest", "worker"]) {
    expect(policy.get(`${name}-src`), name).toBe("'self'");
  }
  expect(policy.get("form-action")).toBe("'self'");
  expect(policy.get("base-uri")).toBe("'none'");
});

test("an inline script of the pages runs by its digest, and no other", () => {
  const policy = contentPolicy({ tileUrl, secure: true, scripts: ["start()"] });
  const digest = createHash("sha256").update("start()").digest("base64");
  expect(policy).toContain(`; script-src 'self' 'sha256-${digest}'; style-src 'self';`);
});

test("nobody may frame the site, by either header", () => {
  expect(directives().get("frame-ancestors")).toBe("'none'");
  expect(securityHeaders({ tileUrl, secure: true })["X-Frame-Options"]).toBe("DENY");
});

test("of the browser's powers only the position is asked for", () => {
  const features = securityHeaders({ tileUrl, secure: true })["Permissions-Policy"]?.split(", ");
  expect(features?.filter((feature) => !feature.endsWith("=()"))).toEqual(["geolocation=(self)"]);
  expect(features).toContain("camera=()");
});

test("over plain HTTP nothing is said of TLS", () => {
  expect(directives({ secure: false }).has("upgrade-insecure-requests")).toBe(false);
  expect(securityHeaders({ tileUrl, secure: false })).not.toHaveProperty(
    "Strict-Transport-Security",
  );
  expect(securityHeaders({ tileUrl, secure: true })).toHaveProperty("Strict-Transport-Security");
});
