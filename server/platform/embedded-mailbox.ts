import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/**
 * A mail server on loopback that keeps every message in `dataDir/mailbox` instead of delivering it.
 * A message is acknowledged only once it is a file.
 */
export async function startEmbeddedMailbox(dataDir: string) {
  const folder = join(dataDir, "mailbox");
  await mkdir(folder, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, _session, done) => {
      const name = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomUUID()}.eml`;
      const partial = join(folder, `.${name}`);
      text(stream)
        .then((message) => writeFile(partial, message))
        .then(() => rename(partial, join(folder, name)))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    folder,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
