import type { Config } from "#server/platform/config.ts";
import type { Mailer } from "#server/platform/mailer.ts";
import { mailboxFolder } from "./mailbox-folder.ts";
import { createFolderMailer, createSmtpMailer, type SmtpMailerOptions } from "./smtp-mailer.ts";

/** The mail server of the configuration, or the embedded mailbox where it names none. */
export function openMailer(
  { dataDir, mailFrom, smtpUrl }: Pick<Config, "dataDir" | "mailFrom" | "smtpUrl">,
  options?: SmtpMailerOptions,
): Mailer {
  if (smtpUrl) return createSmtpMailer(smtpUrl, mailFrom, options);
  return createFolderMailer(mailboxFolder(dataDir), mailFrom);
}
