import { ILLUSTRATION_NAME } from "../site/illustrations.ts";

/** How an article's Markdown names an illustration: `![A lake between hills](drawing:lake)`. */
const SCHEME = "drawing:";

/** The illustration at an address of an article: "river-bend" of `drawing:river-bend`; null for any other address. */
export function drawingNamed(address: string): string | null {
  if (!address.startsWith(SCHEME)) return null;
  const name = address.slice(SCHEME.length);
  return ILLUSTRATION_NAME.test(name) ? name : null;
}

/** A stretch of an article: running text in Markdown, or a drawing with its caption. */
export type ArticlePart =
  | { readonly kind: "text"; readonly markdown: string }
  | { readonly kind: "drawing"; readonly drawing: string; readonly caption: string };

/** A drawing is in a paragraph of its own. */
const DRAWING = /^!\[([^\]\r\n]*)\]\((drawing:[a-z0-9-]+)\)[ \t]*$/gm;

/** An article's text and drawings in order; what names no illustration is left out. */
export function articleParts(content: string): ArticlePart[] {
  // Between the texts stand the caption and the address of each drawing.
  const pieces = content.split(DRAWING);
  const parts: ArticlePart[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    const [markdown = "", caption = "", address = ""] = pieces.slice(at, at + 3);
    if (markdown.trim() !== "") parts.push({ kind: "text", markdown });
    const drawing = drawingNamed(address);
    if (drawing !== null) parts.push({ kind: "drawing", drawing, caption: caption.trim() });
  }
  return parts;
}
