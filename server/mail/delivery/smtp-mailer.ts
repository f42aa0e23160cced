import { Readable } from "node:stream";
import nodemailer from "nodemailer";
import {
  type Mail,
  MailError,
  type Mailer,
  RecipientRefusedError,
  type SmtpReply,
} from "#server/platform/mailer.ts";
import { storeMessage } from "./mailbox-folder.ts";

export interface SmtpMailerOptions {
  /** The longest a message may take, waiting for a free connection included. */
  readonly deadlineMs?: number;
}

/** Leaves room to answer the visitor within 15 seconds. */
const DEADLINE_MS = 13_000;
/** More messages at a time than these wait for each other. */
export const CONNECTIONS = 4;
/** Servers drop idle connections after minutes; ending them first keeps sends off dead ones. */
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
        throw mailErrorOf(error);
      }
    },
    close: async () => transport.close(),
  };
}

/** Keeps every message in a folder instead of delivering it; one is accepted once it is a file. */
export function createFolderMailer(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport(
    { streamTransport: true, newline: "windows" },
    { from, ...CLOSED },
  );
  transport.use("stream", holdEnd);
  return {
    send: async (mail, { beforeEnd } = {}) => {
      const given = { ...messageOf(mail), beforeEnd };
      const { message } = await transport.sendMail(given);
      await storeMessage(folder, Readable.from(message)).catch((error: unknown) => {
        const { code } = factsOf(error);
        throw new MailError(`the mailbox did not keep the message: ${code}`, true, NOT_KEPT);
      });
    },
    close: async () => {},
  };
}

/** As a mail server says that it has no room (RFC 5321 §4.2.2): nobody has the message. */
const NOT_KEPT: SmtpReply = { code: 452, toRecipient: false, enhanced: "4.3.1" };

/** A message fetches nothing that it names. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;

/** What nodemailer hands its plugins: the fields of the message, ours among them, and what it makes of them. */
interface Compiled {
  readonly data: object;
  readonly message: { processFunc(change: (message: Readable) => Readable): void };
}

function holdEnd({ data, message }: Compiled, done: () => void): void {
  const beforeEnd: unknown = Reflect.get(data, "beforeEnd");
  if (typeof beforeEnd === "function") {
    message.processFunc((whole) => endingAfter(whole, async () => beforeEnd()));
  }
  done();
}

/**
 * The message, ending once `wait` has resolved. It is read only when the mail server has asked for it,
 * so one that is silent before that has nothing.
 */
function endingAfter(message: Readable, wait: () => Promise<void>): Readable {
  return Readable.from(
    (async function* () {
      yield* message;
      await wait();
    })(),
    { objectMode: false },
  );
}

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

/** Keeps what an operator needs of nodemailer's error, and drops the address that it repeats. */
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
  const toRecipient = command === "RCPT TO";
  const said: SmtpReply | undefined =
    responseCode === undefined
      ? undefined
      : { code: responseCode, toRecipient, enhanced: enhancedCode(response) };
  if (permanent && toRecipient) return new RecipientRefusedError(message, said);
  return new MailError(message, !permanent, said);
}

function enhancedCode(response: string | undefined): string | undefined {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? "")?.[1];
}

interface SmtpFacts {
  readonly code?: string | undefined;
  readonly command?: string | undefined;
  readonly responseCode?: number | undefined;
  readonly response?: string | undefined;
}

function factsOf(error: unknown): SmtpFacts {
  if (!(error instanceof Error)) return {};
  const field = (name: string): unknown => Reflect.get(error, name);
  const text = (name: string) => {
    const value = field(name);
    return typeof value === "string" ? value : undefined;
  };
  const responseCode = field("responseCode");
  return {
    code: text("originalCode") ?? text("code") ?? error.message,
    command: text("command"),
    responseCode: typeof responseCode === "number" ? responseCode : undefined,
    response: text("response"),
  };
}
