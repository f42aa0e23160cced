import { randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The secret this installation keeps for itself where the operator sets no `SESSION_SECRET`:
 * made once, readable by its owner only, the same after every restart.
 */
export async function installationSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, "secret");
  await mkdir(dataDir, { recursive: true });
  try {
    const handle = await open(file, "wx", 0o600);
    const secret = randomBytes(32).toString("hex");
    await handle.writeFile(secret);
    await handle.close();
    return secret;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return (await readFile(file, "utf8")).trim();
}
