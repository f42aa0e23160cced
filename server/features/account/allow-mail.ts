import { ALLOW_LINK_DAYS, type WayOut } from "#server/mail/never-mail.ts";
import { complaint, shortMail } from "#server/mail/short-mail.ts";
import type { Mail } from "#server/platform/mailer.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { counted } from "#shared/domain/site/words.ts";
import { site } from "#shared/site.ts";

interface Frame {
  readonly config: { readonly publicUrl: string; readonly mailFrom: string };
  readonly wayOut: WayOut;
}

/** The one mail a mailbox on the never-mail list still gets: its owner has just asked for it. */
export function allowMail(to: string, token: string, { config, wayOut }: Frame): Mail {
  return shortMail(to, {
    subject: `Allow mail again: ${site.name}`,
    title: "Allow mail again?",
    paragraphs: [
      `Mail from the ${site.name} to this address is stopped. A request to allow it again came through a link in one of our emails to you.`,
    ],
    action: { text: "Allow mail again", url: config.publicUrl + paths.allowMail(token) },
    smallPrint: [
      `The link works for ${counted(ALLOW_LINK_DAYS, "day")}. If you did not ask, you need do nothing: without it mail stays stopped.`,
      complaint(config),
      wayOut.line,
    ],
  });
}
