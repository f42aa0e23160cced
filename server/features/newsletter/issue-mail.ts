import { Marked, type MarkedExtension, type Renderer, type Tokens } from "marked";
import { link, mailDocument, row, ruleRow, styles } from "#server/mail/mail-layout.ts";
import { textBlocks, wrapText } from "#server/mail/mail-text.ts";
import type { MailFrame } from "#server/mail/never-mail.ts";
import { type Html, html, safeMarkup } from "#server/platform/html.ts";
import type { Mail } from "#server/platform/mailer.ts";
import { site } from "#shared/site.ts";
import type { Issue } from "./issue.ts";
import type { Reader } from "./issue-queries.ts";
import { leaving } from "./newsletter-mails.ts";

/** Gmail cuts a message whose HTML is longer, and with it the way out of the list. */
export const LARGEST_HTML_BYTES = 102_000;
const PREVIEW_LENGTH = 140;

/** Composes the mail to one reader. */
export type ComposeMail = (reader: Reader, frame: MailFrame, messageId: string) => Mail;

/**
 * Renders an issue once, and returns the function that composes each reader's mail.
 *
 * @param origin the site's public URL, without a trailing slash.
 */
export function issueMail(issue: Issue, origin: string): ComposeMail {
  const { subject, summary, article } = issue;
  const { paragraphs, links } = issueText(issue.content, origin);
  const rows = issueRows(issue.content, origin);
  const online = article && origin + article.path;
  const signature = article && `By ${article.author}`;
  const preview = summary ?? (paragraphs[0] ?? "").replace(/\s+/g, " ").slice(0, PREVIEW_LENGTH);
  return (reader, { config, optOut }, messageId) => {
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
        wrapText(optOut.line),
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
            html`<p class="faint" style="${styles.small};padding-bottom:10px">${WHY} ${link(page, "Leave the list")}.</p><p class="faint" style="${styles.small}">${link(optOut.url, `Never get any email from the ${site.name} again`)}.</p>`,
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

const FULL_WIDTH = 'width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Renders the Markdown as rows of tables with inline styles, as in our other mails. */
function issueRows(content: string, origin: string): Html[] {
  const issue = new Marked<string, string>({ renderer: rendererOf(origin) });
  return issue.lexer(content).flatMap((token) => {
    if (token.type === "hr") return [ruleRow("20px 32px")];
    const block = safeMarkup(issue.parser([token]));
    const padding = token.type === "heading" ? "22px 32px 0" : "6px 32px 4px";
    return String(block) === "" ? [] : [row(block, padding)];
  });
}

type IssueRenderer = NonNullable<MarkedExtension<string, string>["renderer"]>;

/** Lists become tables, because mail programs indent lists differently. */
function rendererOf(origin: string): IssueRenderer {
  const paragraph = (words: string) => `<p class="soft" style="${styles.lead}">${words}</p>`;
  return {
    heading({ tokens }) {
      return `<h2 class="ink" style="${styles.heading}">${this.parser.parseInline(tokens)}</h2>`;
    },
    paragraph({ tokens }) {
      return paragraph(this.parser.parseInline(tokens));
    },
    text(token) {
      if (!("tokens" in token && token.tokens)) return false;
      return paragraph(this.parser.parseInline(token.tokens));
    },
    blockquote({ tokens }) {
      return `<table role="presentation" ${FULL_WIDTH}><tr><td class="rule" style="${styles.quote}">${this.parser.parse(tokens)}</td></tr></table>`;
    },
    list(list) {
      const items = list.items.map(
        ({ tokens }, index) =>
          `<tr><td class="gold" width="28" valign="top" style="${styles.number};font-size:17px">${itemMark(list, index)}</td><td valign="top">${this.parser.parse(tokens)}</td></tr>`,
      );
      return `<table role="presentation" ${FULL_WIDTH}>${items.join("")}</table>`;
    },
    table({ header, rows }) {
      const rowsOf = [header, ...rows].map(
        (cells) => `<tr>${cells.map((cell) => this.tablecell(cell)).join("")}</tr>`,
      );
      return `<table ${FULL_WIDTH}>${rowsOf.join("")}</table>`;
    },
    tablecell({ header, tokens }) {
      const words = this.parser.parseInline(tokens);
      return header
        ? `<th class="ink" align="left" valign="top" style="${styles.label};padding:0 12px 6px 0">${words}</th>`
        : `<td class="soft" valign="top" style="${styles.text};padding:4px 12px 4px 0">${words}</td>`;
    },
    link({ href, tokens }) {
      return String(link(absolute(href, origin), safeMarkup(this.parser.parseInline(tokens))));
    },
    strong({ tokens }) {
      return `<strong class="ink">${this.parser.parseInline(tokens)}</strong>`;
    },
    code: ({ text }) => paragraph(String(html`${text}`)),
    codespan: ({ text }) => String(html`${text}`),
    ...LEFT_OUT,
  };
}

/** What no mail shows. */
const LEFT_OUT = { html: () => "", image: () => "", checkbox: () => "" };

const absolute = (href: string, origin: string): string =>
  href.startsWith("/") ? origin + href : href;

/** "1." or a bullet. */
const itemMark = ({ ordered, start }: Tokens.List, index: number): string =>
  ordered ? `${(Number(start) || 1) + index}.` : "\u2022";

/** Renders the Markdown as plain text with numbered links. */
function issueText(content: string, origin: string) {
  const links: string[] = [];
  const issue = new Marked({
    renderer: {
      heading({ tokens }) {
        const title = this.parser.parseInline(tokens);
        return `${title}\n${"-".repeat(Math.min(title.length, 40))}`;
      },
      paragraph({ tokens }) {
        return wrapText(this.parser.parseInline(tokens));
      },
      text(token) {
        if (!("tokens" in token && token.tokens)) return withoutEntities(token.text);
        return wrapText(this.parser.parseInline(token.tokens));
      },
      blockquote({ tokens }) {
        const blocks = tokens.map((token) => this.parser.parse([token])).filter(Boolean);
        return blocks
          .join("\n\n")
          .replace(/^(?=.)/gm, "> ")
          .replace(/^$/gm, ">");
      },
      list(list) {
        const items = list.items.map(({ tokens }, index) => {
          const mark = itemMark(list, index);
          const blocks = tokens.map((token) => this.parser.parse([token])).filter(Boolean);
          const hanging = `\n${" ".repeat(mark.length + 1)}`;
          return `${mark} ${blocks.join("\n").replaceAll("\n", hanging)}`;
        });
        return items.join("\n");
      },
      table({ header, rows }) {
        const words = (cell: Tokens.TableCell | undefined) =>
          this.parser.parseInline(cell?.tokens ?? []);
        const lines = (cells: readonly Tokens.TableCell[]) =>
          cells.map((cell, at) => `${words(header[at])}: ${words(cell)}`).join("\n");
        return rows.map(lines).join("\n\n");
      },
      /** Every link once: the same address keeps its number. */
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const url = absolute(href, origin);
        if (words === url) return url;
        if (!links.includes(url)) links.push(url);
        return `${words} [${links.indexOf(url) + 1}]`;
      },
      strong: plain,
      em: plain,
      del: plain,
      hr: () => "* * *",
      code: ({ text }) => wrapText(text),
      codespan: ({ text }) => text,
      br: () => " ",
      ...LEFT_OUT,
    },
  });
  const blocks = issue.lexer(content).map((token) => issue.parser([token]));
  const numbered = links.map((url, index) => `[${index + 1}] ${url}`);
  return { paragraphs: blocks.filter((text) => text !== ""), links: numbered };
}

/** The words alone, without what sets them off. */
function plain(this: Renderer, { tokens }: Tokens.Strong | Tokens.Em | Tokens.Del) {
  return this.parser.parseInline(tokens);
}

/** Decodes entities, which Marked leaves as typed. */
function withoutEntities(text: string): string {
  return text
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
