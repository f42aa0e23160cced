import { mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { mailboxFolder, storeMessage } from "./mailbox-folder.ts";

/**
 * A mail server on loopback that keeps every message in `dataDir/mailbox` instead of delivering it.
 * A message is acknowledged only once it is a file.
 */
export async function startEmbeddedMailbox(dataDir: string) {
  const folder = mailboxFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    // The peer is this process; asking DNS for its name could only cost time.
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onData: (stream, _session, done) => {
      storeMessage(folder, stream).then(() => done(), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve());
  });
  // A broken connection is its client's loss; without a listener it would end the process.
  server.removeAllListeners("error");
  server.on("error", () => {});
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
