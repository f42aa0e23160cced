import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

/** Where the embedded mailbox keeps its messages, one `.eml` file each. */
export const mailboxFolder = (dataDir: string) => join(dataDir, "mailbox");

/** Older messages than these newest ones are removed. */
export const MAILBOX_SIZE = 500;

/** A message's name: the time it came, in UTC, and a random part. It is also its place in a path. */
const MESSAGE_ID =
  /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** When the message with this id came; undefined for what is no id, such as a path. */
export function receivedAt(id: string): Date | undefined {
  const parts = MESSAGE_ID.exec(id);
  if (!parts) return undefined;
  const [, day, hours, minutes, seconds, milliseconds] = parts;
  return new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
}

/** Keeps a message; once this resolves, it is there in whole. One that breaks off leaves nothing. */
export async function storeMessage(
  folder: string,
  message: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  const id = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomUUID()}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const partial = join(folder, `.${id}.partial`);
  try {
    await writeFile(partial, message);
    await rename(partial, join(folder, `${id}.eml`));
  } catch (error) {
    // What a full disk took of it would be in the way until somebody looks.
    await rm(partial, { force: true });
    throw error;
  }
  await removeOldest(folder);
}

/** Ids of the messages, newest first. */
export async function listMessageIds(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(".eml"))
    .map((name) => name.slice(0, -".eml".length))
    .filter((id) => receivedAt(id) !== undefined)
    .sort()
    .reverse();
}

/** A message as it came, or its first bytes; undefined when there is none with this id. */
export async function readMessage(folder: string, id: string, most = Number.POSITIVE_INFINITY) {
  if (!receivedAt(id)) return undefined;
  const file = createReadStream(join(folder, `${id}.eml`), { end: most - 1 });
  return buffer(file).catch(() => undefined);
}

async function removeOldest(folder: string): Promise<void> {
  const old = (await listMessageIds(folder)).slice(MAILBOX_SIZE);
  await Promise.all(old.map((id) => rm(join(folder, `${id}.eml`), { force: true })));
}
