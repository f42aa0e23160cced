/** A letter's Markdown as plain text: complete by itself, its links numbered below. */
import { lexer, type Token, type Tokens } from "marked";
import { wrapText } from "#server/mail/mail-text.ts";
import { absolute, type Inline, inlineOf, listItems, tableCells } from "./letter-markdown.ts";

/**
 * The paragraphs of a letter's text, and the links that its numbers stand for.
 *
 * @param origin where the site is reached, without a slash at the end.
 */
export function letterText(
  content: string,
  origin: string,
): { readonly paragraphs: readonly string[]; readonly links: readonly string[] } {
  const links: string[] = [];
  const words = (parts: readonly Inline[]) => numbered(parts, origin, links);
  const paragraphs = lexer(content)
    .map((token) => blockText(token, words, ""))
    .filter((text) => text !== "");
  return { paragraphs, links: links.map((url, index) => `[${index + 1}] ${url}`) };
}

type Words = (parts: readonly Inline[]) => string;

function blockText(token: Token, words: Words, indent: string): string {
  switch (token.type) {
    case "heading": {
      const title = words(inlineOf(token.tokens));
      return `${title}\n${"-".repeat(Math.min(title.length, 40))}`;
    }
    case "paragraph":
    case "text":
      return wrapText(words(inlineOf(token.tokens)), indent);
    case "blockquote":
      return (token.tokens ?? [])
        .map((part) => blockText(part, words, `${indent}> `))
        .join(`\n${indent}>\n`);
    case "list":
      return listItems(token as Tokens.List)
        .map(({ mark, blocks }) => itemText(mark, blocks, words, indent))
        .join("\n");
    case "table": {
      const { header, rows } = tableCells(token as Tokens.Table);
      return rows
        .map((cells) =>
          cells.map((cell, at) => `${words(header[at] ?? [])}: ${words(cell)}`).join("\n"),
        )
        .join("\n\n");
    }
    case "hr":
      return "* * *";
    case "code":
      return wrapText(token.text, indent);
    default:
      return "";
  }
}

function itemText(mark: string, blocks: readonly Token[], words: Words, indent: string): string {
  const hanging = indent + " ".repeat(mark.length + 1);
  const text = blocks
    .map((block) => blockText(block, words, hanging))
    .filter(Boolean)
    .join("\n");
  return `${indent}${mark} ${text.slice(hanging.length)}`;
}

/** Every link once: the same address keeps its number. */
function numbered(parts: readonly Inline[], origin: string, links: string[]): string {
  return parts
    .map((part) => {
      if (part.kind === "break") return " ";
      if (part.kind !== "link") return part.text;
      const url = absolute(part.href, origin);
      if (part.text === url) return url;
      if (!links.includes(url)) links.push(url);
      return `${part.text} [${links.indexOf(url) + 1}]`;
    })
    .join("");
}
