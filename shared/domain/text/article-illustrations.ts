import { ILLUSTRATION_NAME } from "../site/illustrations.ts";

/** How an article's Markdown names an illustration: `![A lake between hills](drawing:lake)`. */
const SCHEME = "drawing:";

/** "river-bend" of `drawing:river-bend`; null for other addresses. */
export function illustrationNamed(address: string): string | null {
  if (!address.startsWith(SCHEME)) return null;
  const name = address.slice(SCHEME.length);
  return ILLUSTRATION_NAME.test(name) ? name : null;
}

export type ArticlePart =
  | { readonly kind: "text"; readonly markdown: string }
  | { readonly kind: "drawing"; readonly drawing: string; readonly caption: string };

/** An illustration in a paragraph of its own. */
const DRAWING = /^!\[([^\]\r\n]*)\]\((drawing:[a-z0-9-]+)\)[ \t]*$/gm;

/** An article's text and illustrations in order, without unknown illustrations. */
export function articleParts(content: string): ArticlePart[] {
  // Texts alternate with the caption and address of each illustration.
  const pieces = content.split(DRAWING);
  const parts: ArticlePart[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    const [markdown = "", caption = "", address = ""] = pieces.slice(at, at + 3);
    if (markdown.trim() !== "") parts.push({ kind: "text", markdown });
    const drawing = illustrationNamed(address);
    if (drawing !== null) parts.push({ kind: "drawing", drawing, caption: caption.trim() });
  }
  return parts;
}
