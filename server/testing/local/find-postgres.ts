import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The folder with `initdb` and `postgres` of this machine, or undefined when it has none. */
export function findPostgres(): string | undefined {
  const asked = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim();
  const places = [
    asked,
    ...versionsUnder("/usr/lib/postgresql", "bin"),
    ...versionsUnder("/opt/homebrew/opt", "bin"),
    "/usr/local/bin",
    "/usr/bin",
  ];
  return places.find(
    (place) => place && existsSync(join(place, "initdb")) && existsSync(join(place, "postgres")),
  );
}

function versionsUnder(folder: string, below: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .reverse()
    .map((version) => join(folder, version, below));
}
