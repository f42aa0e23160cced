import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "guide-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** As a process leaves it that was killed while it had the folder. */
async function leftBehind(owner?: { readonly host: string; readonly pid: number }): Promise<void> {
  await mkdir(join(folder, "lock"));
  if (owner) await writeFile(join(folder, "owner.json"), JSON.stringify(owner));
}

const take = () => lockFolder(folder, () => {});

test("a folder is one process's until it gives it back", async () => {
  const release = await take();
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await once(child, "spawn");
  const owner = { host: hostname(), pid: child.pid ?? 0 };
  await writeFile(join(folder, "owner.json"), JSON.stringify(owner));
  await expect(take()).rejects.toThrow(FolderInUseError);
  child.kill("SIGKILL");
  await once(child, "exit");
  await release();
  await (await take())();
});

const isLinux = process.platform === "linux";

test.skipIf(!isLinux)(
  "one that was killed leaves nothing to wait for, nor does a zombie of it",
  async () => {
    // The shell never asks how its child ended, so that the child keeps its number as a zombie.
    const shell = spawn("sh", ["-c", "sleep 1 & echo $!; exec sleep 60"]);
    const [line] = (await once(shell.stdout, "data")) as [Buffer];
    const pid = Number(line.toString());
    const status = () => readFile(`/proc/${pid}/status`, "utf8");
    await expect.poll(status).toMatch(/^State:\s+Z/m);
    await leftBehind({ host: hostname(), pid });
    await (await take())();
    shell.kill("SIGKILL");
  },
);

test("one killed before it noted itself is waited out", async () => {
  await leftBehind();
  await (await take())();
});
