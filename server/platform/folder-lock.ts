import { readFile, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import lockfile from "proper-lockfile";

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

interface Owner {
  readonly host: string;
  readonly pid: number;
}

/**
 * Takes the folder for this process alone until the returned function is called.
 *
 * A process killed outright leaves its lock behind; it expires after 5 seconds, which is waited for.
 * `onLost` is called when the lock could not be kept (the machine slept, the disk went away).
 *
 * @throws FolderInUseError when a living process has it.
 */
export async function lockFolder(folder: string, onLost: (error: Error) => void) {
  const ownerFile = join(folder, "owner.json");
  const owner = await readOwner(ownerFile);
  const take = (retries: number) =>
    lockfile.lock(folder, {
      lockfilePath: join(folder, "lock"),
      stale: STALE_MS,
      update: RENEW_MS,
      retries: { retries, minTimeout: 500, maxTimeout: 500 },
      onCompromised: onLost,
    });
  const waits = owner && isAlive(owner) ? 0 : 14;
  const release = await take(waits).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ELOCKED") {
      throw new FolderInUseError(
        folder,
        owner ? `process ${owner.pid} on ${owner.host}` : "another process",
      );
    }
    throw error;
  });
  await writeFile(
    ownerFile,
    JSON.stringify({ host: hostname(), pid: process.pid } satisfies Owner),
  );
  return release;
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(file, "utf8"));
    if (value && typeof value === "object" && "host" in value && "pid" in value) {
      return { host: String(value.host), pid: Number(value.pid) };
    }
  } catch {
    // No owner has been noted, or it died while noting itself: the lock itself decides.
  }
  return undefined;
}

/** Only a process on this host can be asked; any other is told apart by its lock's age. */
function isAlive({ host, pid }: Owner): boolean {
  if (host !== hostname() || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
