import { button, mailDocument, row, ruleRow, styles } from "#server/mail/mail-layout.ts";
import { replyAddress, textBlocks, wrapText } from "#server/mail/mail-text.ts";
import type { Mail } from "#server/mail/mailer.ts";
import { html } from "#server/platform/html.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";
import { CONFIRMATION_DAYS, type Subscription } from "./newsletter-queries.ts";

interface MailContext {
  readonly publicUrl: string;
  readonly mailFrom: string;
}

interface ShortMail {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly text: string; readonly url: string };
  readonly smallPrint: readonly string[];
}

/** Asks whether the address wants the newsletter; without an answer nothing more is sent to it. */
export function confirmationMail(to: string, token: string, context: MailContext): Mail {
  return shortMail(to, {
    subject: `Please confirm your address: ${site.name}`,
    title: "One more step",
    paragraphs: [
      `Somebody, we hope it was you, asked for the newsletter of the ${site.name} at this address. Confirm it, and the letters come.`,
    ],
    action: {
      text: "Confirm your address",
      url: context.publicUrl + paths.newsletterConfirm(token),
    },
    smallPrint: [
      `The link works for ${CONFIRMATION_DAYS} days. If you did not ask, you need do nothing: without it no newsletter is sent, and the address is deleted.`,
      complaint(context),
    ],
  });
}

/** Greets a new subscriber, once. */
export function welcomeMail(subscriber: Subscription, context: MailContext): Mail {
  const leave = leaving(subscriber, context);
  return {
    ...shortMail(subscriber.email, {
      subject: `You are on the list: ${site.name}`,
      title: "Welcome to the list",
      paragraphs: [
        "Thank you for confirming your address. We write when there is something to tell from Washington wine country. Until then, the map, the articles and the trip planner are yours.",
      ],
      action: { text: "Plan a trip", url: context.publicUrl + paths.planner },
      smallPrint: [leave.text],
    }),
    headers: leave.headers,
  };
}

/**
 * Tells a subscriber that somebody asked for the newsletter at their address again. It goes out in
 * place of the confirmation mail, so that the form answers alike, and as fast, for every address.
 */
export function alreadySubscribedMail(subscriber: Subscription, context: MailContext): Mail {
  const leave = leaving(subscriber, context);
  return {
    ...shortMail(subscriber.email, {
      subject: `You are already on the list: ${site.name}`,
      title: "You are already on the list",
      paragraphs: [
        `Somebody, perhaps you, asked for the newsletter of the ${site.name} at this address. You receive it already, so nothing has changed.`,
      ],
      action: { text: "Go to the guide", url: context.publicUrl + paths.home },
      smallPrint: [leave.text, complaint(context)],
    }),
    headers: leave.headers,
  };
}

/** The way out of the list: a line to read, and the headers of one-click unsubscription (RFC 8058). */
function leaving({ unsubscribeToken }: Subscription, { publicUrl }: MailContext) {
  const page = publicUrl + paths.newsletterUnsubscribe(unsubscribeToken);
  const oneClick = `${publicUrl}/api/newsletter/unsubscribe/${encodeURIComponent(unsubscribeToken)}`;
  return {
    text: `To leave the list at any time: ${page}`,
    headers: {
      "List-Unsubscribe": `<${oneClick}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

function complaint({ mailFrom }: MailContext): string {
  const address = replyAddress(mailFrom);
  return `To complain, reply to this e-mail${address ? ` (${address})` : ""}.`;
}

function shortMail(to: string, mail: ShortMail): Mail {
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

/** The web address a line ends with, as a link. */
function linked(text: string) {
  const [, before, url] = /^(.*) (https?:\/\/\S+)$/s.exec(text) ?? [];
  if (!url) return html`${text}`;
  return html`${before} <a class="wine" href="${url}" style="${styles.link}">${url}</a>`;
}
