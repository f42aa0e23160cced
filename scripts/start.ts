/** First half of `npm start`: builds what is missing or out of date. The server then takes its place. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { isBuildCurrent } from "./build/source-digest.ts";

const root = resolve(import.meta.dirname, "..");

if (!(await isBuildCurrent())) {
  console.log("building the site (about 15 seconds, once)...");
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: root,
    stdio: "inherit",
  });
  process.exit(status ?? 1);
}
