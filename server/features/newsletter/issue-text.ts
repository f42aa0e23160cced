/** An issue's Markdown as plain text: complete by itself, its links numbered below. */
import { Marked, type Tokens } from "marked";
import { wrapText } from "#server/mail/mail-text.ts";

/** A link inside the site as a whole address. */
export const absolute = (href: string, origin: string): string =>
  href.startsWith("/") ? origin + href : href;

/** What stands before a point of a list. */
export const itemMark = ({ ordered, start }: Tokens.List, index: number): string =>
  ordered ? `${(Number(start) || 1) + index}.` : "\u2022";

/**
 * The paragraphs of an issue's text, and the links that its numbers stand for. HTML and pictures are left out.
 *
 * @param origin where the site is reached, without a slash at the end.
 */
export function issueText(
  content: string,
  origin: string,
): { readonly paragraphs: readonly string[]; readonly links: readonly string[] } {
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
      strong({ tokens }) {
        return this.parser.parseInline(tokens);
      },
      em({ tokens }) {
        return this.parser.parseInline(tokens);
      },
      del({ tokens }) {
        return this.parser.parseInline(tokens);
      },
      hr: () => "* * *",
      code: ({ text }) => wrapText(text),
      codespan: ({ text }) => text,
      br: () => " ",
      html: () => "",
      image: () => "",
      checkbox: () => "",
    },
  });
  const blocks = issue.lexer(content).map((token) => issue.parser([token]));
  const numbered = links.map((url, index) => `[${index + 1}] ${url}`);
  return { paragraphs: blocks.filter((text) => text !== ""), links: numbered };
}

/** Marked leaves the entities that a writer typed. */
function withoutEntities(text: string): string {
  return text
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
