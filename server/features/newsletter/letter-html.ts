/** A letter's Markdown in the look of our mails: tables and inline styles, no picture, nothing fetched. */
import { lexer, type Token, type Tokens } from "marked";
import { link, row, ruleRow, styles } from "#server/mail/mail-layout.ts";
import { type Html, html } from "#server/platform/html.ts";
import { absolute, type Inline, inlineOf, listItems, tableCells } from "./letter-markdown.ts";

/**
 * The rows of a letter's text.
 *
 * @param origin where the site is reached, without a slash at the end.
 */
export function letterRows(content: string, origin: string): Html[] {
  return lexer(content).flatMap((token) => {
    if (token.type === "hr") return [ruleRow("20px 32px")];
    const block = blockOf(token, origin);
    return block ? [row(block, token.type === "heading" ? "22px 32px 0" : "6px 32px 4px")] : [];
  });
}

function blockOf(token: Token, origin: string): Html | undefined {
  const words = (tokens: readonly Token[] | undefined) => phrases(inlineOf(tokens), origin);
  switch (token.type) {
    case "heading":
      return html`<h2 class="ink" style="${styles.heading}">${words(token.tokens)}</h2>`;
    case "paragraph":
    case "text":
      return html`<p class="soft" style="${styles.lead}">${words(token.tokens)}</p>`;
    case "blockquote":
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="rule" style="${styles.quote}">${(token.tokens ?? []).map((part) => blockOf(part, origin))}</td></tr></table>`;
    case "list":
      return listOf(token as Tokens.List, origin);
    case "table":
      return tableOf(token as Tokens.Table, origin);
    case "code":
      return html`<p class="soft" style="${styles.lead}">${token.text}</p>`;
    default:
      return undefined;
  }
}

/** As a table, since mail programs indent lists each in another way. */
function listOf(list: Tokens.List, origin: string): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${listItems(
    list,
  ).map(
    ({ mark, blocks }) =>
      html`<tr><td class="gold" width="28" valign="top" style="${styles.number};font-size:17px">${mark}</td><td valign="top">${blocks.map((block) => blockOf(block, origin))}</td></tr>`,
  )}</table>`;
}

function tableOf(table: Tokens.Table, origin: string): Html {
  const { header, rows } = tableCells(table);
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${header.map(
    (cell) =>
      html`<th class="ink" align="left" valign="top" style="${styles.label};padding:0 12px 6px 0">${phrases(cell, origin)}</th>`,
  )}</tr>${rows.map(
    (cells) =>
      html`<tr>${cells.map((cell) => html`<td class="soft" valign="top" style="${styles.text};padding:4px 12px 4px 0">${phrases(cell, origin)}</td>`)}</tr>`,
  )}</table>`;
}

function phrases(parts: readonly Inline[], origin: string): Html[] {
  return parts.map((part) => {
    switch (part.kind) {
      case "link":
        return link(absolute(part.href, origin), part.text);
      case "strong":
        return html`<strong class="ink">${part.text}</strong>`;
      case "emphasis":
        return html`<em>${part.text}</em>`;
      case "break":
        return html`<br>`;
      default:
        return html`${part.text}`;
    }
  });
}
