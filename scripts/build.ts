/**
 * `npm run build [-- --within-budgets]`: the client (with compressed copies) and the server bundle, into
 * `dist`. Reports pages over their budget; with the option, as the tests build, they fail the build.
 */
import { spawnSync } from "node:child_process";
import { copyFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import { build as buildClient } from "vite";
import { compress } from "#server/http/cached/cached-response.ts";
import { emptyDatabase } from "#server/platform/embedded/empty-cluster.ts";
import { pagesOverBudget } from "./build/budgets.ts";
import { buildPageRenderer, bundleScript } from "./build/page-renderer.ts";
import { bundleServer, THREADS } from "./build/server-bundle.ts";
import { sourceDigest, stampFile } from "./build/source-digest.ts";

const root = resolve(import.meta.dirname, "..");
const COMPRESSED = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/;
/** Below a packet's size compression gains nothing. */
const SMALLEST = 1024;

const client = join(root, "dist/client");
await rm(join(root, "dist"), { recursive: true, force: true });
await buildClient({ configFile: join(root, "vite.config.ts"), logLevel: "warn" });
await bundleScript("client/src/offline/service-worker.ts", join(client, "sw.js"));
await buildPageRenderer(client, join(root, "dist/pages"));
await compressFolder(client);
await bundleServer(["server/main.ts", ...THREADS], "dist/server");
await copyFile(await emptyDatabase(), join(root, "dist/server/empty-database.tar.gz"));
await writeFile(stampFile, await sourceDigest());
await writeFile(join(root, "dist/build.json"), JSON.stringify(await buildInfo()));
console.log("built dist/client and dist/server");
const over = await pagesOverBudget(client);
if (over.length > 0) {
  console.warn(`over the budget of scripts/build/budgets.ts:\n${over.join("\n")}`);
  if (process.argv.includes("--within-budgets")) process.exitCode = 1;
}

/** What `GET /api/version` answers; without Git the commit comes from `--commit`. */
async function buildInfo() {
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const given = process.argv.find((argument) => argument.startsWith("--commit="))?.slice(9);
  const { stdout } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
  return { version, commit: given || stdout?.trim() || null, builtAt: new Date().toISOString() };
}

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSED.test(entry.name));
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  await writeFile(`${file}.br`, await compress(content, "br", constants.BROTLI_MAX_QUALITY));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
