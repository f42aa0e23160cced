/** What the HTML and the text of a letter read of its Markdown: HTML and pictures are left out. */
import type { Token, Tokens } from "marked";

/** A stretch of words that looks alike. */
export type Inline =
  | { readonly kind: "text" | "strong" | "emphasis"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string }
  | { readonly kind: "break"; readonly text: "" };

/** The words of a block; what stands inside a link or a bold stretch is taken as its words alone. */
export function inlineOf(tokens: readonly Token[] = []): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case "link":
        return [{ kind: "link", text: wordsOf(token.tokens), href: String(token.href) }];
      case "strong":
        return [{ kind: "strong", text: wordsOf(token.tokens) }];
      case "em":
        return [{ kind: "emphasis", text: wordsOf(token.tokens) }];
      case "br":
        return [{ kind: "break", text: "" }];
      case "html":
      case "image":
        return [];
      case "text":
        if (token.tokens) return inlineOf(token.tokens);
        return [{ kind: "text", text: plain(token.text) }];
      default:
        return [{ kind: "text", text: plain("text" in token ? String(token.text) : "") }];
    }
  });
}

const wordsOf = (tokens: readonly Token[] | undefined): string =>
  inlineOf(tokens)
    .map(({ text }) => text)
    .join("");

/** Marked leaves the entities that a writer typed; our own markup escapes again. */
function plain(text: string): string {
  return text
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

/** The points of a list, each with the mark before it. */
export function listItems({ items, ordered, start }: Tokens.List) {
  const first = Number(start) || 1;
  return items.map(({ tokens }, index) => ({
    mark: ordered ? `${first + index}.` : "\u2022",
    blocks: tokens,
  }));
}

/** A table's words by row. */
export function tableCells({ header, rows }: Tokens.Table) {
  const wordsIn = (cells: readonly Tokens.TableCell[]) =>
    cells.map(({ tokens }) => inlineOf(tokens));
  return { header: wordsIn(header), rows: rows.map(wordsIn) };
}

/** A link inside the site as a whole address. */
export const absolute = (href: string, origin: string): string =>
  href.startsWith("/") ? origin + href : href;
