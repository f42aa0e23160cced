import { existsSync } from "node:fs";
import { access, chmod, constants, mkdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { ConfigError } from "./config.ts";

/**
 * The project's folder. Both `server/platform/*.ts` and the bundle `dist/server/*.js` stand two
 * folders below it.
 */
const projectRoot = resolve(import.meta.dirname, "../..");
export const migrationsFolder = resolve(projectRoot, "migrations");
/** What the build in `dist` was made from; it names the build. */
export const buildStampFile = resolve(projectRoot, "dist/built-from");
/** What the build says of itself: version, commit, time. */
export const buildInfoFile = resolve(projectRoot, "dist/build.json");
export const clientBuildFolder = resolve(projectRoot, "dist/client");
/** What draws pages on the server. */
export const pageRendererFolder = resolve(projectRoot, "dist/pages");
/** Files that the build copies as they are; a site run from its sources has no build. */
export const clientPublicFolder = resolve(projectRoot, "client/public");

/** Makes the folder, or takes it from everybody else: it holds accounts, sessions and mails. */
export async function ownFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(`${dataDir}/.`, constants.W_OK);
    const { mode, uid } = await stat(dataDir);
    // A folder with the sticky bit, such as /tmp, is everybody's on purpose.
    const shared = (mode & 0o077) !== 0 && (mode & 0o1000) === 0;
    if (shared && uid === process.getuid?.()) await chmod(dataDir, 0o700);
  } catch (error) {
    throw new ConfigError([`DATA_DIR: name a folder that this user may write to (${error})`]);
  }
}

/** Node's own recursion never ends where a system calls the parent missing that is there, as in `/proc`. */
async function makeFolder(path: string): Promise<void> {
  if (!existsSync(dirname(path))) await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (!existsSync(path)) throw error;
  });
}
