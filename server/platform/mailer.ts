/** A file that goes along with a message. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
  /** The id by which the HTML part shows it (`cid:…`); it is then no file of its own. */
  readonly cid?: string;
}

/** A message ready to be handed to a mail server. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly MailAttachment[];
}

/** What the mail server said, where it said anything. */
export interface SmtpReply {
  readonly code: number;
  /** Whether it answered the recipient's address; else it was the connection or the message. */
  readonly toRecipient: boolean;
  /** RFC 3463, as in `5.1.1`; undefined where the server gives none. */
  readonly enhanced: string | undefined;
}

/** The mail server is away, refused the message, or did not answer in time. */
export class MailError extends Error {
  /** Whether trying again later may help (network trouble, a 4xx reply), RFC 5321 §4.2.1. */
  readonly temporary: boolean;
  /** Undefined where no answer came. */
  readonly reply: SmtpReply | undefined;

  /** @param message says what happened without the recipient's address, since it is logged. */
  constructor(message: string, temporary: boolean, reply?: SmtpReply) {
    super(message);
    this.name = "MailError";
    this.temporary = temporary;
    this.reply = reply;
  }
}

/** The mail server says for good that it takes nothing for this address (5xx to RCPT TO). */
export class RecipientRefusedError extends MailError {
  constructor(message: string, reply?: SmtpReply) {
    super(message, false, reply);
    this.name = "RecipientRefusedError";
  }
}

export interface SendOptions {
  /** Gives the message up when it aborts; from then on it is not delivered either. */
  readonly signal?: AbortSignal;
  /**
   * Awaited when all but the last line has gone out: before it resolves the mail server cannot have
   * accepted the message, and if it rejects, the server never will: `send` rejects with the same.
   */
  readonly beforeEnd?: () => Promise<void>;
}

export interface Mailer {
  /**
   * Resolves only after the mail server has accepted the message.
   *
   * @throws RecipientRefusedError when the address is at fault, MailError for anything else, within
   * 15 seconds.
   */
  send(mail: Mail, options?: SendOptions): Promise<void>;
  close(): Promise<void>;
}
