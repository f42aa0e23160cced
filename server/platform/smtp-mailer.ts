import nodemailer from "nodemailer";
import { MailError, type Mailer } from "./mailer.ts";

/** The visitor is told within 15 seconds; the connection's own limits add up to less. */
const DEADLINE_MS = 14_000;

/** Delivers over SMTP at `url`, with pooled connections. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(
    {
      url,
      pool: true,
      maxConnections: 4,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 12_000,
    },
    { from },
  );
  return {
    send: async (mail) => {
      let timer: NodeJS.Timeout | undefined;
      const deadline = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(
          () => reject(new MailError("the mail server is too slow", true)),
          DEADLINE_MS,
        );
      });
      try {
        await Promise.race([
          transport.sendMail({ ...mail, headers: { ...mail.headers } }),
          deadline,
        ]);
      } catch (error) {
        if (error instanceof MailError) throw error;
        throw new MailError("the mail server did not take the message", true, error);
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => transport.close(),
  };
}
