import { html } from "#server/platform/html.ts";
import { button, link, mailDocument, row, styles } from "#server/platform/mail-layout.ts";
import { replyAddress, textBlocks, wrapText } from "#server/platform/mail-text.ts";
import type { Mail } from "#server/platform/mailer.ts";
import { site } from "#shared/site.ts";

/** Days a confirmation link works. */
export const CONFIRMATION_DAYS = 7;

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly href: string; readonly text: string };
  readonly small: string;
  readonly smallLink?: { readonly href: string; readonly text: string };
}

/** Asks whether the address is theirs; no `List-Unsubscribe`, for there is nothing to leave yet. */
export function confirmationMail(to: string, confirmUrl: string): Mail {
  return compose(to, {
    subject: `Confirm your address for the ${site.name}`,
    paragraphs: ["Press the button to receive our letter. That is all it takes."],
    action: { href: confirmUrl, text: "Confirm my address" },
    small: `The link works for ${CONFIRMATION_DAYS} days. Somebody typed this address into our newsletter form; if it was not you, do nothing, and we will not write again.`,
  });
}

interface SubscriberMail {
  readonly publicUrl: string;
  readonly mailFrom: string;
  readonly unsubscribeUrl: string;
}

/** The first letter, sent once the address is confirmed. */
export function welcomeMail(to: string, context: SubscriberMail): Mail {
  return compose(
    to,
    {
      subject: `Welcome to the ${site.name}`,
      paragraphs: [
        "You are on the list. We write when there is something worth the drive: new articles, release weekends, wineries added to the guide.",
        "Until then, the trip planner is a good place to start.",
      ],
      action: { href: `${context.publicUrl}/planner`, text: "Plan a trip" },
      small: "You receive this because you confirmed this address.",
      smallLink: { href: context.unsubscribeUrl, text: "Unsubscribe" },
    },
    unsubscribeHeaders(context),
  );
}

/** For an address that is on the list already: the form answers alike, so the mail tells. */
export function alreadySubscribedMail(to: string, context: SubscriberMail): Mail {
  return compose(
    to,
    {
      subject: `You are already on the list of the ${site.name}`,
      paragraphs: ["This address receives our letter already, so there is nothing to confirm."],
      small:
        "Somebody typed this address into our newsletter form; if it was not you, nothing has changed.",
      smallLink: { href: context.unsubscribeUrl, text: "Unsubscribe" },
    },
    unsubscribeHeaders(context),
  );
}

/** RFC 2369 and RFC 8058: the address takes a POST from the mail provider, and a visitor's GET. */
function unsubscribeHeaders({ unsubscribeUrl, mailFrom }: SubscriberMail) {
  const address = replyAddress(mailFrom);
  const mailto = address ? `, <mailto:${address}?subject=unsubscribe>` : "";
  return {
    "List-Unsubscribe": `<${unsubscribeUrl}>${mailto}`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

function compose(to: string, words: Words, headers: Readonly<Record<string, string>> = {}): Mail {
  const { subject, paragraphs, action, small, smallLink } = words;
  return {
    to,
    subject,
    headers,
    text: `${textBlocks(
      ...paragraphs.map((text) => wrapText(text)),
      action && `${action.text}:\n${action.href}`,
      wrapText(small),
      smallLink && `${smallLink.text}:\n${smallLink.href}`,
    )}\n`,
    html: mailDocument({
      title: subject,
      preview: paragraphs[0] ?? subject,
      rows: [
        row(
          paragraphs.map((text) => html`<p class="soft" style="${styles.lead}">${text}</p>`),
          "28px 32px 8px",
        ),
        ...(action ? [row(button(action.href, action.text), "8px 32px 28px")] : []),
        row(
          html`<p class="faint" style="${styles.small}">${small}${smallLink && html` ${link(smallLink.href, smallLink.text)}`}</p>`,
          "8px 32px 40px",
        ),
      ],
    }),
  };
}
