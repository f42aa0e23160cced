import { Readable } from "node:stream";
import nodemailer, { type SendMailOptions } from "nodemailer";
import type { Config } from "#server/platform/config.ts";
import {
  type Mail,
  MailError,
  type Mailer,
  RecipientRefusedError,
  type SendOptions,
} from "#server/platform/mailer.ts";
import { mailboxFolder, storeMessage } from "./mailbox-folder.ts";

/** The configured mail server, or the embedded mailbox if there is none. */
export function openMailer(
  { dataDir, mailFrom, smtpUrl }: Pick<Config, "dataDir" | "mailFrom" | "smtpUrl">,
  options?: SmtpMailerOptions,
): Mailer {
  if (smtpUrl) return createSmtpMailer(smtpUrl, mailFrom, options);
  return createFolderMailer(mailboxFolder(dataDir), mailFrom);
}

export interface SmtpMailerOptions {
  /** Time limit per message, including the wait for a free connection. */
  readonly deadlineMs?: number;
}

/** Leaves time to respond to the visitor within 15 seconds. */
const DEADLINE_MS = 13_000;
/** Messages beyond these wait for a connection. */
export const CONNECTIONS = 4;
/** Servers drop idle connections after minutes; we close them first, so none is used when dead. */
const IDLE_MS = 30_000;

/**
 * Delivers over SMTP with pooled connections.
 *
 * `smtps://` is TLS from the first byte; `smtp://` uses STARTTLS where the server offers it, and
 * only then unless the address ends in `?requireTLS=true`. Certificates are verified
 * (`?tls.rejectUnauthorized=false` for a server one trusts without).
 *
 * @param url `smtp[s]://user:password@host:port`, with nodemailer's options as its query.
 */
export function createSmtpMailer(
  url: string,
  from: string,
  { deadlineMs = DEADLINE_MS }: SmtpMailerOptions = {},
): Mailer {
  const transport = nodemailer.createTransport(
    {
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      // A connection that breaks before anything was sent is opened again; one that breaks later is
      // a failure, since the server may have the message.
      maxRequeues: 2,
      idleTimeout: IDLE_MS,
      connectionTimeout: 6_000,
      greetingTimeout: 6_000,
      socketTimeout: deadlineMs,
    },
    { from, ...CLOSED },
  );
  transport.use("stream", holdEnd);
  return {
    send: async (mail, { signal, beforeEnd } = {}) => {
      const deadline = AbortSignal.timeout(deadlineMs);
      const message = {
        ...messageOf(mail),
        beforeEnd,
        signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
      };
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw error instanceof HeldBack ? error.cause : mailErrorOf(error);
      }
    },
    close: async () => transport.close(),
  };
}

/** Stores every message in a folder instead of delivering it. */
function createFolderMailer(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport(
    // In one piece: an error of a stream that nobody reads yet would be lost.
    { streamTransport: true, buffer: true, newline: "windows" },
    { from, ...CLOSED },
  );
  transport.use("stream", holdEnd);
  return {
    send: async (mail, { beforeEnd } = {}) => {
      const given = { ...messageOf(mail), beforeEnd };
      const { message } = await transport.sendMail(given).catch((error: unknown) => {
        throw error instanceof HeldBack ? error.cause : error;
      });
      await storeMessage(folder, message).catch((error: unknown) => {
        const { code } = factsOf(error);
        throw new MailError(`the mailbox did not keep the message: ${code}`, true, NOT_KEPT_CODE);
      });
    },
    close: async () => {},
  };
}

/** The reply of a mail server without storage space (RFC 5321 §4.2.2). */
const NOT_KEPT_CODE = 452;

/** Never load files or URLs that a message refers to. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;

/** What nodemailer passes to plugins: the fields of the message, and the compiled message. */
interface Compiled {
  readonly data: SendMailOptions & Pick<SendOptions, "beforeEnd">;
  readonly message: { processFunc(change: (message: Readable) => Readable): void };
}

function holdEnd({ data: { beforeEnd }, message }: Compiled, done: () => void): void {
  if (beforeEnd) {
    message.processFunc((whole) =>
      Readable.from(endingAfter(whole, beforeEnd), { objectMode: false }),
    );
  }
  done();
}

/** The message, whose end waits for `wait`. It is read only once the mail server has asked for the data. */
async function* endingAfter(message: Readable, wait: () => Promise<void>) {
  yield* message;
  await wait().catch((cause: unknown) => {
    throw new HeldBack("the message was held back", { cause });
  });
}

/** What the wait failed with, on its way through nodemailer: it says nothing of the mail server. */
class HeldBack extends Error {}

function messageOf({ to, subject, text, html, headers, attachments = [] }: Mail) {
  return {
    // An object is taken as it is; a string would be read as a list of addresses.
    to: { name: "", address: to },
    subject,
    text,
    html,
    attachments: attachments.map(({ cid, ...file }) => ({
      ...file,
      // As text it would be wrapped and end in another line: the bytes arrive as they are.
      contentTransferEncoding: "base64" as const,
      ...(cid ? { cid, contentDisposition: "inline" as const } : {}),
    })),
    // RFC 3834 §5: all our mail is written by a program, and no vacation notice should answer it.
    headers: { "Auto-Submitted": "auto-generated", ...headers },
  };
}

/** Keeps what an operator needs of nodemailer's error, without the recipient's address. */
function mailErrorOf(error: unknown): MailError {
  const { code, command, responseCode, response } = factsOf(error);
  if (code === "EABORT") return new MailError("the mail server did not answer in time", true);
  const reply = response
    ?.replace(/\S+/g, (word) => (/[^@]@[^@]/.test(word) ? "<address>" : word))
    .slice(0, 200);
  const message = ["the mail server did not take the message:", code, command, reply]
    .filter(Boolean)
    .join(" ");
  const permanent = responseCode !== undefined && responseCode >= 500;
  const isPolicy = /^\d{3}[ -]5\.7\./.test(response ?? "");
  if (permanent && command === "RCPT TO" && !isPolicy) {
    return new RecipientRefusedError(message, responseCode);
  }
  return new MailError(message, !permanent, responseCode);
}

/** What nodemailer's errors hold beside their message. */
interface SmtpFailure extends Error, Partial<Record<"originalCode" | "code" | "command", string>> {
  readonly responseCode?: number;
  readonly response?: string;
}

function factsOf(error: unknown) {
  const { originalCode, code, message, ...facts } = error as SmtpFailure;
  return { ...facts, code: originalCode ?? code ?? message };
}
