/**
 * `npm run audit`: known weaknesses in the packages that run in production, on the server (dependencies)
 * and in browsers (what `client` imports; these are built in, so they are development packages). Fails
 * where there is one of high or critical severity; where the registry cannot be asked it says so and
 * passes, because a build without a network is no less safe than it was.
 */
import { spawnSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";

const root = resolve(import.meta.dirname, "..");
const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), effects: z.array(z.string()) }),
  ),
});

const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const { stdout } = spawnSync(npm, ["audit", "--json"], {
  cwd: root,
  encoding: "utf8",
  timeout: 60_000,
});
const report = reportSchema.safeParse(parsed(stdout));

if (!report.success) {
  console.log("audit: the registry did not answer, so known weaknesses were NOT looked up");
} else {
  const { vulnerabilities } = report.data;
  const shipped = await shippedPackages();
  /** Whether the package, or one that needs it and is weak by it, is shipped. */
  const isShipped = (name: string, seen = new Set<string>()): boolean => {
    if (seen.has(name)) return false;
    seen.add(name);
    const effects = vulnerabilities[name]?.effects ?? [];
    return shipped.has(name) || effects.some((effect) => isShipped(effect, seen));
  };
  const found = Object.entries(vulnerabilities).filter(([name]) => isShipped(name));
  const grave = found.filter(([, { severity }]) => /^(high|critical)$/.test(severity));
  for (const [name, { severity }] of found) console.log(`audit: ${name}: ${severity}`);
  console.log(
    `audit: ${found.length} packages with known weaknesses, ${grave.length} of them grave`,
  );
  if (grave.length > 0) process.exitCode = 1;
}

/** The packages that the server needs, and those that the client's sources import. */
async function shippedPackages(): Promise<ReadonlySet<string>> {
  const { dependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const names = new Set(Object.keys(dependencies));
  const folder = join(root, "client/src");
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/(?<!\.test)\.tsx?$/.test(file)) continue;
    const source = await readFile(join(folder, file), "utf8");
    for (const [, name = ""] of source.matchAll(
      /(?:from |import ?\(?)"((?:@[\w-]+\/)?[a-z][\w.-]*)/g,
    ))
      names.add(name);
  }
  return names;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
