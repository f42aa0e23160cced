import { html } from "#server/platform/html.ts";
import type { Mail } from "#server/platform/mailer.ts";
import { site } from "#shared/site.ts";
import { button, mailDocument, row, ruleRow, styles } from "./mail-layout.ts";
import { replyAddress, textBlocks, wrapText } from "./mail-text.ts";
import type { MailFrame } from "./never-mail.ts";

/** What such a mail says. */
export interface ShortMail {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly text: string; readonly url: string };
  readonly smallPrint: readonly string[];
}

/** Where to complain: the sender, unless the site has none. */
export function complaint({ mailFrom }: { readonly mailFrom: string }): string {
  const address = replyAddress(mailFrom);
  return `To complain, reply to this email${address ? ` (${address})` : ""}.`;
}

/** A mail of a few sentences that asks for one thing. */
export function shortMail(to: string, mail: ShortMail): Mail {
  const { subject, title, paragraphs, action, smallPrint } = mail;
  return {
    to,
    subject,
    text: `${textBlocks(
      title.toUpperCase(),
      ...paragraphs.map((paragraph) => wrapText(paragraph)),
      `${action.text}:\n${action.url}`,
      "-".repeat(40),
      ...smallPrint.map((paragraph) => wrapText(paragraph)),
      site.name,
    )}\n`,
    html: mailDocument({
      title,
      preview: paragraphs.join(" "),
      rows: [
        row(
          paragraphs.map((text) => html`<p class="soft" style="${styles.lead}">${text}</p>`),
          "28px 32px 12px",
        ),
        row(button(action.url, action.text)),
        ruleRow("36px 32px 20px"),
        row(
          smallPrint.map(
            (text) =>
              html`<p class="faint" style="${styles.small};padding-bottom:10px;word-break:break-word">${linked(text)}</p>`,
          ),
          "0 32px 40px",
        ),
      ],
    }),
  };
}

/** A mail that somebody asked for leads to a page of the site. */
export interface RequestedMail extends Omit<ShortMail, "action"> {
  readonly action: { readonly text: string; readonly path: string };
  /** Without the headers that mail programs offer as a button to hear no more. */
  readonly withoutOneClick?: true;
}

/** A short mail that somebody asked for: it says where to complain and how to hear no more. */
export function requestedMail(
  to: string,
  { config, optOut }: MailFrame,
  mail: RequestedMail,
): Mail {
  const { text, path } = mail.action;
  const action = { text, url: config.publicUrl + path };
  const smallPrint = [...mail.smallPrint, complaint(config), optOut.line];
  const made = shortMail(to, { ...mail, action, smallPrint });
  return mail.withoutOneClick ? made : { ...made, headers: optOut.headers };
}

/** The web address a line ends with, as a link. */
function linked(text: string) {
  const [, before, url] = /^(.*) (https?:\/\/\S+)$/s.exec(text) ?? [];
  if (!url) return html`${text}`;
  return html`${before} <a class="wine" href="${url}" style="${styles.link}">${url}</a>`;
}
