import { readFile, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import lockfile from "proper-lockfile";
import { z } from "zod";

/** Another process is using the folder. */
export class FolderInUseError extends Error {
  constructor(folder: string, owner: string) {
    super(
      `The data folder ${folder} is in use by ${owner}. Stop that process, give this one another ` +
        "DATA_DIR, or run both on one Postgres (DATABASE_URL).",
    );
    this.name = "FolderInUseError";
  }
}

/** A lock is renewed each second; one not renewed for this long belongs to a dead process. */
const STALE_MS = 5_000;
const RENEW_MS = 1_000;
const RETRY_MS = 500;
/** Enough tries to outlast a lock that nobody renews. */
const PATIENT = 14;

const ownerSchema = z.object({ host: z.string(), pid: z.number() });

type Owner = z.output<typeof ownerSchema>;

/**
 * Takes the folder for this process alone until the returned function is called.
 *
 * A process killed outright leaves its lock behind. On the same host its death is seen and the lock
 * is taken over at once; left by another host, or by one that had not noted itself yet, it expires after
 * 5 seconds, which is waited for.
 * `onLost` is called when the lock could not be kept (the machine slept, the disk went away).
 *
 * @throws FolderInUseError when a living process has it.
 */
export async function lockFolder(folder: string, onLost: (error: Error) => void) {
  // One process at a time judges the owner, or two could both take over from the same dead one.
  const endJudging = await lock(folder, "lock-judging", { retries: PATIENT });
  try {
    const ownerFile = join(folder, "owner.json");
    const owner = await readOwner(ownerFile);
    const dead = owner?.host === hostname() && !(await isAlive(owner.pid));
    if (dead) await rm(join(folder, "lock"), { recursive: true, force: true });
    // A lock without a known owner may be that of a process killed before it noted itself.
    const living = owner?.host === hostname() && !dead;
    const release = await lock(folder, "lock", { retries: living ? 0 : PATIENT, onLost, owner });
    await writeFile(ownerFile, JSON.stringify({ host: hostname(), pid: process.pid }));
    return release;
  } finally {
    await endJudging();
  }
}

interface LockOptions {
  readonly retries: number;
  readonly onLost?: (error: Error) => void;
  readonly owner?: Owner | undefined;
}

async function lock(folder: string, name: string, { retries, onLost, owner }: LockOptions) {
  try {
    const file = join(folder, name);
    return await lockfile.lock(file, {
      lockfilePath: file,
      realpath: false,
      stale: STALE_MS,
      update: RENEW_MS,
      retries: { retries, minTimeout: RETRY_MS, maxTimeout: RETRY_MS },
      ...(onLost && { onCompromised: onLost }),
    });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ELOCKED")) throw error;
    const named = owner ? `process ${owner.pid} on ${owner.host}` : "another process";
    throw new FolderInUseError(folder, named);
  }
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return ownerSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    // No owner has been noted, or it died while noting itself: the lock itself decides.
    return undefined;
  }
}

/**
 * Whether another process of this host runs under the number; a restarted container gets its own again.
 * One that was killed keeps its number until its parent has noticed: a zombie, which holds nothing.
 */
async function isAlive(pid: number): Promise<boolean> {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    return !/^State:\s+Z/m.test(status);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
