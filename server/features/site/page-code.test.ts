import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { JSDOM } from "jsdom";
import { expect } from "vitest";
import { keepGuide } from "#server/features/wineries/guide-answers.ts";
import { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { hashSource } from "#server/http/guards/security-headers.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { test } from "#server/testing/testing.ts";
import { pageRenderer } from "./page-renderer.ts";
import { sitePages } from "./site-pages.ts";

const template = resolve(import.meta.dirname, "../../../client/index.html");

const START = "start();";
const drawing = {
  render: async (path: string | null) => ({
    markup: "<main></main>",
    data: {
      day: "2026-11-22",
      isWhole: path !== null,
      isMissing: false,
      answers: [],
      prefetch: [],
    },
  }),
  chunks: {
    planner: { scripts: ["assets/planner-1.js"], styles: [] },
    account: { scripts: ["assets/account-1.js"], styles: [] },
  },
  start: START,
};
const BUILT =
  '<script type="module" crossorigin src="/assets/index-1.js"></script><link rel="modulepreload" crossorigin href="/assets/floor-1.js"></head>';

async function renderedPage(deps: AppDeps, path: string) {
  const page = (await readFile(template, "utf8")).replace("</head>", BUILT);
  const pages = pageRenderer(drawing, page, deps.config);
  const find = sitePages({ ...deps, guide: keepGuide(deps) }, pages, new CachedResponses(deps));
  const { text, headers = {} } = await (await find(path)).load();
  const { document } = new JSDOM(text).window;
  document.querySelector('script[src="/src/app/main.tsx"]')?.remove();
  const early = document.querySelectorAll("script[src], link[rel=modulepreload]");
  return {
    early: [...early].map((element) => element.getAttribute("src") ?? element.getAttribute("href")),
    start: document.querySelector<HTMLScriptElement>("script[data-entry]"),
    policy: headers["Content-Security-Policy"] ?? "",
  };
}

test("the code of a whole page comes after its first paint: nothing but the start script is in it, allowed by its digest", async ({
  deps,
}) => {
  const { early, start, policy } = await renderedPage(deps, "/planner");
  expect(early).toEqual([]);
  expect(start?.textContent).toBe(START);
  expect({ ...start?.dataset }).toEqual({
    entry: "/assets/index-1.js",
    chunks: "/assets/floor-1.js /assets/planner-1.js",
    prefetch: "",
  });
  expect(policy).toContain(`script-src 'self' ${hashSource(START)};`);
});

test("the code of a page that is drawn without its content is asked for at once, all of it", async ({
  deps,
}) => {
  const { early, start } = await renderedPage(deps, "/account");
  expect(early).toEqual(["/assets/index-1.js", "/assets/floor-1.js", "/assets/account-1.js"]);
  expect(start).toBeNull();
});
