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

/** The mail server is away, refused the message, or did not answer in time. */
export class MailError extends Error {
  /** Whether trying again later may help (network trouble, a 4xx reply), RFC 5321 §4.2.1. */
  readonly temporary: boolean;
  /** The mail server's reply code, as 421; undefined where no answer came. */
  readonly replyCode: number | undefined;

  /** @param message says what happened without the recipient's address, since it is logged. */
  constructor(message: string, temporary: boolean, replyCode?: number) {
    super(message);
    this.name = "MailError";
    this.temporary = temporary;
    this.replyCode = replyCode;
  }
}

/**
 * The mail server says for good that it takes nothing for this address: 5xx to RCPT TO, but for a reason of
 * policy (5.7.x, RFC 3463 §3.8), which a server has against its own client, as one on a block list.
 */
export class RecipientRefusedError extends MailError {
  constructor(message: string, replyCode = 550) {
    super(message, false, replyCode);
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
