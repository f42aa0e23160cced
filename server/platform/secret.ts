import { createHash, randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "./config.ts";
import { ownFolder } from "./paths.ts";

/**
 * The secret this installation keeps for itself where the operator sets no `SESSION_SECRET`:
 * made once, readable by its owner only, the same after every restart.
 */
export async function installationSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, "secret");
  const kept = () => readFile(file, "utf8").then((text) => text.trim());
  const known = await kept().catch(() => undefined);
  if (known) return known;
  // An empty one is what a full disk left of it: whoever knows that would know every signature.
  if (known === "") await rm(file, { force: true });
  await ownFolder(dataDir);
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
    await link(draft, file).catch(async (error: unknown) => {
      const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
      // Not every disk has links.
      if (!isThere) await rename(draft, file);
    });
  } finally {
    await rm(draft, { force: true });
  }
  return kept().catch(() => {
    throw new ConfigError([`DATA_DIR: ${file} must be a file that this user may read; remove it`]);
  });
}

/** SHA-256 in hexadecimal: what is stored of a token or a key. */
export const digestOf = (token: string): string => createHash("sha256").update(token).digest("hex");
