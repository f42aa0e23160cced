import express from "express";
import request from "supertest";
import { expect } from "vitest";
import { CachedResponses } from "#server/http/cached/cached-responses.ts";
import type { StaticFile } from "#server/http/cached/static-site.ts";
import { staticSite } from "#server/http/cached/static-site.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { samePage } from "#server/testing/same-page.ts";
import { test } from "#server/testing/testing.ts";
import { buildAssetArchive } from "./build-asset-queries.ts";

const page: StaticFile = {
  path: "/index.html",
  bodies: { identity: Buffer.from("<!doctype html>") },
};

function script(name: string): StaticFile {
  const identity = Buffer.from(`console.info("${name}")`);
  return { path: `/assets/${name}.js`, bodies: { identity } };
}

/** A process that starts with a build of this one script. */
async function started(deps: AppDeps, name: string) {
  const build = { page: "<!doctype html>", files: [page, script(name)] };
  const cached = new CachedResponses(deps);
  const archive = buildAssetArchive(deps);
  const { router: site } = await staticSite(build, cached, samePage(build), archive);
  return express().use(cached.middleware, site);
}

/** Whether a process has the scripts, each asked for by several at once. */
async function has(app: express.Express, ...names: readonly string[]) {
  const asked = [...names, ...names, ...names];
  return Promise.all(
    asked.map(async (name) => {
      const { status, text } = await request(app).get(`/assets/${name}.js`);
      return status === 200 && text.includes(name);
    }),
  );
}

test("whatever machine is asked has the assets of every build of the last 30 days", async ({
  clock,
  deps,
}) => {
  const old = await started(deps, "old");
  const later = await started(deps, "later");
  expect(await has(later, "old", "later")).not.toContain(false);
  expect(await has(old, "old", "later")).not.toContain(false);
  clock.now = new Date(clock.now.getTime() + 29 * 24 * 3600 * 1000);
  expect(await has(await started(deps, "third"), "old", "later", "third")).not.toContain(false);
  clock.now = new Date(clock.now.getTime() + 2 * 24 * 3600 * 1000);
  expect(await has(await started(deps, "fourth"), "old", "later")).not.toContain(true);
});
