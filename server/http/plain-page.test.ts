import { createHash } from "node:crypto";
import request from "supertest";
import { expect } from "vitest";
import { test } from "#server/testing/testing.ts";

const PAGES = ["/data", "/api/docs", "/embed/map", "/embed/winery/abeja"];

test("a page that the server draws whole may use its styles: its policy names their digest", async ({
  app,
}) => {
  for (const path of PAGES) {
    const { status, text, headers } = await request(app).get(path);
    expect([path, status]).toEqual([path, 200]);
    const styles = [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = ""]) => style);
    expect(styles, path).toHaveLength(1);
    for (const style of styles) {
      const digest = createHash("sha256").update(style).digest("base64");
      expect(headers["content-security-policy"], path).toContain(`'sha256-${digest}'`);
    }
  }
});

test("such a page may ask for the site's own faces, and for no others", async ({ app }) => {
  for (const path of ["/data", "/api/docs"]) {
    const { text, headers } = await request(app).get(path);
    const faces = [...text.matchAll(/@font-face\{[^}]*src:url\(([^)]+)\)/g)].map(([, url]) => url);
    expect(faces).toEqual(["/fonts/newsreader-display.woff2", "/fonts/instrument-sans.woff2"]);
    expect(headers["content-security-policy"]).toContain("font-src 'self'");
  }
});
