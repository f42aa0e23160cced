import type { Config } from "#server/platform/config.ts";
import type { Mailer } from "#server/platform/mailer.ts";
import { startEmbeddedMailbox } from "./embedded-mailbox.ts";
import { createSmtpMailer, type SmtpMailerOptions } from "./smtp-mailer.ts";

/** The mail server of the configuration, or the embedded mailbox where it names none. */
export async function openMailer(
  config: Pick<Config, "dataDir" | "mailFrom" | "smtpUrl">,
  options: SmtpMailerOptions = {},
): Promise<Mailer> {
  if (config.smtpUrl) return createSmtpMailer(config.smtpUrl, config.mailFrom, options);
  const mailbox = await startEmbeddedMailbox(config.dataDir);
  const mailer = createSmtpMailer(mailbox.url, config.mailFrom, options);
  return {
    send: mailer.send,
    close: async () => {
      await mailer.close();
      await mailbox.close();
    },
  };
}
