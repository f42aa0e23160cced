import request from "supertest";
import { expect } from "vitest";
import { allEndpoints, filledPath } from "#server/testing/contract.ts";
import { test } from "#server/testing/testing.ts";

const placeholders = (path: string) => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);

test("the placeholders of every path are the keys of its params", async () => {
  const endpoints = await allEndpoints();
  expect(endpoints.length).toBeGreaterThan(8);
  for (const { name, path, params } of endpoints) {
    const keys = params && "shape" in params ? Object.keys(params.shape as object) : [];
    expect({ name, keys: keys.sort() }).toEqual({ name, keys: placeholders(path).sort() });
  }
});

test("no method and path is declared twice", async () => {
  const seen = (await allEndpoints()).map(
    ({ method, path }) => `${method} ${path.replace(/:\w+/g, ":")}`,
  );
  expect(seen.filter((call, index) => seen.indexOf(call) !== index)).toEqual([]);
});

test("no literal path is shadowed by a parameter declared before it in the same API", async () => {
  const endpoints = await allEndpoints();
  const shadowed = endpoints.filter(({ path, method, name }, index) =>
    endpoints.slice(0, index).some((earlier) => {
      const pattern = new RegExp(`^${earlier.path.replace(/:\w+/g, "[^/]+")}$`);
      const sameApi = earlier.name.split(".")[0] === name.split(".")[0];
      return sameApi && earlier.method === method && earlier.path !== path && pattern.test(path);
    }),
  );
  expect(shadowed.map(({ name }) => name)).toEqual([]);
});

test("bodies belong to methods that have one", async () => {
  const wrong = (await allEndpoints()).filter(({ method, body }) => body && method === "GET");
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("every endpoint of the contract is mounted", async ({ app }) => {
  const missing: string[] = [];
  for (const endpoint of await allEndpoints()) {
    const method = endpoint.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
    const { body } = await request(app)[method](filledPath(endpoint, "1"));
    const detail = (body as { detail?: string }).detail ?? "";
    if (/ in this API\.$|is not possible here/.test(detail)) missing.push(endpoint.name);
  }
  expect(missing).toEqual([]);
});

test("a path that no endpoint declares is told from one that is mounted", async ({ app }) => {
  const { body } = await request(app).get("/api/nothing-of-the-kind");
  expect(body.detail).toMatch(/ in this API\.$/);
});
