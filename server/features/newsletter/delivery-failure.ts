import { MailError } from "#server/platform/mailer.ts";

/** Why a copy was not sent, and what follows. */
export interface DeliveryFailure {
  /**
   * `handed`: the connection ended between its last line and the answer, so nobody knows; `refused`:
   * nothing is taken for the address; `later`: nobody has it.
   */
  readonly state: "handed" | "refused" | "later";
  /** What the mail server said, without the address. */
  readonly reply: string;
  /** Whether the server is away rather than the address or the letter at fault. */
  readonly ofServer: boolean;
}

/** RFC 3463: the server's policy (a blocked sender, a full quota of mails), not the address. */
const POLICY = /^[45]\.7\./;

/**
 * What an error of the mailer means for one copy of a letter.
 *
 * @param handed whether the last line of the letter had been allowed to go out.
 * @throws what is no error of the mailer.
 */
export function deliveryFailure(error: unknown, handed: boolean): DeliveryFailure {
  if (!(error instanceof MailError)) throw error;
  const { reply, message, temporary } = error;
  if (!reply) return { state: handed ? "handed" : "later", reply: message, ofServer: true };
  // 421: the server ends the conversation, whatever was said last (RFC 5321 §3.8).
  if (reply.code === 421) return { state: "later", reply: message, ofServer: true };
  const refused = reply.toRecipient && !temporary && !POLICY.test(reply.enhanced ?? "");
  return { state: refused ? "refused" : "later", reply: message, ofServer: false };
}
