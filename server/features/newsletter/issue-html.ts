/** An issue's Markdown in the look of our mails: tables and inline styles, no picture, nothing fetched. */
import { Marked, type MarkedExtension } from "marked";
import { link, row, ruleRow, styles } from "#server/mail/mail-layout.ts";
import { type Html, html, safeMarkup } from "#server/platform/html.ts";
import { absolute, itemMark } from "./issue-text.ts";

const FULL_WIDTH = 'width="100%" cellpadding="0" cellspacing="0" border="0"';

/**
 * The rows of an issue's text.
 *
 * @param origin where the site is reached, without a slash at the end.
 */
export function issueRows(content: string, origin: string): Html[] {
  const issue = new Marked<string, string>({ renderer: rendererOf(origin) });
  return issue.lexer(content).flatMap((token) => {
    if (token.type === "hr") return [ruleRow("20px 32px")];
    const block = safeMarkup(issue.parser([token]));
    const padding = token.type === "heading" ? "22px 32px 0" : "6px 32px 4px";
    return String(block) === "" ? [] : [row(block, padding)];
  });
}

type IssueRenderer = NonNullable<MarkedExtension<string, string>["renderer"]>;

/** Lists are tables, since mail programs indent lists each in another way; HTML and pictures are left out. */
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
      // What is left to Marked is a stretch of words.
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
    html: () => "",
    image: () => "",
    checkbox: () => "",
  };
}
