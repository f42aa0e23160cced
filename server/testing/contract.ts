/** Every call of the contract, read from the files that declare them, for tests that walk the whole. */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Api, Endpoint } from "#shared/api/endpoint.ts";

const folder = join(import.meta.dirname, "..", "..", "shared", "api");

/** An endpoint and where it is declared, e.g. `wineriesApi.bySlug`. */
export type NamedEndpoint = Endpoint & { readonly name: string };

/** Every endpoint of every `…Api` that a file under `shared/api` exports, in the order of the files. */
export async function allEndpoints(): Promise<NamedEndpoint[]> {
  const files = readdirSync(folder, { encoding: "utf8", recursive: true })
    // The browser's calls are the same ones without their schemas.
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && file !== "calls.ts")
    .sort();
  const modules = await Promise.all(
    files.map(
      (file) =>
        import(/* @vite-ignore */ resolve(folder, file)) as Promise<
          Readonly<Record<string, unknown>>
        >,
    ),
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

/** The endpoint's path with `value` for each of its placeholders. */
export function filledPath({ path }: Endpoint, value: string): string {
  return path.replace(/:\w+/g, value);
}
