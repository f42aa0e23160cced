import type { Config } from "#server/platform/config.ts";
import { startEmbeddedMailbox } from "./embedded-mailbox.ts";
import type { Mailer } from "./mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

/** The mail server of the configuration, or the embedded mailbox where it names none. */
export async function openMailer(config: Config): Promise<Mailer> {
  if (config.smtpUrl) return createSmtpMailer(config.smtpUrl, config.mailFrom);
  const mailbox = await startEmbeddedMailbox(config.dataDir);
  const mailer = createSmtpMailer(mailbox.url, config.mailFrom);
  return {
    send: mailer.send,
    close: async () => {
      await mailer.close();
      await mailbox.close();
    },
  };
}
