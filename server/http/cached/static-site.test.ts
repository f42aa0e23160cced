import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect } from "vitest";
import { createApp } from "#server/app.ts";
import { samePage } from "#server/testing/same-page.ts";
import { test as base } from "#server/testing/testing.ts";
import { CachedResponses } from "./cached-responses.ts";
import { readBuild, retireServiceWorker, staticSite } from "./static-site.ts";

const PAGE = "<!doctype html><title>Guide</title>";

const test = base.extend("site", async ({ deps }, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), "guide-static-"));
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, ".vite"));
  const script = "console.info(2026)";
  await writeFile(join(folder, "index.html"), PAGE);
  await writeFile(join(folder, "icon.svg"), "<svg/>");
  await writeFile(join(folder, "sw.js"), "self.addEventListener('fetch', () => {})");
  await writeFile(join(folder, ".vite/manifest.json"), "{}");
  await writeFile(join(folder, "assets/index-1a2b.js"), script);
  await writeFile(join(folder, "assets/newsreader-text-bold-1a2b_c-D.woff2"), "bold");
  await writeFile(join(folder, "assets/index-1a2b.js.gz"), gzipSync(script));
  const cached = new CachedResponses(deps);
  const build = readBuild(folder);
  const { router: site } = await staticSite(build, cached, samePage(build));
  const server = createServer(createApp(deps, { cached, site }));
  // Another build is taking its place: nothing may be read any more.
  await rm(folder, { recursive: true });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onCleanup(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path: string, init: RequestInit = {}) =>
    fetch(url + path, { redirect: "manual", ...init });
});

test("a face of the build stands at an address that no build changes, for a day", async ({
  site,
}) => {
  const face = await site("/fonts/newsreader-text-bold.woff2");
  expect([face.status, face.headers.get("content-type")]).toEqual([200, "font/woff2"]);
  expect(face.headers.get("cache-control")).toBe("public, max-age=86400");
  expect(await face.text()).toBe("bold");
});

test("serves assets for a year and other files revalidated, after the folder has gone", async ({
  site,
}) => {
  const asset = await site("/assets/index-1a2b.js", { headers: { "Accept-Encoding": "gzip" } });
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(asset.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(asset.headers.get("content-encoding")).toBe("gzip");
  expect(await asset.text()).toBe("console.info(2026)");
  const icon = await site("/icon.svg");
  expect(icon.headers.get("cache-control")).toBe("no-cache");
  expect(icon.headers.get("content-type")).toBe("image/svg+xml");
  expect((await site("/assets/index-1a2b.js.gz")).status).toBe(404);
  expect((await site("/sw.js")).headers.get("cache-control")).toBe("no-cache");
});

test.for([
  ["/", 200],
  ["/wineries", 200],
  ["/Wineries/", 200],
  ["/wineries?region=walla-walla", 200],
  ["/winery/anything", 200],
  ["/no-such-page", 404],
  ["/.vite/manifest.json", 404],
  ["/index.html", 404],
  ["/%E0%A4%A", 404],
] as const)("%s is answered with %i", async ([path, status], { site }) => {
  const answer = await site(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(PAGE);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
});

test("the kill switch puts a service worker in the place of the other that forgets and ends", ({
  deps,
}) => {
  const cached = new CachedResponses(deps);
  retireServiceWorker(cached);
  const { bodies, headers } = cached.get("/sw.js") ?? {};
  expect(bodies?.identity?.toString()).toContain("registration.unregister()");
  expect(bodies?.identity?.toString()).not.toContain("fetch");
  expect(headers?.["Cache-Control"]).toBe("no-cache");
});

test("an asset of another build is a 404 that nobody keeps, and no page", async ({ site }) => {
  const answer = await site("/assets/index-9z.js");
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-type")).toContain("application/problem+json");
});

test("another method than GET and HEAD is refused with the methods there are", async ({ site }) => {
  for (const path of ["/wineries", "/icon.svg", "/no-such-page"]) {
    const answer = await site(path, { method: "POST" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  }
});

test("the old address of the directory leads to the new one", async ({ site }) => {
  const answer = await site("/winery-directory");
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/wineries"]);
});

test("every page and answer carries the security headers, from the table and from the framework alike", async ({
  site,
}) => {
  for (const path of ["/", "/no-such-page", "/api/wineries", "/api/nothing"]) {
    const { headers } = await site(path);
    expect(Object.fromEntries(headers), path).toMatchObject({
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "permissions-policy": expect.stringContaining("camera=()"),
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "x-request-id": expect.stringMatching(/^[\w-]{10,}$/),
    });
  }
});

test("a hashed file or a picture carries what a browser reads of files, and nothing of what it reads of pages", async ({
  site,
}) => {
  for (const path of ["/assets/index-1a2b.js", "/icon.svg"]) {
    const { headers } = await site(path);
    expect(Object.fromEntries(headers), path).toMatchObject({
      "content-security-policy":
        "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers.has("permissions-policy"), path).toBe(false);
  }
});

test("a folder without a build is named at the start", () => {
  const folder = join(tmpdir(), "guide-no-build");
  expect(() => readBuild(folder)).toThrow(`${folder} holds no build; run npm run build`);
});

test("a page whose address holds a token is listed nowhere and tells nobody its address", async ({
  site,
}) => {
  for (const path of ["/trip/a-token", "/Trip/a-token/", "/newsletter/confirm/a-token"]) {
    const page = await site(path);
    expect([page.status, await page.text()]).toEqual([200, PAGE]);
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  }
  const open = await site("/winery/anything");
  expect(open.headers.get("x-robots-tag")).toBeNull();
  expect(open.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
});
