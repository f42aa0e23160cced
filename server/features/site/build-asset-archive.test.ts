import express from "express";
import request from "supertest";
import { expect } from "vitest";
import { ReadyAnswers } from "#server/http/ready/ready-answers.ts";
import type { StaticFile } from "#server/http/ready/static-files.ts";
import { staticSite } from "#server/http/ready/static-site.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { test } from "#server/testing/testing.ts";
import { buildAssetArchive } from "./build-asset-archive.ts";

const page: StaticFile = {
  path: "/index.html",
  type: "text/html; charset=utf-8",
  cacheControl: "no-cache",
  bodies: { identity: Buffer.from("<!doctype html>") },
};

function script(name: string): StaticFile {
  return {
    ...{ path: `/assets/${name}.js`, type: "text/javascript; charset=utf-8" },
    ...{ cacheControl: "immutable", bodies: { identity: Buffer.from(`console.info("${name}")`) } },
  };
}

/** A process that starts with a build of this one script. */
async function started(deps: AppDeps, name: string) {
  const build = { page, files: [page, script(name)] };
  const ready = new ReadyAnswers(deps);
  const site = await staticSite(build, ready, { archive: buildAssetArchive(deps) });
  return express().use(ready.middleware, site);
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
