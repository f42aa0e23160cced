import { Validator } from "@seriousme/openapi-schema-validator";
import { JSDOM } from "jsdom";
import request from "supertest";
import { expect } from "vitest";
import { allEndpoints } from "#server/testing/contract.ts";
import { test } from "#server/testing/testing.ts";
import type { Api } from "#shared/api/endpoint.ts";
import { API_GROUPS } from "./api-table.ts";

test("the documentation has every call of the contract, once", async () => {
  const documented = API_GROUPS.flatMap(({ apis }) =>
    Object.entries(apis).flatMap(([name, api]: [string, Api]) =>
      Object.keys(api).map((key) => `${name}.${key}`),
    ),
  );
  const declared = (await allEndpoints()).map(({ name }) => name);
  expect(documented.toSorted()).toEqual(declared.toSorted());
});

test("an independent validator takes the document for OpenAPI 3.1", async ({ app }) => {
  const answer = await request(app).get("/api/openapi.json");
  expect(answer.headers["access-control-allow-origin"]).toBe("*");
  const validator = new Validator();
  const verdict = await validator.validate(structuredClone(answer.body));
  expect(verdict.errors ?? []).toEqual([]);
  expect([verdict.valid, validator.version]).toEqual([true, "3.1"]);
  const { servers, paths } = answer.body;
  expect(servers).toEqual([{ url: "http://guide.test" }]);
  expect(paths["/api/wineries/slug/{slug}"].get.parameters).toMatchObject([
    { name: "slug", in: "path", required: true },
  ]);
});

test("files, streams and ways to a page are declared as what they are", async ({ app }) => {
  const { body } = await request(app).get("/api/openapi.json");
  const successOf = (path: string) => {
    const [[status, { content = {} }] = ["", {}]] = Object.entries<{ content?: object }>(
      body.paths[path].get.responses,
    );
    return [status, ...Object.keys(content)];
  };
  expect(successOf("/api/trips/{token}/calendar.ics")).toEqual(["200", "text/calendar"]);
  expect(successOf("/api/trips/{token}/plan.gpx")).toEqual(["200", "application/gpx+xml"]);
  expect(successOf("/api/trips/{token}/plan.kml")).toEqual([
    "200",
    "application/vnd.google-earth.kml+xml",
  ]);
  expect(successOf("/api/trips/{token}/events")).toEqual(["200", "text/event-stream"]);
  expect(successOf("/api/metrics")).toEqual(["200", "text/plain"]);
  for (const path of ["/api/newsletter/unsubscribe/{token}", "/api/mail/never/{token}"]) {
    expect(successOf(path)).toEqual(["303"]);
    const answer = await request(app).get(path.replace("{token}", "a".repeat(43)));
    expect(answer.status).toBe(303);
  }
});

test("the page names every call, and allows no script", async ({ app }) => {
  const answer = await request(app).get("/api/docs");
  const policy = answer.headers["content-security-policy"];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src|unsafe/);
  const { document } = new JSDOM(answer.text).window;
  const calls = [...document.querySelectorAll("h3")].map(({ textContent }) => textContent);
  for (const { method, path } of await allEndpoints()) {
    expect(calls).toContain(`${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
  }
});
