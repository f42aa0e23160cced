/** A message ready to be handed to a mail server. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The mail server is away, refused the message, or did not answer in time. */
export class MailError extends Error {
  /** Whether trying again later may help (network trouble, a 4xx reply), RFC 5321 §4.2.1. */
  readonly temporary: boolean;

  constructor(message: string, temporary: boolean, cause?: unknown) {
    super(message, { cause });
    this.name = "MailError";
    this.temporary = temporary;
  }
}

export interface Mailer {
  /**
   * Resolves only after the mail server has accepted the message.
   *
   * @throws MailError within 15 seconds otherwise.
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
