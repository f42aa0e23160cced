import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { Api, Endpoint } from "./endpoint.ts";

const NOT_APIS = new Set(["endpoint.ts", "problem.ts"]);

/** Every endpoint of every `…Api` that a file of this folder exports. */
async function allEndpoints(): Promise<(Endpoint & { readonly name: string })[]> {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => !file.endsWith(".test.ts") && !NOT_APIS.has(file),
  );
  const modules = await Promise.all(
    files.map((file) => import(`./${file}`) as Promise<Readonly<Record<string, unknown>>>),
  );
  return modules.flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith("Api"))
      .flatMap(([name, api]) =>
        Object.entries(api as Api).map(([key, endpoint]) => ({
          ...endpoint,
          name: `${name}.${key}`,
        })),
      ),
  );
}

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
