/**
 * `npm run audit`: known weaknesses in the packages that run in production. Fails where there is one
 * of high or critical severity; where the registry cannot be asked it says so and passes, because a
 * build without a network is no less safe than it was.
 */
import { spawnSync } from "node:child_process";
import { z } from "zod";

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const { stdout } = spawnSync(npm, ["audit", "--omit=dev", "--json"], {
  encoding: "utf8",
  timeout: 60_000,
});
const report = reportSchema.safeParse(parsed(stdout));

if (!report.success) {
  console.log("audit: the registry did not answer, so known weaknesses were NOT looked up");
} else {
  const found = Object.entries(report.data.vulnerabilities);
  const grave = found.filter(([, { severity }]) => /^(high|critical)$/.test(severity));
  for (const [name, { severity }] of found) console.log(`audit: ${name}: ${severity}`);
  console.log(
    `audit: ${found.length} packages with known weaknesses, ${grave.length} of them grave`,
  );
  if (grave.length > 0) process.exitCode = 1;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
