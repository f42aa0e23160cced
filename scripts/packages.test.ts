import { readFile } from "node:fs/promises";
import { minVersion, satisfies } from "semver";
import { expect, test } from "vitest";

interface LockedPackage {
  readonly engines?: { readonly node?: string };
}

/** The packages of a lock file that a Node refuses. */
function refusing(node: string, packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages)
    .filter(([, { engines }]) => engines?.node && !satisfies(node, engines.node))
    .map(([path]) => path);
}

test("no package refuses the oldest Node that the site runs on", async () => {
  const read = async (file: string) => JSON.parse(await readFile(file, "utf8"));
  const { engines } = await read("package.json");
  const { packages } = await read("package-lock.json");
  const oldest = minVersion(engines.node)?.version ?? "";
  expect(oldest).toBe("20.19.0");
  expect(refusing(oldest, packages)).toEqual([]);
  expect(refusing("10.0.0", packages)).toContain("");
});
