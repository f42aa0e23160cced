import { link, mailDocument, row, ruleRow, styles } from "#server/mail/mail-layout.ts";
import { textBlocks, wrapText } from "#server/mail/mail-text.ts";
import type { MailFrame } from "#server/mail/never-mail.ts";
import { html } from "#server/platform/html.ts";
import type { Mail } from "#server/platform/mailer.ts";
import { site } from "#shared/site.ts";
import type { Reader } from "./delivery-queries.ts";
import type { Issue } from "./issue.ts";
import { issueRows } from "./issue-html.ts";
import { issueText } from "./issue-text.ts";
import { leaving } from "./newsletter-mails.ts";

/** Gmail cuts a message whose HTML is longer, and with it the way out of the list. */
export const LARGEST_HTML_BYTES = 102_000;
const PREVIEW_LENGTH = 140;

/** One reader's delivery of an issue, made of what is the same for all. */
export type ComposeMail = (reader: Reader, frame: MailFrame, messageId: string) => Mail;

/**
 * Reads the issue once; the answer makes each reader's delivery.
 *
 * @param origin where the site is reached, without a slash at the end.
 */
export function issueMail(issue: Issue, origin: string): ComposeMail {
  const { subject, summary, article } = issue;
  const { paragraphs, links } = issueText(issue.content, origin);
  const rows = issueRows(issue.content, origin);
  const online = article && origin + article.path;
  const signature = article && `By ${article.author}`;
  const preview = summary ?? (paragraphs[0] ?? "").replace(/\s+/g, " ").slice(0, PREVIEW_LENGTH);
  return (reader, { config, wayOut }, messageId) => {
    const { page, text: leave, headers } = leaving(reader, config);
    const host = new URL(config.publicUrl).hostname;
    return {
      to: reader.email,
      subject,
      text: `${textBlocks(
        subject.toUpperCase(),
        summary && wrapText(summary),
        signature,
        online && `Read it on the site:\n${online}`,
        ...paragraphs,
        links.length > 0 && links.join("\n"),
        "-".repeat(40),
        wrapText(WHY),
        wrapText(leave),
        wrapText(wayOut.line),
        site.name,
      )}\n`,
      html: mailDocument({
        title: subject,
        preview,
        ...(summary && { summary }),
        rows: [
          row(
            html`<p class="faint" style="${styles.small}">${signature}${signature && online && ". "}${online && link(online, "Read it on the site")}</p>`,
            "24px 32px 12px",
          ),
          ...rows,
          ruleRow("36px 32px 20px"),
          row(
            html`<p class="faint" style="${styles.small};padding-bottom:10px">${WHY} ${link(page, "Leave the list")}.</p><p class="faint" style="${styles.small}">${link(wayOut.url, `Never get any email from the ${site.name} again`)}.</p>`,
            "0 32px 40px",
          ),
        ],
      }),
      headers: {
        ...headers,
        "List-Id": `<letter.${host}>`,
        "Message-ID": `<${messageId}@${host}>`,
      },
    };
  };
}

const WHY = `You’re receiving this because you subscribed to the ${site.name} newsletter.`;
