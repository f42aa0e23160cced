/** `npm start`: builds what is missing or out of date, then serves it. */
import { spawn, spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { isBuildCurrent } from "./source-digest.ts";

const root = resolve(import.meta.dirname, "..");

if (!(await isBuildCurrent())) {
  console.log("building the site (about 15 seconds, once)...");
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

const server = spawn(process.execPath, ["dist/server/main.js"], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
